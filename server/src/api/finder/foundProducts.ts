import type { FinderResponse, FinderUnit, FoundProductResponse } from '@elvora/catalogue/contract';
import { readTitle, withoutUnit } from '@elvora/catalogue/properties';
import {
  askedVoltages,
  cellsOfField,
  type Condition,
  type FacetField,
  filteredCells,
  matchingCells,
  type SizeFilter,
  type SizeIndex,
  type SizeReading,
} from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import type { ProductRow } from '../../store/index.ts';
import { summaryInUnits } from './quantityTexts.ts';

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

/** Returns the sizes of a product that were found, from its readings. */
export const readingsOf = (
  { firstSize }: SizeIndex,
  { product, readings }: HydratedProduct,
  sizes: readonly number[],
): SizeReading[] => sizes.flatMap((size) => readings[size - (firstSize[product] ?? 0)] ?? []);

/** Describes the columns that sizes share: with a unit where all of them state the same. */
export function describeColumns(
  fields: readonly FacetField[],
  sizes: readonly SizeReading[],
): SizeContext['columns'] {
  return fields.map((field) => {
    const units = new Set(
      sizes.flatMap((size) => {
        const titles = cellsOfField(size, field).map((at) => size.cells[at]?.title ?? '');
        return titles.map((title) => readTitle(title).unit?.name ?? '');
      }),
    );
    const [unit = ''] = units;
    return { key: field.key, name: field.definition.name, unit: units.size === 1 ? unit : '', field };
  });
}

/** Describes a size by the columns of the result; `isMatch` says whether it meets the query. */
export function describeSize(context: SizeContext, size: SizeReading, isMatch: boolean): SizeResponse {
  const { columns, conditions, filters } = context;
  const voltages = askedVoltages(conditions);
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
    cells: columns.map(({ field, name, unit }) => {
      // Of several cells with the property, the one that met the query is shown.
      const stated = cellsOfField(size, field);
      const at = stated.find((each) => matched.has(each)) ?? stated[0] ?? -1;
      const cell = size.cells[at];
      if (!cell) return null;
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
  return {
    product: { ...card, size_summary: summaryInUnits(card.size_summary, units) },
    sizeCount: (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0),
    matchCount: sizes.length,
    sizes: readingsOf(index, hydrated, sizes.slice(0, shown)).map((size) =>
      describeSize(context, size, isMatch),
    ),
    missing,
  };
}
