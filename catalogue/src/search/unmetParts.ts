import { type Condition, namedGroups } from './condition.ts';
import { isExcluded } from './exclusions.ts';
import { firstRow, sizeTable, textTable } from './facetFields.ts';
import { sameGrade } from './rankProducts.ts';
import { sizeGrade } from './sumGrades.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Parts of a query that a product does not match. */
export interface UnmetParts {
  /** Conditions that its best sizes do not meet, and words that it does not contain. */
  missing: readonly (Condition | string)[];
  /** Its sizes that miss the fewest parts; all of them if only words are missing. */
  sizes: readonly number[];
}

/** Returns the parts of a query that a product does not match: words, and conditions of its best sizes. */
export function unmetParts(
  index: SizeIndex,
  { terms, conditions, exclusions }: MatchedQuery,
  product: number,
): UnmetParts {
  // If all sizes are excluded, they are compared with each other.
  const excluded = isExcluded(index, exclusions, product) ? undefined : exclusions?.sizes;
  const words = terms
    .filter(({ quality, isPurpose }) => !isPurpose && !quality[product])
    .map(({ text }) => text);
  const hard = conditions.filter(({ condition }) => !condition.isSoft);
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  if (from === end) {
    const unmet = hard.filter(({ grades }) => !grades.products[product]).map(({ condition }) => condition);
    return { missing: [...unmet, ...words], sizes: [] };
  }
  let minUnmet = Infinity;
  let sizes: number[] = [];
  let missing: Condition[] = [];
  for (let size = from; size < end; size += 1) {
    if (excluded?.[size]) continue;
    const unmet = hard.filter(({ grades }) => sizeGrade(grades, size, product) === 0);
    if (unmet.length > minUnmet) continue;
    const isSame = unmet.length === minUnmet && unmet[0]?.condition === missing[0];
    if (unmet.length < minUnmet) {
      minUnmet = unmet.length;
      sizes = [];
      missing = unmet.map(({ condition }) => condition);
    } else if (!isSame) continue;
    sizes.push(size);
  }
  const met = hard.filter(({ condition }) => !missing.includes(condition));
  return { missing: [...missing, ...words], sizes: bestSizes(sizes, product, met) };
}

/** Removes sizes that meet a condition much worse than the best: 25 A as AC-1 instead of AC-3 current. */
function bestSizes(
  sizes: readonly number[],
  product: number,
  met: readonly MatchedQuery['conditions'][number][],
): readonly number[] {
  return met.reduce((kept: readonly number[], { grades }) => {
    const best = Math.max(...kept.map((size) => sizeGrade(grades, size, product)));
    return kept.filter((size) => sizeGrade(grades, size, product) >= sameGrade * best);
  }, sizes);
}

/** Whether a product has any value for a condition: of the properties it names, or else of its dimension. */
export function hasKind(index: SizeIndex, product: number, condition: Condition): boolean {
  const { wanted } = condition;
  const kind = wanted.kind === 'quantity' ? wanted.dimension : wanted.kind;
  const keys =
    wanted.kind === 'quantity' && wanted.propertyKey
      ? new Set([wanted.propertyKey])
      : new Set(namedGroups(condition).flatMap((group) => [...group]));
  const hasValue = (table: ValueTable | undefined, from: number, end: number) => {
    if (!table) return false;
    const { owner, property } = table;
    for (let row = firstRow(owner, from); row < owner.length && (owner[row] ?? end) < end; row += 1) {
      if (keys.size === 0 || keys.has(index.properties[property[row] ?? 0]?.key ?? '')) return true;
    }
    return false;
  };
  const [from = 0, end = 0] = [index.firstSize[product], index.firstSize[product + 1]];
  return (
    hasValue(sizeTable(index, kind), from, end) || hasValue(textTable(index, kind), product, product + 1)
  );
}
