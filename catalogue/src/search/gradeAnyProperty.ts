import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Condition } from './condition.ts';
import type { ConditionGrades, GradingContext } from './gradeCondition.ts';
import { isSameVoltage } from './gradeQuantity.ts';
import { nearRatedGrade, rankGrades, ratedVoltageGrade } from './gradeShares.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges } from './sizeRuns.ts';
import type { ValueTable } from './valueTable.ts';

/** '415 V' is met by ratings that hold at 415 V: 'Motor at 415 V'. */
export function gradeRatedVoltages(
  index: SizeIndex,
  voltage: number,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  for (const table of index.sizeValues.values()) {
    const ratedAt = table.numbers[3];
    if (!ratedAt) continue;
    gradeRows(
      index,
      table,
      { grades, ...context },
      () => (row) => ratedGrade(ratedAt[row] ?? Number.NaN, voltage),
    );
  }
}

const ratedGrade = (ratedAt: number, voltage: number) =>
  ratedAt === voltage ? ratedVoltageGrade : isSameVoltage(ratedAt, voltage) ? nearRatedGrade : 0;

/**
 * A number without a unit is any value by which sizes are chosen, a word of a cell, or a part of a code; two numbers are a
 * range as a table states it.
 */
export function gradePlainNumber(
  index: SizeIndex,
  { wanted }: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const [number, high] = wanted.kind === 'quantity' ? [wanted.low ?? 0, wanted.high ?? 0] : [0, 0];
  for (const table of index.sizeValues.values()) {
    const [lows, highs] = table.numbers;
    gradeRows(index, table, { grades, ...context }, ({ rank }) => (row) => {
      const [from = 0, to = 0] = [lows?.[row], highs?.[row]];
      const isEqual =
        high === number
          ? to === number || from === number || (from === to && to === number * 1000)
          : from === number && to === high;
      return isEqual ? rankGrades[rank] : 0;
    });
  }
  if (high !== number) return;
  const part = String(number);
  for (const size of index.words.get(part)?.sizes ?? []) {
    if ((grades.sizes[size] ?? 0) === 0) grades.sizes[size] = 0.5;
  }
  for (const [from, end] of context.runs) {
    for (let size = from; size < end; size += 1) {
      const code = index.codes[size] ?? '';
      if ((grades.sizes[size] ?? 0) === 0 && code.includes(part) && code.split('-').includes(part))
        grades.sizes[size] = 0.5;
    }
  }
}

/** Grades each different value of all properties of a table, and then the sizes of candidates with those that meet. */
function gradeRows(
  { properties, productOfSize }: SizeIndex,
  table: ValueTable,
  { grades: { sizes }, isCandidate, runs }: GradingContext & { grades: ConditionGrades },
  gradeBy: (definition: PropertyDefinition) => (row: number) => number,
): void {
  const { owner, value } = table;
  for (const property of table.properties) {
    const definition = properties[property];
    const values = table.valuesOf(property);
    if (!definition || !values) continue;
    const gradeOf = Float64Array.from(values.firstRows, gradeBy(definition));
    if (!gradeOf.some((grade) => grade > 0)) continue;
    for (const [from, end] of rowRanges(table, runs, values.rows)) {
      for (let at = from; at < end; at += 1) {
        const row = values.rows[at] ?? 0;
        const size = owner[row] ?? 0;
        if (!isCandidate[productOfSize[size] ?? 0]) continue;
        const grade = gradeOf[value[row] ?? 0] ?? 0;
        if (grade > (sizes[size] ?? 0)) sizes[size] = grade;
      }
    }
  }
}
