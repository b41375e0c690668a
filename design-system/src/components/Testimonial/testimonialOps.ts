/** Possible numbers of stars. */
const starCounts = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof starCounts)[number];

/** Returns a rating rounded to 1–5 stars (S-107); null unless it is a finite number. */
export function roundRating(rating: number): StarCount | null {
  if (!Number.isFinite(rating)) return null;
  return starCounts.findLast((count) => count <= Math.round(rating)) ?? 1;
}

/** Returns the initials of the first and the last name, for an author without an avatar. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter((name) => name !== '');
  const outerNames = names.length > 1 ? [names[0], names.at(-1)] : names;
  return outerNames.map((name = '') => [...name][0]?.toUpperCase() ?? '').join('');
}
