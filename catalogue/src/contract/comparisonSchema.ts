import * as v from 'valibot';
import { productSchema } from './productSchema.ts';

/** A product or size that an address can refer to. */
const articleSchema = v.object({
  productId: v.number(),
  /** Empty for the product itself. */
  code: v.string(),
  /** Name of the product. */
  product: v.string(),
  /** Values that distinguish it from its siblings: 'M20 × 1.5, 7–13 mm'. */
  details: v.string(),
});

/** A column: a product, or one of its sizes. */
const itemSchema = v.object({
  product: productSchema,
  /** Empty for the product itself. */
  code: v.string(),
});

/** A cell with the text of the product's table; null where the table has no value. */
const cellSchema = v.object({
  text: v.string(),
  /** Column title in the item's own table, if it differs from the row's name; null otherwise. */
  header: v.nullable(v.string()),
  /**
   * Difference from the first column, with the unit: '+7 A', 'same'; null for values that are not
   * numbers.
   */
  difference: v.nullable(v.string()),
});

const rowSchema = v.object({
  name: v.string(),
  /** Empty when the column has no unit or several. */
  unit: v.string(),
  /** In the order of the items. */
  cells: v.array(v.nullable(cellSchema)),
  /** Whether all items have the same value. */
  isEqual: v.boolean(),
});

/** Response to a comparison request (`parseComparison`). */
export const comparisonSchema = v.object({
  /** By product, then by table order, independent of the order in the address. */
  items: v.array(itemSchema),
  /** In the order of the first item's table. */
  rows: v.array(rowSchema),
  /**
   * Parts of the address that were not used: `unknown` items do not exist, `excess` items do not
   * fit.
   */
  ignored: v.array(v.object({ text: v.string(), reason: v.picklist(['unknown', 'unreadable', 'excess']) })),
  /** Typed text that does not identify exactly one item, with the items it may refer to; null otherwise. */
  typed: v.nullable(v.object({ text: v.string(), choices: v.array(articleSchema) })),
  /** Further sizes of the products. */
  suggestions: v.array(articleSchema),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;
