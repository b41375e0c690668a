import { type Condition, namedGroups } from './condition.ts';
import { type FacetField, fieldKey } from './facetFields.ts';
import { meetsFilter, type SizeFilter } from './filterSizes.ts';
import { gradeValue } from './gradeValue.ts';
import { asCrossSection, conductorShare } from './gradeOtherDimension.ts';
import { isSide, placesOfSides } from './gradeExtents.ts';
import { gradeOfProperty, ratedVoltageGrade, voltageShare } from './gradeShares.ts';
import { propertyByKey } from '../properties/readProperty.ts';
import { type CellValue, propertyOfValue, type SizeReading } from './sizeReading.ts';

/** A cell that meets a condition, with its property: key, address key and name. */
export interface MatchingCell {
  cell: number;
  key: string;
  field: string;
  name: string;
  /** Kind of its value: a dimension, or another kind. */
  table: string;
}

/** A value of a size with its cell. */
interface PlacedValue {
  cell: number;
  title: string;
  value: CellValue;
}

/** Values in the tables that apply to a condition. */
const appliesTo = ({ wanted }: Condition, { key, table }: CellValue) =>
  wanted.kind === 'quantity'
    ? (wanted.propertyKey === undefined || wanted.propertyKey === key) &&
      (table === wanted.dimension || (wanted.dimension === 'length' && table === 'extent'))
    : table === wanted.kind;

/**
 * Returns the cells of a size that meet a condition, graded as in the search: the best one, or the columns of
 * several sides; empty if none does.
 * @param voltages voltages in the query, for ratings at several voltages
 */
export function matchingCells(
  size: SizeReading,
  condition: Condition,
  voltages: readonly number[] = [],
): MatchingCell[] {
  const placed = size.cells.flatMap(({ title, values }, cell): PlacedValue[] =>
    values.map((value) => ({ cell, title, value })),
  );
  const best = bestValue(placed, condition, voltages);
  return [...(best ? [best] : sidesOf(placed, condition))].map(({ cell, title, value }) => {
    const property = propertyOfValue(value, title);
    const { key, table } = value;
    const name = isRatedAt(value, condition) ? ratedVoltageName : property.name;
    return { cell, key, field: fieldKey(property, table), name, table };
  });
}

/** Returns the cell of a size that best meets a condition; null if none does. */
export const matchingCell = (
  size: SizeReading,
  condition: Condition,
  voltages: readonly number[] = [],
): MatchingCell | null => matchingCells(size, condition, voltages)[0] ?? null;

function bestValue(
  placed: readonly PlacedValue[],
  condition: Condition,
  voltages: readonly number[],
): PlacedValue | null {
  const matching = placed.filter(({ value }) => appliesTo(condition, value));
  const groups = namedGroups(condition).map((group) => matching.filter(({ value }) => group.has(value.key)));
  const named =
    groups.find((group, at) => group.some((each) => at === 0 || gradeOf(each, condition) > 0)) ?? [];
  // A named property excludes the other properties of a size that has it.
  let [best, most]: [PlacedValue | null, number] = [null, 0];
  for (const each of named.length > 0 ? named : matching) {
    const { value, title } = each;
    const ratedAt = condition.wanted.kind === 'quantity' ? value.numbers[3] : undefined;
    const grade =
      gradeOf(each, condition) *
      voltageShare(ratedAt, voltages) *
      gradeOfProperty(propertyOfValue(value, title), named.length > 0);
    if (grade > most) [best, most] = [each, grade];
  }
  const conductor = named.length > 0 ? null : conductorValue(placed, condition);
  if (conductor && conductor.grade >= most) return conductor.each;
  return most < ratedVoltageGrade ? (ratedValue(placed, condition) ?? best) : best;
}

/** Grades a value by a condition or the best of its alternatives. */
function gradeOf({ value, title }: PlacedValue, { wanted, alternatives = [] }: Condition): number {
  const property = propertyOfValue(value, title);
  const columns = value.numbers.map((number) => Float64Array.of(number));
  return Math.max(...[wanted, ...alternatives].map((one) => gradeValue(one, property, columns, 0)));
}

/** The cross-section that a length may mean: '4 mm' of a terminal for 4 mm². */
function conductorValue(placed: readonly PlacedValue[], condition: Condition) {
  const { wanted } = condition;
  if (wanted.kind !== 'quantity' || wanted.dimension !== 'length' || wanted.low !== wanted.high) return null;
  const area = { ...wanted, dimension: 'area' } as const;
  return placed
    .filter(({ value }) => value.table === 'area')
    .flatMap((each) => {
      const property = asCrossSection(propertyOfValue(each.value, each.title));
      if (!property) return [];
      const columns = each.value.numbers.map((number) => Float64Array.of(number));
      const share = conductorShare(condition) * gradeOfProperty(property, false);
      return [{ each, grade: gradeValue(area, property, columns, 0) * share }];
    })
    .reduce<{ each: PlacedValue; grade: number } | null>(
      (best, one) => (one.grade > (best?.grade ?? 0) ? one : best),
      null,
    );
}

/** A rating at the wanted voltage: 'Motor at 415 V'. */
function ratedValue(placed: readonly PlacedValue[], condition: Condition): PlacedValue | null {
  // The voltage of a coil is not that of the motor.
  if (condition.named.has('supplyVoltage')) return null;
  return placed.find(({ value }) => isRatedAt(value, condition)) ?? null;
}

/** Whether a value is a rating at the wanted voltage, not a voltage itself. */
const isRatedAt = (value: CellValue, { wanted }: Condition): boolean =>
  wanted.kind === 'quantity' &&
  wanted.dimension === 'voltage' &&
  value.table !== 'voltage' &&
  isQuantity(value) &&
  value.numbers[3] === wanted.low;

const ratedVoltageName = propertyByKey('ratedVoltage')?.name ?? '';

const isQuantity = ({ numbers }: CellValue) => numbers.length === 4;

/** Height, width and depth in separate columns. */
function sidesOf(placed: readonly PlacedValue[], { wanted }: Condition): PlacedValue[] {
  if (wanted.kind !== 'extent') return [];
  const sides = placed.filter(
    ({ value, title }) =>
      value.table === 'length' && isSide(propertyOfValue(value, title), value.numbers[0], value.numbers[1]),
  );
  const at = placesOfSides(
    wanted.sides,
    sides.map(({ value }) => value.numbers[0] ?? Number.NaN),
  );
  return at.flatMap((side) => sides[side] ?? []);
}

/** Returns the cells of a size whose values pass a filter. */
export function filteredCells(size: SizeReading, filters: readonly SizeFilter[]): number[] {
  return size.cells.flatMap(({ title, values }, cell) =>
    values.some((value) => {
      const key = fieldKey(propertyOfValue(value, title), value.table);
      return filters.some((filter) => filter.field.key === key && meetsFilter(filter, value));
    })
      ? [cell]
      : [],
  );
}

/** Returns the positions of the cells of a size that have a property. */
export function cellsOfField(size: SizeReading, { definition, table }: FacetField): number[] {
  return size.cells.flatMap(({ values }, cell) =>
    values.some((value) => value.key === definition.key && (value.table === table || value.table === 'text'))
      ? [cell]
      : [],
  );
}
