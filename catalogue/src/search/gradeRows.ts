import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { isUpperLimit, type StatedNaming, unnamed } from './gradeProperty.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges } from './sizeRuns.ts';
import type { ValueTable } from './valueTable.ts';

export interface NamedGrading {
  grades: ConditionGrades;
  /** Null when the query names no property; otherwise only the best-named properties of a product count. */
  stated: StatedNaming | null;
  /** How well the graded properties are named; null when they are not. */
  naming: number | null;
}

/**
 * Grades each distinct value of properties of a table, and then the candidates' sizes that have one.
 * @param keys all properties when omitted
 */
export function gradeRows(
  { properties, productOfSize }: SizeIndex,
  table: ValueTable,
  { grades: { sizes, isNamed, isLimit }, isCandidate, runs, stated, naming }: GradingContext & NamedGrading,
  gradeBy: (definition: PropertyDefinition) => (row: number) => number,
  keys?: ReadonlySet<string>,
): void {
  const { owner, value } = table;
  const own: number = naming ?? unnamed;
  for (const property of table.properties) {
    const definition = properties[property];
    const values = table.valuesOf(property);
    if (!definition || !values || (keys && !keys.has(definition.key))) continue;
    const gradeOf = Float64Array.from(values.firstRows, gradeBy(definition));
    if (!gradeOf.some((grade) => grade > 0)) continue;
    for (const [from, end] of rowRanges(table, runs, values.rows)) {
      for (let at = from; at < end; at += 1) {
        const row: number = values.rows[at] ?? 0;
        const size: number = owner[row] ?? 0;
        const product = productOfSize[size] ?? 0;
        if (!isCandidate[product] || (stated && stated[product] !== own)) continue;
        const grade = gradeOf[value[row] ?? 0] ?? 0;
        if (grade <= (sizes[size] ?? 0)) continue;
        sizes[size] = grade;
        isNamed[size] = Number(naming === 0);
        isLimit[size] = Number(naming !== null && isUpperLimit(definition, table.numbers, row));
      }
    }
  }
}
