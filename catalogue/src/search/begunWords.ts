import { fieldQuality } from './productWords.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { stemWord } from './words.ts';

const lastWord = /(?<![^\s,;])(\p{L}{3,})$/u;

/** Rounded, because qualities are stored with single precision. */
const nameQuality = Math.fround(fieldQuality.name);

/**
 * Completes the last word of a text while it is typed to the word of the most product names: 'over' to 'overload', although
 * a name ends in 'Change-Over'. Returns the same text if the word is complete or begins none.
 */
export function completeLastWord(
  text: string,
  index: Pick<SizeIndex, 'words' | 'isLive'>,
  written: (stem: string) => string,
): string {
  const word = lastWord.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === '' || countNames(index, stemWord(word)) > 0) return text;
  let [best, most] = ['', 0];
  for (const stem of index.words.keys()) {
    if (!stem.startsWith(word) || stem.includes('_')) continue;
    const count = countNames(index, stem);
    if (count > most) [best, most] = [stem, count];
  }
  return most === 0 ? text : text.slice(0, -word.length) + written(best);
}

/** Counts the products with a word in their name before its details. */
function countNames({ words, isLive }: Pick<SizeIndex, 'words' | 'isLive'>, stem: string): number {
  const { products = [], quality = [] } = words.get(stem) ?? {};
  let count = 0;
  for (const [at, product] of products.entries())
    if (isLive[product] === 1 && (quality[at] ?? 0) >= nameQuality) count += 1;
  return count;
}

/** Returns a text without its last word, which may not be complete: 'nylon gland m2'. */
export const withoutLastWord = (text: string): string => text.trim().replace(/(?:^|\s+)\S+$/u, '');
