import type { ThreadSystem } from '../properties/propertyValue.ts';
import { listEntryThreads } from './entryThreads.ts';
import { nameQuality } from './productWords.ts';
import type { Term } from './queryTerms.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { threadSystemOf } from './vocabulary/threadWords.ts';
import { stemsOf } from './words.ts';

/** 'Unarmoured' and 'uninsulated'; shorter words such as 'unit' have no opposite. */
const negatedStem = /^un(?=\p{L}{4})/u;

/**
 * Returns 1 for products that contradict a word: a gland 'for Armoured Cable' is none for an unarmoured cable, and one with
 * PG threads is not metric. Null without such a word.
 */
export function contradictedProducts(
  index: SizeIndex,
  terms: readonly Pick<Term, 'text' | 'isExcluded'>[],
): Uint8Array | null {
  const { words } = index;
  const stems = terms.flatMap(({ text, isExcluded }) => (isExcluded ? [] : stemsOf(text)));
  const negated = stems.filter((stem) => negatedStem.test(stem) && words.has(stem.replace(negatedStem, '')));
  const [system, ...others] = new Set(stems.flatMap((stem) => threadSystemOf(stem) ?? []));
  const isOfOneSystem = system !== undefined && others.length === 0;
  if (negated.length === 0 && !isOfOneSystem) return null;
  const isContradicted = isOfOneSystem
    ? productsOfOtherThreads(index, system)
    : new Uint8Array(index.productCount);
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

/** Returns 1 for products that only have entry threads of other systems. */
function productsOfOtherThreads(index: SizeIndex, system: ThreadSystem): Uint8Array {
  const { productCount, productOfSize } = index;
  const [isOfOther, isOfSystem] = [new Uint8Array(productCount), new Uint8Array(productCount)];
  for (const thread of listEntryThreads(index))
    (thread.system === system ? isOfSystem : isOfOther)[productOfSize[thread.size] ?? 0] = 1;
  return isOfOther.map((isOther, product) => (isOther === 1 && isOfSystem[product] === 0 ? 1 : 0));
}
