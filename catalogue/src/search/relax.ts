import type { Condition } from './condition.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { RankedProduct } from './candidate.ts';
import { rankProducts } from './rankProducts.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** The results when one condition is dropped. */
export interface Relaxed {
  dropped: Condition;
  products: readonly RankedProduct[];
  sizeCount: number;
}

/** Measured dimensions are dropped last: a cable or thread cannot change. */
export const isMeasured = ({ wanted }: Condition) =>
  wanted.kind === 'thread' ||
  wanted.kind === 'extent' ||
  (wanted.kind === 'quantity' && wanted.dimension === 'length');

/** Drops the one condition without which the most sizes match, measured ones last; null when none helps. */
export function relax(index: SizeIndex, matched: MatchedQuery): Relaxed | null {
  const choices = matched.conditions.flatMap(({ condition }, dropped) => {
    const conditions = matched.conditions.filter((_each, at) => at !== dropped);
    if (condition.isSoft || !conditions.some((each) => !each.condition.isSoft)) return [];
    const products = rankProducts(index, { ...matched, conditions }).filter(({ sizes }) => sizes.length > 0);
    const sizeCount = products.reduce((sum, { sizes }) => sum + sizes.length, 0);
    return sizeCount === 0 ? [] : [{ dropped: condition, products, sizeCount }];
  });
  const [best = null] = choices.toSorted(
    (a, b) => Number(isMeasured(a.dropped)) - Number(isMeasured(b.dropped)) || b.sizeCount - a.sizeCount,
  );
  return best;
}
