import type { Wanted } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { nearGrade } from './gradeQuantity.ts';
import type { SizeIndex } from './sizeIndex.ts';

/** A 'set of 3' suits a device with three poles, if the product states no poles itself. */
export function gradeSets(
  { words, productOfSize }: SizeIndex,
  wanted: Wanted,
  { sizes, isStated }: ConditionGrades,
  { isCandidate }: GradingContext,
): void {
  if (wanted.kind !== 'quantity' || wanted.propertyKey !== 'poles' || wanted.low !== wanted.high) return;
  const ofCount = new Set(words.get(String(wanted.low))?.sizes);
  for (const size of words.get('set')?.sizes ?? []) {
    const product = productOfSize[size] ?? 0;
    const isSuited = ofCount.has(size) && isCandidate[product] && !isStated[product];
    if (isSuited) sizes[size] = Math.max(sizes[size] ?? 0, nearGrade);
  }
}
