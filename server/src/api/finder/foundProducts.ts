import type { FinderResponse, FinderUnit, FoundProductResponse } from '@elvora/catalogue/contract';
import { readTitle, withoutUnit } from '@elvora/catalogue/properties';
import {
  wantedVoltages,
  cellsOfField,
  type Condition,
  type FacetField,
  filteredCells,
  isQuantityTable,
  matchingCells,
  numbersLabel,
  type SizeFilter,
  type SizeIndex,
  type SizeReading,
  textReadings,
} from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import type { ProductRow } from '../../store/index.ts';
import { rangeText, summaryInUnits } from './quantityTexts.ts';

type ColumnResponse = FinderResponse['columns'][number];
type SizeResponse = FoundProductResponse['sizes'][number];

/** Context shared by the sizes of one response. */
export interface SizeContext {
  index: SizeIndex;
  columns: readonly (ColumnResponse & { field: FacetField })[];
  conditions: readonly Condition[];
  filters: readonly SizeFilter[];
  units: readonly FinderUnit[];
}

/** A product in the results, with the data its result page needs. */
export interface HydratedProduct {
  /** Product number in the index. */
  product: number;
  row: ProductRow;
  readings: readonly SizeReading[];
}

/** Returns the matching sizes of a product, from its readings. */
export const readingsOf = (
  { firstSize }: SizeIndex,
  { product, readings }: HydratedProduct,
  sizes: readonly number[],
): SizeReading[] => sizes.flatMap((size) => readings[size - (firstSize[product] ?? 0)] ?? []);

/** Describes the columns that sizes share, with a unit if all of them have the same. */
export function describeColumns(
  fields: readonly FacetField[],
  sizes: readonly SizeReading[],
): SizeContext['columns'] {
  return fields.map((field) => {
    const titles = new Set(
      sizes.flatMap((size) => cellsOfField(size, field).map((at) => size.cells[at]?.title ?? '')),
    );
    const units = new Set(Array.from(titles, (title) => readTitle(title).unit?.name ?? ''));
    const [unit = ''] = units;
    return { key: field.key, name: field.definition.name, unit: units.size === 1 ? unit : '', field };
  });
}

type CellResponse = SizeResponse['cells'][number];

/** Note on a value that comes from the product's texts rather than its table. */
const fromDescription = 'from the description';

/** Describes the matching values of a product's texts for columns that its table lacks; null for other columns. */
export function describeTexts(
  { index, columns, conditions, filters, units }: SizeContext,
  { product, readings }: Pick<HydratedProduct, 'product' | 'readings'>,
): CellResponse[] {
  return columns.map(({ field, unit }) => {
    const met = textReadings(index, product, field).find(
      (reading) =>
        filteredCells(reading, filters).length > 0 ||
        conditions.some((condition) => matchingCells(reading, condition).length > 0),
    );
    if (!met || readings.some((size) => cellsOfField(size, field).length > 0)) return null;
    const numbers = met.cells[0]?.values[0]?.numbers ?? [];
    const text = textOfNumbers(field, numbers, units);
    const isUnitAbove = unit !== '' && text.endsWith(` ${unit}`);
    return {
      text: isUnitAbove ? text.slice(0, -unit.length - 1) : text,
      header: fromDescription,
      isMatch: true,
    };
  });
}

function textOfNumbers(
  { definition, table }: FacetField,
  numbers: readonly number[],
  units: readonly FinderUnit[],
): string {
  if (!isQuantityTable(table)) return numbersLabel(table, numbers);
  const [low = -Infinity, high = Infinity] = numbers;
  return rangeText({ low, high, dimension: table, property: definition.key }, units);
}

/**
 * Describes a size by the columns of the result; `isMatch` is true if it meets the query.
 * @param texts cells of its product for columns that the table lacks
 */
export function describeSize(
  context: SizeContext,
  size: SizeReading,
  { isMatch, texts = [] }: { isMatch: boolean; texts?: readonly CellResponse[] },
): SizeResponse {
  const { columns, conditions, filters } = context;
  const voltages = wantedVoltages(conditions);
  const matched = new Set(
    isMatch
      ? [
          ...conditions.flatMap((condition) =>
            matchingCells(size, condition, voltages).map(({ cell }) => cell),
          ),
          ...filteredCells(size, filters),
        ]
      : [],
  );
  return {
    code: size.code,
    cells: columns.map(({ field, name, unit }, column) => {
      // Of several cells with the property, shows the one that met the query.
      const stated = cellsOfField(size, field);
      const at = stated.find((each) => matched.has(each)) ?? stated[0] ?? -1;
      const cell = size.cells[at];
      if (!cell) return texts[column] ?? null;
      const title = unit === '' ? cell.title : withoutUnit(cell.title);
      const isSame = title === '' || title.toLowerCase() === name.toLowerCase();
      return { text: cell.text, header: isSame ? null : title, isMatch: matched.has(at) };
    }),
  };
}

/** Describes a product with some of its sizes. */
export function describeProduct(
  context: SizeContext,
  hydrated: HydratedProduct,
  {
    categoryIndex,
    sizes,
    shown,
    isMatch,
    missing,
  }: {
    categoryIndex: CategoryIndex;
    sizes: readonly number[];
    shown: number;
    /** Whether the sizes met the query; matching cells are then marked. */
    isMatch: boolean;
    missing: string;
  },
): FoundProductResponse {
  const { index, units } = context;
  const { product, row } = hydrated;
  const card = serializeProductCard(row, categoryIndex);
  const texts = isMatch ? describeTexts(context, hydrated) : [];
  return {
    product: { ...card, size_summary: summaryInUnits(card.size_summary, units) },
    sizeCount: (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0),
    matchCount: sizes.length,
    sizes: readingsOf(index, hydrated, sizes.slice(0, shown)).map((size) =>
      describeSize(context, size, { isMatch, texts }),
    ),
    missing,
  };
}
