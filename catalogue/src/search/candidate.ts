export interface RankedProduct {
  product: number;
  score: number;
  /** Sizes that meet all conditions; empty if none does, or if the query has no condition on sizes. */
  sizes: readonly number[];
  /** Whether it is of the queried kind and meets all conditions. */
  isMatch: boolean;
}

/**
 * A product with what its best size meets. It is mutated into the ranked product, because a large catalogue
 * has tens of thousands.
 */
export interface Candidate extends RankedProduct {
  words: number;
  conditions: number;
  score: number;
  /** Sizes that meet all conditions; finally, the marked ones. */
  sizes: readonly number[];
  isMatch: boolean;
  meetsAll: boolean;
  isSizeless: boolean;
  /** Whether the query excludes it. */
  isExcluded: boolean;
}

/** Returns the best word score of products; 0 without any. */
export function maxWordsOf(candidates: readonly Candidate[]): number {
  let max = 0;
  for (const { words } of candidates) if (words > max) max = words;
  return max;
}
