import type { FinderResponse, FinderUnit, FoundProductResponse } from '@elvora/catalogue/contract';
import { readTitle } from '@elvora/catalogue/properties';
import {
  cellOfField,
  type Condition,
  type FacetField,
  filteredCells,
  keyFigures,
  matchingCell,
  type SizeFilter,
  type SizeIndex,
  type SizeReading,
} from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import { serializeProductCard } from '../serializers.ts';
import type { ProductRow } from '../../store/index.ts';
import { rangeText } from './quantityTexts.ts';

type ColumnResponse = FinderResponse['columns'][number];
type SizeResponse = FoundProductResponse['sizes'][number];

/** What all sizes of an answer are shown with. */
export interface SizeContext {
  index: SizeIndex;
  columns: readonly (ColumnResponse & { field: FacetField })[];
  conditions: readonly Condition[];
  filters: readonly SizeFilter[];
  units: readonly FinderUnit[];
}

/** A product of an answer with what its page of the answer needs. */
export interface HydratedProduct {
  /** Number in the index. */
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

/** A title without its unit in brackets. */
export const withoutUnit = (title: string): string => {
  const at = title.endsWith(')') ? title.lastIndexOf('(') : -1;
  return (at > 0 ? title.slice(0, at) : title).trim();
};

/** Describes the columns that sizes share: with a unit where all of them state the same. */
export function describeColumns(
  fields: readonly FacetField[],
  sizes: readonly SizeReading[],
): SizeContext['columns'] {
  return fields.map((field) => {
    const units = new Set(
      sizes.flatMap((size) => {
        const cell = size.cells[cellOfField(size, field)];
        return cell ? [readTitle(cell.title).unit?.name ?? ''] : [];
      }),
    );
    const [unit = ''] = units;
    return { key: field.key, name: field.definition.name, unit: units.size === 1 ? unit : '', field };
  });
}

/** Describes a size by the columns of the answer; `isMatch` says whether it met the question. */
export function describeSize(context: SizeContext, size: SizeReading, isMatch: boolean): SizeResponse {
  const { columns, conditions, filters } = context;
  const matched = new Set(
    isMatch
      ? [
          ...conditions.flatMap((condition) => matchingCell(size, condition)?.cell ?? []),
          ...filteredCells(size, filters),
        ]
      : [],
  );
  return {
    code: size.code,
    cells: columns.map(({ field, name, unit }) => {
      const at = cellOfField(size, field);
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
    /** Whether the sizes met the question: the cells of those that did are marked. */
    isMatch: boolean;
    missing: string;
  },
): FoundProductResponse {
  const { index, units } = context;
  const { product, row } = hydrated;
  return {
    product: serializeProductCard(row, categoryIndex),
    sizeCount: (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0),
    matchCount: sizes.length,
    sizes: readingsOf(index, hydrated, sizes.slice(0, shown)).map((size) =>
      describeSize(context, size, isMatch),
    ),
    facts: productFacts(index, product, units),
    missing,
  };
}

/** '8 sizes', 'M12–M63', '3–45 mm'. */
function productFacts(index: SizeIndex, product: number, units: readonly FinderUnit[]): string[] {
  const count = (index.firstSize[product + 1] ?? 0) - (index.firstSize[product] ?? 0);
  if (count === 0) return [];
  const figures = keyFigures(index, product).map(({ table, range, labels }) =>
    range ? rangeText(range, table, units) : labels.length > 1 ? `${labels[0]}–${labels.at(-1)}` : labels[0],
  );
  return [count === 1 ? '1 size' : `${count} sizes`, ...figures.filter((figure) => figure !== undefined)];
}
