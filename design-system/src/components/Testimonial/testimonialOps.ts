const maxRating = 5;

/** Returns a rating rounded to 1–5 stars (S-107); null unless it is a finite number. */
export function roundRating(rating: number): number | null {
  if (!Number.isFinite(rating)) return null;
  return Math.min(maxRating, Math.max(1, Math.round(rating)));
}

/** Returns the initials of the first and the last name, for an author without an avatar. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter((name) => name !== '');
  const outerNames = names.length > 1 ? [names[0], names.at(-1)] : names;
  return outerNames.map((name = '') => [...name][0]?.toUpperCase() ?? '').join('');
}
