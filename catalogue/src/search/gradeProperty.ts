import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Wanted } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { gradeOfProperty, voltageShare } from './gradeShares.ts';
import { gradeValue } from './gradeValue.ts';
import { isNearLimit } from './plausibleValues.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import type { ValueTable } from './valueTable.ts';

interface PropertyGrading extends GradingContext {
  property: number;
  definition: PropertyDefinition;
  /** How well the query names the property; null when it does not. */
  naming: number | null;
  wanted: Wanted;
  grades: ConditionGrades;
  /** Null when the query names no property. */
  stated: StatedNaming | null;
  /** Grade of a perfect match. @default 1 */
  most?: number;
}

const unnamedLimitShare = 0.5;

/** Grades each distinct value of a property once, then the sizes that have it. */
export function gradeProperty(
  { productOfSize }: SizeIndex,
  table: ValueTable,
  { property, definition, naming, wanted, stated, voltages, most = 1, ...context }: PropertyGrading,
): void {
  const { isCandidate, runs } = context;
  const { sizes, isStated, isNamed, isLimit, isRange } = context.grades;
  const { owner, value, numbers } = table;
  const values = table.valuesOf(property);
  if (!values) return;
  const ratedAt = wanted.kind === 'quantity' ? numbers[3] : undefined;
  const isMeant = naming !== null;
  const share = most * gradeOfProperty(definition, isMeant);
  const own = naming ?? unnamed;
  const { rows, firstRows } = values;
  const gradeOf = Float64Array.from(
    firstRows,
    (row) => gradeValue(wanted, definition, numbers, row) * voltageShare(ratedAt?.[row], voltages) * share,
  );
  const limitOf = Uint8Array.from(firstRows, (row) =>
    Number(wanted.kind === 'quantity' && isUpperLimit(definition, numbers, row)),
  );
  const rangeOf = Uint8Array.from(firstRows, (row) =>
    Number(wanted.kind === 'quantity' && isClosedRange(numbers, row)),
  );
  for (const [at, row] of firstRows.entries())
    if (limitOf[at] && !isNearLimit(definition.key, wanted, numbers[1]?.[row] ?? 0)) gradeOf[at] = 0;
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
      if (stated && stated[product] !== own) continue;
      const isOtherRating = (ratedAt?.[row] ?? 0) < (highest?.get(product) ?? 0);
      const grade = (gradeOf[value[row] ?? 0] ?? 0) * (isOtherRating ? otherRatingShare : 1);
      if (grade > (sizes[size] ?? 0)) {
        sizes[size] = grade;
        isLimit[size] = limitOf[value[row] ?? 0] ?? 0;
        isRange[size] = rangeOf[value[row] ?? 0] ?? 0;
        isNamed[size] = Number(naming === 0);
      } else if (grade > 0 && grade === sizes[size] && !rangeOf[value[row] ?? 0]) isRange[size] = 0;
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

/** Whether a row of quantities has a lower and a higher end. */
const isClosedRange = ([low, high]: ValueTable['numbers'], row: number): boolean =>
  low?.[row] !== high?.[row] && Number.isFinite(low?.[row]) && Number.isFinite(high?.[row]);

/** Whether a row of quantities only has an upper limit. */
export const isUpperLimit = (
  { use }: PropertyDefinition,
  numbers: ValueTable['numbers'],
  row: number,
): boolean => use === 'fit' && numbers[0]?.[row] === -Infinity;

/** Per product: the position of the best-named group of which it has a property, or `unnamed`. */
export type StatedNaming = Uint8Array;

/** Stands for a property that no word names, and for a product that has no named property. */
export const unnamed = 255;

/** Properties whose names are also units of an order. */
const orderUnits: ReadonlySet<string> = new Set(['pack', 'packQuantity']);

/** Returns the naming of products before any named property was found. */
export const newStatedNaming = ({ productCount }: SizeIndex): StatedNaming =>
  new Uint8Array(productCount).fill(unnamed);

/**
 * Notes how well the best-named property of each product is named. Properties outside the first group only count if one of
 * their values meets the condition, and so do those that may be an order unit: '36 roll' is not a roll of 36 m.
 * @param isMet whether the value in a row meets the condition
 */
export function addStatedNaming(
  { productOfSize }: SizeIndex,
  { table, properties }: { table: ValueTable; properties: readonly NamedDefinition[] },
  isMet: (definition: PropertyDefinition, row: number) => boolean,
  stated: StatedNaming,
): void {
  const { owner, value } = table;
  for (const { property, definition, naming } of properties) {
    const values = table.valuesOf(property);
    if (naming === null || !values) continue;
    const isCertain = naming === 0 && !orderUnits.has(definition.key);
    const counts = isCertain ? null : values.firstRows.map((row) => Number(isMet(definition, row)));
    for (const row of values.rows) {
      if (counts && !counts[value[row] ?? 0]) continue;
      const product = productOfSize[owner[row] ?? 0] ?? 0;
      if (naming < (stated[product] ?? unnamed)) stated[product] = naming;
    }
  }
}

/** A property, its position in the index, and how well a query names it. */
export interface NamedDefinition {
  property: number;
  definition: PropertyDefinition;
  naming: number | null;
}

/** Whether the value in a row of a table meets a wanted one. */
export const meetingTest =
  (wanted: Wanted, { numbers }: ValueTable) =>
  (definition: PropertyDefinition, row: number): boolean =>
    gradeValue(wanted, definition, numbers, row) > 0;

/** Returns the position of the group of named properties that contains a key; null when none does. */
export const namingOf = (groups: readonly ReadonlySet<string>[], key: string | undefined): number | null => {
  const at = groups.findIndex((group) => key !== undefined && group.has(key));
  return at < 0 ? null : Math.min(at, unnamed - 1);
};
