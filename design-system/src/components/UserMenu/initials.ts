const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Returns two initials: of the first and last word, or the first two letters of a single word. */
export function initials(name: string): string {
  const words = (name.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []).map((word) =>
    [...letters.segment(word)].map(({ segment }) => segment),
  );
  const [first = [], ...others] = words;
  const last = others.at(-1);
  const initialLetters = last === undefined ? first.slice(0, 2) : [first[0], last[0]];
  return initialLetters.join('').toLocaleUpperCase('en-IN');
}
