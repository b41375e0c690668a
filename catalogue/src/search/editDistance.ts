/** Maximum number of typing errors: one from five letters on, two from ten on. */
export const allowedMistakes = (length: number): number => (length >= 10 ? 2 : length >= 5 ? 1 : 0);

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions. Returns `limit
 * + 1` as soon as the distance exceeds the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

/**
 * Bit set of the letters of a word: words whose sets differ by more than the allowed errors can explain need
 * no comparison.
 */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** Number of bits that differ. */
export function differingBits(a: number, b: number): number {
  let bits = (a ^ b) >>> 0;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
