import type { Condition } from './condition.ts';
import { sizeGrade } from './rankProducts.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** What a product lacks of a question. */
export interface UnmetParts {
  /** Conditions that its best sizes do not meet, and words that it does not hold. */
  missing: readonly (Condition | string)[];
  /** Its best sizes, those that lack the least; all of a product that lacks words alone. */
  sizes: readonly number[];
}

/** Says what a product lacks of a question: words, and the conditions that its best sizes do not meet. */
export function unmetParts(
  index: SizeIndex,
  { terms, conditions }: MatchedQuery,
  product: number,
): UnmetParts {
  const words = terms
    .filter(({ quality, isPurpose }) => !isPurpose && !quality[product])
    .map(({ text }) => text);
  const hard = conditions.filter(({ condition }) => !condition.isSoft);
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  if (from === end) {
    const unmet = hard.filter(({ grades }) => !grades.products[product]).map(({ condition }) => condition);
    return { missing: [...unmet, ...words], sizes: [] };
  }
  let least = Infinity;
  let sizes: number[] = [];
  let missing: Condition[] = [];
  for (let size = from; size < end; size += 1) {
    const unmet = hard.filter(({ grades }) => sizeGrade(grades, size, product) === 0);
    if (unmet.length > least) continue;
    const isSame = unmet.length === least && unmet[0]?.condition === missing[0];
    if (unmet.length < least) {
      least = unmet.length;
      sizes = [];
      missing = unmet.map(({ condition }) => condition);
    } else if (!isSame) continue;
    sizes.push(size);
  }
  return { missing: [...missing, ...words], sizes };
}
