import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Wanted } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { gradeOfProperty, voltageShare } from './gradeShares.ts';
import { gradeValue } from './gradeValue.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import type { ValueTable } from './valueTable.ts';

interface PropertyGrading extends GradingContext {
  property: number;
  definition: PropertyDefinition;
  /** Whether the query names the property. */
  isMeant: boolean;
  wanted: Wanted;
  grades: ConditionGrades;
  /** Products with a named property; null when none is named. */
  hasNamed: Uint8Array | null;
  /** Grade of a perfect match. @default 1 */
  most?: number;
}

const unnamedLimitShare = 0.5;

/** Grades each distinct value of a property once, then the sizes that have it. */
export function gradeProperty(
  { productOfSize }: SizeIndex,
  table: ValueTable,
  { property, definition, isMeant, wanted, hasNamed, voltages, most = 1, ...context }: PropertyGrading,
): void {
  const { isCandidate, runs } = context;
  const { sizes, isStated, isNamed, isLimit } = context.grades;
  const { owner, value, numbers } = table;
  const values = table.valuesOf(property);
  if (!values) return;
  const ratedAt = wanted.kind === 'quantity' ? numbers[3] : undefined;
  const share = most * gradeOfProperty(definition, isMeant);
  const { rows, firstRows } = values;
  const gradeOf = Float64Array.from(
    firstRows,
    (row) => gradeValue(wanted, definition, numbers, row) * voltageShare(ratedAt?.[row], voltages) * share,
  );
  const limitOf = Uint8Array.from(firstRows, (row) => Number(isUpperLimit(wanted, definition, numbers, row)));
  // '8 inch tie' does not mean a tie for bundles of up to 220 mm.
  if (definition.rank === 2 && !isMeant)
    for (const [at, isLimited] of limitOf.entries())
      if (isLimited) gradeOf[at] = unnamedLimitShare * (gradeOf[at] ?? 0);
  const marksStated = definition.rank < 3;
  const ranges = rowRanges(table, runs, rows);
  const isPower = wanted.kind === 'quantity' && wanted.dimension === 'power';
  const highest =
    isPower && voltages.length === 0 ? highestVoltages(productOfSize, table, rows, ranges) : null;
  for (const [from, end] of ranges) {
    for (let at = from; at < end; at += 1) {
      const row = rows[at] ?? 0;
      const size = owner[row] ?? 0;
      const product = productOfSize[size] ?? 0;
      if (!isCandidate[product]) continue;
      if (marksStated) isStated[product] = 1;
      // If a query names a property, no other property of a product that has it can match.
      if (!isMeant && hasNamed?.[product]) continue;
      const isOtherRating = (ratedAt?.[row] ?? 0) < (highest?.get(product) ?? 0);
      const grade = (gradeOf[value[row] ?? 0] ?? 0) * (isOtherRating ? otherRatingShare : 1);
      if (grade > (sizes[size] ?? 0)) {
        sizes[size] = grade;
        isLimit[size] = limitOf[value[row] ?? 0] ?? 0;
        isNamed[size] = Number(isMeant);
      }
    }
  }
}

/** Share for a motor power at a voltage other than the three-phase one, which queries assume. */
const otherRatingShare = 0.7;

/** Returns the highest voltage of each product's ratings. */
function highestVoltages(
  productOfSize: Uint32Array,
  { owner, numbers }: ValueTable,
  rows: Uint32Array,
  ranges: SizeRuns,
): ReadonlyMap<number, number> {
  const highest = new Map<number, number>();
  for (const [from, end] of ranges) {
    for (let at = from; at < end; at += 1) {
      const row = rows[at] ?? 0;
      const product = productOfSize[owner[row] ?? 0] ?? 0;
      const voltage = numbers[3]?.[row] ?? 0;
      if (voltage > (highest.get(product) ?? 0)) highest.set(product, voltage);
    }
  }
  return highest;
}

const isUpperLimit = (
  { kind }: Wanted,
  { use }: PropertyDefinition,
  numbers: ValueTable['numbers'],
  row: number,
): boolean => kind === 'quantity' && use === 'fit' && numbers[0]?.[row] === -Infinity;

/** Returns 1 for products with one of the properties. */
export function productsWith(
  { productCount, productOfSize }: SizeIndex,
  table: ValueTable,
  properties: readonly { property: number }[],
): Uint8Array {
  const products = new Uint8Array(productCount);
  const { owner } = table;
  for (const { property } of properties) {
    for (const row of table.valuesOf(property)?.rows ?? []) products[productOfSize[owner[row] ?? 0] ?? 0] = 1;
  }
  return products;
}
