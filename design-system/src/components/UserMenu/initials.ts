const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Two letters for a name: of its first and last word, or the first two of its only one. */
export function initials(name: string): string {
  const words = (name.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []).map((word) =>
    [...letters.segment(word)].map(({ segment }) => segment),
  );
  const [first = [], ...others] = words;
  const last = others.at(-1);
  const chosen = last === undefined ? first.slice(0, 2) : [first[0], last[0]];
  return chosen.join('').toLocaleUpperCase('en-IN');
}
