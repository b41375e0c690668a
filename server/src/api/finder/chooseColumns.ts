import type { FinderQuery } from '@elvora/catalogue/contract';
import {
  cellsOfField,
  type Facet,
  type FacetField,
  fieldsByKey,
  matchingCells,
  type SizeReading,
  wantedVoltages,
} from '@elvora/catalogue/search';
import { describeColumns, describeTexts, type HydratedProduct, type SizeContext } from './foundProducts.ts';
import type { HydratedProducts } from './shownProducts.ts';

/** Maximum number of columns of a size table. */
const maxColumns = 6;

/**
 * Chooses the columns: first those of the query, then those of the facets that most sizes state. Below products, only those
 * that a size on the page states; pages of a table have the same columns.
 */
export function chooseColumns(
  facets: readonly Facet[],
  matching: Omit<SizeContext, 'columns'>,
  page: { sizes: readonly SizeReading[]; products: HydratedProducts; look: FinderQuery['look'] },
): FacetField[] {
  const fields = fieldsByKey(matching.index);
  const voltages = wantedVoltages(matching.conditions);
  const met = matching.conditions.flatMap((condition) => {
    const found = page.sizes.map((size) => matchingCells(size, condition, voltages));
    return (found.find(({ length }) => length > 0) ?? []).flatMap(({ field }) => fields.get(field) ?? []);
  });
  const hasCell = (field: FacetField) =>
    page.look === 'table' ||
    page.sizes.some((size) => cellsOfField(size, field).length > 0) ||
    [...page.products.values()].some((product) => hasText(matching, product, field));
  const columns = new Map<string, FacetField>();
  for (const field of [...met, ...matching.filters.map((filter) => filter.field)])
    columns.set(field.key, field);
  for (const { field } of facets) {
    if (columns.size >= maxColumns) break;
    if (!columns.has(field.key) && hasCell(field)) columns.set(field.key, field);
  }
  return [...columns.values()].slice(0, maxColumns);
}

/** Whether a product is found by a value of its texts for a field that its table lacks. */
const hasText = (matching: Omit<SizeContext, 'columns'>, product: HydratedProduct, field: FacetField) =>
  describeTexts({ ...matching, columns: describeColumns([field], []) }, product).some(
    (cell) => cell !== null,
  );
