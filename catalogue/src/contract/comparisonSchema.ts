import * as v from 'valibot';
import { productSchema } from './productSchema.ts';

/** A product or size that an address can name. */
const articleSchema = v.object({
  productId: v.number(),
  /** Empty for the product as such. */
  code: v.string(),
  /** Name of the product. */
  product: v.string(),
  /** Values that distinguish it: 'M20 × 1.5, 7–13 mm'. */
  details: v.string(),
});

/** A column: a product, or one of its sizes. */
const itemSchema = v.object({
  product: productSchema,
  /** Empty for the product as such. */
  code: v.string(),
});

/** What a column states, as its table writes it; null where it states nothing. */
const cellSchema = v.object({
  text: v.string(),
  /** Title of the item's own table where it differs from the row's name; null otherwise. */
  header: v.nullable(v.string()),
  /** To the first column, with the unit: '+7 A', 'same'; null where it is no number. */
  difference: v.nullable(v.string()),
});

const rowSchema = v.object({
  name: v.string(),
  /** Empty for none or several. */
  unit: v.string(),
  /** In the order of the items. */
  cells: v.array(v.nullable(cellSchema)),
  /** All items state the same. */
  isEqual: v.boolean(),
});

/** Answer to a comparison (`parseComparison`). */
export const comparisonSchema = v.object({
  /** By product, then in the order of the table, whatever the order of the address. */
  items: v.array(itemSchema),
  /** In the order of the first item's table. */
  rows: v.array(rowSchema),
  /** Parts of the address that were not used: `unknown` ones are not in the catalogue, `excess` ones do not fit. */
  ignored: v.array(v.object({ text: v.string(), reason: v.picklist(['unknown', 'unreadable', 'excess']) })),
  /** What was typed, where it is not one article: those it may mean, none if it means none. */
  typed: v.nullable(v.object({ text: v.string(), choices: v.array(articleSchema) })),
  /** Further sizes of the products. */
  suggestions: v.array(articleSchema),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;
