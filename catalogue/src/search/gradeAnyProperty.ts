import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Dimension } from '../properties/dimension.ts';
import type { Condition, WantedQuantity } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { gradeQuantity, isSameVoltage } from './gradeQuantity.ts';
import { nearRatedGrade, rankGrades, ratedVoltageGrade } from './gradeShares.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { supplyNumber } from './storedValue.ts';
import { rowRanges } from './sizeRuns.ts';
import { valueColumns, type ValueTable } from './valueTable.ts';

/** '415 V' matches ratings at 415 V, such as 'Motor at 415 V', unless a size only has another supply voltage. */
export function gradeRatedVoltages(
  index: SizeIndex,
  { low, supply }: WantedQuantity,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const voltage = low ?? 0;
  const before = supply ? grades.sizes.slice() : null;
  for (const table of index.sizeValues.values()) {
    const ratedAt = table.numbers[3];
    if (!ratedAt) continue;
    gradeRows(
      index,
      table,
      { grades, ...context, hasNamed: null },
      () => (row) => ratedGrade(ratedAt[row] ?? Number.NaN, voltage),
    );
  }
  if (!before) return;
  const isOther = otherSupply(index, supplyNumber(supply), context);
  for (const [from, end] of context.runs)
    for (let size = from; size < end; size += 1) if (isOther[size]) grades.sizes[size] = before[size] ?? 0;
}

/** Returns 1 for sizes with a different supply and not the wanted one: '7 VA AC' is not a coil for 24 V DC. */
function otherSupply(
  { sizeCount, sizeValues }: SizeIndex,
  wanted: number,
  { runs }: GradingContext,
): Uint8Array {
  const isOther = new Uint8Array(sizeCount);
  for (const table of sizeValues.values()) {
    const supplies = table.numbers.length === valueColumns.quantity.length ? table.numbers[2] : undefined;
    if (!supplies) continue;
    for (const [from, end] of rowRanges(table, runs)) {
      for (let row = from; row < end; row += 1) {
        const stated = supplies[row] ?? 0;
        const size = table.owner[row] ?? 0;
        if (stated !== 0 && (stated & wanted) === 0 && isOther[size] !== 2) isOther[size] = 1;
        else if ((stated & wanted) !== 0) isOther[size] = 2;
      }
    }
  }
  return isOther.map((each) => Number(each === 1));
}

const ratedGrade = (ratedAt: number, voltage: number) =>
  ratedAt === voltage ? ratedVoltageGrade : isSameVoltage(ratedAt, voltage) ? nearRatedGrade : 0;

/**
 * A number without a unit matches any selection criterion, a word of a cell, or a part of a code; two numbers
 * match a range in the table. If an adjacent word names a property that the product has, it is a value of
 * that property.
 */
export function gradePlainNumber(
  index: SizeIndex,
  { wanted, named }: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  if (wanted.kind !== 'quantity') return;
  const [number, high] = [wanted.low ?? 0, wanted.high ?? 0];
  const hasNamed = named.size === 0 ? null : gradeNamedNumber(index, { wanted, named }, grades, context);
  // A bound only applies to a named property.
  if (wanted.low === null || wanted.high === null) return;
  for (const table of index.sizeValues.values()) {
    const [lows, highs] = table.numbers;
    gradeRows(index, table, { grades, ...context, hasNamed }, ({ rank }) => (row) => {
      const [from = 0, to = 0] = [lows?.[row], highs?.[row]];
      const isEqual =
        high === number
          ? to === number || from === number || (from === to && to === number * 1000)
          : from === number && to === high;
      return isEqual ? rankGrades[rank] : 0;
    });
  }
  if (high === number) gradeNumberWord(index, number, { grades, ...context, hasNamed });
}

/** Minimum grade for a number without a unit: substitutes do not count, because they could match anything. */
const exactGrade = 0.9;

/** Grades the values of named properties, and returns the products that have one. */
function gradeNamedNumber(
  index: SizeIndex,
  { wanted, named }: { wanted: WantedQuantity; named: ReadonlySet<string> },
  grades: ConditionGrades,
  context: GradingContext,
): Uint8Array {
  const hasNamed = new Uint8Array(index.productCount);
  for (const [name, table] of index.sizeValues) {
    if (table.numbers.length !== valueColumns.quantity.length) continue;
    const properties = [...table.properties].filter((property) =>
      named.has(index.properties[property]?.key ?? ''),
    );
    if (properties.length === 0) continue;
    markProducts(index, table, properties, hasNamed);
    const [lows, highs, supplies] = table.numbers;
    const meant = [1, ...(thousands.has(name) ? [1000] : [])].map((factor): WantedQuantity => ({
      ...wanted,
      dimension: name as Dimension,
      low: wanted.low === null ? null : wanted.low * factor,
      high: wanted.high === null ? null : wanted.high * factor,
    }));
    const gradeBy =
      ({ key, use }: PropertyDefinition) =>
      (row: number) => {
        if (!named.has(key)) return 0;
        const [low = 0, high = 0, supply = 0] = [lows?.[row], highs?.[row], supplies?.[row]];
        const grade = Math.max(...meant.map((each) => gradeQuantity(each, use, low, high, supply)));
        return grade >= exactGrade ? grade : 0;
      };
    gradeRows(index, table, { grades, ...context, hasNamed: null }, gradeBy);
  }
  return hasNamed;
}

/** 'Motor 5.5' usually means 5.5 kW, and 'breaking 36' means 36 kA. */
const thousands: ReadonlySet<string> = new Set(['power', 'reactivePower', 'current']);

function markProducts(
  { productOfSize }: SizeIndex,
  table: ValueTable,
  properties: readonly number[],
  products: Uint8Array,
): void {
  for (const property of properties) {
    for (const row of table.valuesOf(property)?.rows ?? [])
      products[productOfSize[table.owner[row] ?? 0] ?? 0] = 1;
  }
}

/** Matches a number that is a word of a cell or a part of a code. */
function gradeNumberWord(
  index: SizeIndex,
  number: number,
  { grades, runs, hasNamed }: GradingContext & NamedGrading,
): void {
  const part = String(number);
  const isOpen = (size: number) =>
    (grades.sizes[size] ?? 0) === 0 && !hasNamed?.[index.productOfSize[size] ?? 0];
  for (const size of index.words.get(part)?.sizes ?? []) if (isOpen(size)) grades.sizes[size] = 0.5;
  for (const [from, end] of runs) {
    for (let size = from; size < end; size += 1) {
      const code = index.codes[size] ?? '';
      if (isOpen(size) && code.includes(part) && code.split('-').includes(part)) grades.sizes[size] = 0.5;
    }
  }
}

interface NamedGrading {
  grades: ConditionGrades;
  /** Products with a named property; their other properties do not count. Null when none is named. */
  hasNamed: Uint8Array | null;
}

/** Grades each distinct value of all properties of a table, and then the candidates' sizes that have one. */
function gradeRows(
  { properties, productOfSize }: SizeIndex,
  table: ValueTable,
  { grades: { sizes }, isCandidate, runs, hasNamed }: GradingContext & NamedGrading,
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
        const product = productOfSize[size] ?? 0;
        if (!isCandidate[product] || hasNamed?.[product]) continue;
        const grade = gradeOf[value[row] ?? 0] ?? 0;
        if (grade > (sizes[size] ?? 0)) sizes[size] = grade;
      }
    }
  }
}
