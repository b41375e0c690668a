import { nameQuality } from './productWords.ts';
import type { Term } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { stemsOf } from './words.ts';

/** 'Unarmoured' and 'uninsulated'; shorter words such as 'unit' have no opposite. */
const negatedStem = /^un(?=\p{L}{4})/u;

/**
 * Returns 1 for products whose name states the opposite of a word: a gland 'for Armoured Cable' is none for an unarmoured
 * cable. Null without such a word.
 */
export function contradictedProducts(
  { words, productCount }: SizeIndex,
  terms: readonly Pick<Term, 'text' | 'isExcluded'>[],
): Uint8Array | null {
  const negated = terms
    .flatMap(({ text, isExcluded }) => (isExcluded ? [] : stemsOf(text)))
    .filter((stem) => negatedStem.test(stem) && words.has(stem.replace(negatedStem, '')));
  if (negated.length === 0) return null;
  const isContradicted = new Uint8Array(productCount);
  const note = (stem: string, noted: number) => {
    const { products = [], quality = [] } = words.get(stem) ?? {};
    for (const [at, product] of products.entries())
      if ((quality[at] ?? 0) >= Math.fround(nameQuality)) isContradicted[product] = noted;
  };
  for (const stem of negated) {
    note(stem.replace(negatedStem, ''), 1);
    note(stem, 0);
  }
  return isContradicted;
}
