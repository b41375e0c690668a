const maxRating = 5;

/** Stars of a rating, from 1 to 5 (S-107); null for what is no number. */
export function roundRating(rating: number): number | null {
  if (!Number.isFinite(rating)) return null;
  return Math.min(maxRating, Math.max(1, Math.round(rating)));
}

/** First letters of the first and the last name, for a person without a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
}
