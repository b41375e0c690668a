import type { ConditionGrades } from './conditionGrades.ts';
import { textGrade } from './gradeShares.ts';
import type { MatchedQuery } from './searchSizes.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** Weight of a plain number, relative to a quantity. */
const softShare = 0.5;

/** How the candidates' sizes meet all conditions together. */
export interface SummedGrades {
  /** The sum of their grades; a plain number counts less than a quantity. */
  sums: Float64Array;
  /** 1 for sizes that do not meet a condition with a unit. */
  unmet: Uint8Array;
}

/** The product's texts apply to its sizes when the table has no value. */
export const sizeGrade = (
  { sizes, products, isStated }: ConditionGrades,
  size: number,
  product: number,
): number => {
  const own = sizes[size] ?? 0;
  return own > 0 || isStated[product] ? own : (products[product] ?? 0);
};

/** Returns the grade for comparing sizes: values in texts count as much as values in tables. */
export const comparedGrade = (grades: ConditionGrades, size: number, product: number): number => {
  const isOfText = !grades.sizes[size] && !grades.isStated[product];
  return isOfText ? (grades.products[product] ?? 0) / textGrade : (grades.sizes[size] ?? 0);
};

/**
 * Sums the grades of each size, one condition at a time, so that the columns of a large catalogue are read
 * sequentially.
 */
export function sumGrades(
  { firstSize, sizeCount }: SizeIndex,
  { conditions, isCandidate }: Pick<MatchedQuery, 'conditions' | 'isCandidate'>,
): SummedGrades {
  const length = conditions.length === 0 ? 0 : sizeCount;
  const summed = { sums: new Float64Array(length), unmet: new Uint8Array(length) };
  for (const { condition, grades } of conditions)
    addGrades(firstSize, isCandidate, { grades, isSoft: condition.isSoft }, summed);
  return summed;
}

function addGrades(
  firstSize: Uint32Array,
  isCandidate: Uint8Array,
  { grades: { sizes, products, isStated }, isSoft }: { grades: ConditionGrades; isSoft: boolean },
  { sums, unmet }: SummedGrades,
): void {
  const share = isSoft ? softShare : 1;
  for (let product = 0; product < isCandidate.length; product += 1) {
    if (!isCandidate[product]) continue;
    const ofTexts = isStated[product] ? 0 : (products[product] ?? 0);
    const end = firstSize[product + 1] ?? 0;
    for (let size = firstSize[product] ?? 0; size < end; size += 1) {
      const grade = sizes[size] || ofTexts;
      if (grade === 0) {
        if (!isSoft) unmet[size] = 1;
      } else sums[size] = (sums[size] ?? 0) + share * grade;
    }
  }
}
