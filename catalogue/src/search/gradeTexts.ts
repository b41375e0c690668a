import type { Condition } from './condition.ts';
import type { ConditionGrades } from './conditionGrades.ts';
import { textGrade } from './gradeShares.ts';
import { gradeValue } from './gradeValue.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Grades products by their texts. */
export function gradeTexts(
  index: SizeIndex,
  { wanted }: Condition,
  { owner, property, numbers }: ValueTable,
  grades: ConditionGrades,
): void {
  const [met, others] = [new Set<number>(), new Set<number>()];
  for (let row = 0; row < owner.length; row += 1) {
    const definition = index.properties[property[row] ?? 0];
    if (
      !definition ||
      (wanted.kind === 'quantity' && wanted.propertyKey && definition.key !== wanted.propertyKey)
    )
      continue;
    const product = owner[row] ?? 0;
    const grade = textGrade * gradeValue(wanted, definition, numbers, row);
    if (wanted.kind === 'quantity' && wanted.propertyKey) (grade === 0 ? others : met).add(product);
    if (grade > (grades.products[product] ?? 0)) grades.products[product] = grade;
  }
  const severalCounts = [...met].filter((product) => others.has(product));
  if (wanted.kind === 'quantity') gradeByCodes(index, severalCounts, String(wanted.low), grades);
}

/** If a text has several counts ('8 or 11 pins'), the code determines the count of a size: EV-OR11-24D. */
function gradeByCodes(
  index: SizeIndex,
  products: readonly number[],
  count: string,
  grades: ConditionGrades,
): void {
  for (const product of products) {
    const grade = grades.products[product] ?? 0;
    if (grade === 0 || grades.isStated[product]) continue;
    const end = index.firstSize[product + 1] ?? 0;
    const sizes: number[] = [];
    for (let size = index.firstSize[product] ?? 0; size < end; size += 1) {
      if (index.codes[size]?.match(/\d+/g)?.includes(count)) sizes.push(size);
    }
    if (sizes.length === 0) continue;
    for (const size of sizes) grades.sizes[size] = grade;
    grades.isStated[product] = 1;
  }
}
