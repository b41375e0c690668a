import * as v from 'valibot';
import { pictureSchema } from './pictureSchema.ts';
import { finderLooks, finderUnits } from './finderQuery.ts';
import { productSchema } from './productSchema.ts';

/** A condition understood from the query, shown as a removable chip. */
const conditionSchema = v.object({
  /** `text`: parsed from the query; `filter`: selected in a facet. */
  source: v.picklist(['text', 'filter']),
  /** Name of the property: 'Cable diameter'. Empty when the value is self-explanatory: 'IP68'. */
  name: v.string(),
  /** In the chosen unit: 'fits 9–12 mm', '25 A', 'M20'. */
  text: v.string(),
  /** Typed text that the condition was read from; empty for filters. */
  typed: v.string(),
  /** Whether the listed sizes meet the condition; false for one that was dropped because no size meets it. */
  isUsed: v.boolean(),
  /** Query string of the address without this condition. */
  without: v.string(),
});

/** A column of the size tables, shared by all products of the response. */
const columnSchema = v.object({
  /** Address key of the property, as used by `sort`. */
  key: v.string(),
  name: v.string(),
  /** Unit, shown in a second header line; empty when the column has no unit or several. */
  unit: v.string(),
});

/**
 * A cell of a size: the text of the product's table, or else the value in its description that matched; null
 * when neither exists.
 */
const cellSchema = v.object({
  text: v.string(),
  /** Header of the product's own table where it differs from the column, or 'from the description'; null otherwise. */
  header: v.nullable(v.string()),
  /** Whether it meets a condition of the query. */
  isMatch: v.boolean(),
});

const sizeSchema = v.object({
  code: v.string(),
  /** One cell per column of the response, in the same order. */
  cells: v.array(v.nullable(cellSchema)),
});

const foundProductSchema = v.object({
  /** Its `size_summary` uses the chosen units. */
  product: productSchema,
  /** Number of sizes in its table, and of those that meet all conditions. */
  sizeCount: v.number(),
  matchCount: v.number(),
  /** The first matching sizes; for a product in `others`, the first that meet the remaining conditions. */
  sizes: v.array(sizeSchema),
  /**
   * The parts of the query that the product misses: 'not “nylon”' for a missing word, 'not IP68' for a
   * different value, 'IP68 not stated' for a missing one; empty for a full match.
   */
  missing: v.string(),
});

/** A bar of a histogram. */
const bucketSchema = v.object({ from: v.number(), to: v.number(), sizeCount: v.number() });

/** The selectable values of a property. Counts include the sizes that meet all other conditions. */
const facetSchema = v.object({
  /** Address key of the property. */
  key: v.string(),
  name: v.string(),
  /** `range` has a histogram and two fields, `choice` a list of values. */
  kind: v.picklist(['range', 'choice']),
  /**
   * Base unit of all its numbers and of the address, independent of the chosen unit: 'mm', 'kW';
   * empty for none.
   */
  unit: v.string(),
  /** The alternative unit its numbers can be displayed in (`toOtherUnit`). */
  otherUnit: v.nullable(v.picklist(finderUnits)),
  /** Number of sizes with and without the property. */
  sizeCount: v.number(),
  notStatedCount: v.number(),
  isNotStatedChosen: v.boolean(),
  /** Limits of the range, and the selected part of it. */
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  /** Empty for fewer than four different ranges. */
  buckets: v.array(bucketSchema),
  /** `value` is the filter's value; `label` includes the unit. A selected value stays in the list with a count of 0. */
  values: v.array(
    v.object({ value: v.string(), label: v.string(), sizeCount: v.number(), isChosen: v.boolean() }),
  ),
});

/** The condition that was dropped because no size meets all of them. */
const relaxedSchema = v.object({
  /** The condition: 'IP69'. */
  text: v.string(),
  /** Number of products and sizes that meet the remaining conditions. */
  productCount: v.number(),
  sizeCount: v.number(),
  /** Query string of the address without this condition. */
  without: v.string(),
  /** The nearest existing value, with the query string that selects it. */
  nearest: v.nullable(v.object({ text: v.string(), search: v.string() })),
});

const totalsSchema = v.object({
  /** Number of matching products and sizes, each followed by the number in scope. */
  products: v.number(),
  ofProducts: v.number(),
  sizes: v.number(),
  ofSizes: v.number(),
});

/** Response to a `FinderQuery`. */
export const finderResultSchema = v.object({
  /** Canonical query string of this query. */
  search: v.string(),
  look: v.picklist(finderLooks),
  /** Names of the parameters that were ignored. */
  ignored: v.array(v.string()),
  /** The typed text with corrected spelling; null without corrections. */
  didYouMean: v.nullable(v.object({ text: v.string(), search: v.string() })),
  /** Conditions of the text in typed order, then selected filters. */
  conditions: v.array(conditionSchema),
  totals: totalsSchema,
  page: v.number(),
  pageCount: v.number(),
  columns: v.array(columnSchema),
  /** One page of matching products, grouped by type; a text query has a single unnamed group, best match first. */
  groups: v.array(
    v.object({
      /** Name of the category; empty for a single group. */
      name: v.string(),
      productCount: v.number(),
      sizeCount: v.number(),
      products: v.array(foundProductSchema),
    }),
  ),
  /** One page of the sorted sizes, with `look=table` only. Their products are in `rowProducts`. */
  rows: v.array(v.object({ productId: v.number(), size: sizeSchema })),
  rowProducts: v.array(productSchema),
  /** Products that miss one condition; sent with the last page only. */
  others: v.array(foundProductSchema),
  relaxed: v.nullable(relaxedSchema),
  /** Most relevant first. */
  facets: v.array(facetSchema),
  /** The size whose ordering code is the whole query. */
  exactSize: v.nullable(v.object({ productId: v.number(), code: v.string() })),
  /** False until the size index is loaded; until then products match by text only, without facets. */
  isComplete: v.boolean(),
  /** Whether the text has no results, only partial ones, or words that no product contains. */
  isMissed: v.optional(v.boolean(), false),
});
export type FinderResult = v.InferOutput<typeof finderResultSchema>;
export type FinderCondition = FinderResult['conditions'][number];
export type FinderColumn = FinderResult['columns'][number];
export type FinderFacet = FinderResult['facets'][number];
export type FoundProduct = v.InferOutput<typeof foundProductSchema>;
export type FoundSize = v.InferOutput<typeof sizeSchema>;

/** Start and end of each range of a text that matches the query. */
const marksSchema = v.array(v.tuple([v.number(), v.number()]));

/** Suggestions while typing; search strings are query strings of the search page. */
export const suggestionsSchema = v.object({
  /** Interpretations of a quantity, the most common first: '25 A' as 'Rated current AC-3'. */
  understood: v.array(
    v.object({ name: v.string(), text: v.string(), sizeCount: v.number(), search: v.string() }),
  ),
  /** At most four, each with the value that matched the query and one that distinguishes it. */
  codes: v.array(
    v.object({
      code: v.string(),
      marks: marksSchema,
      isExact: v.boolean(),
      productId: v.number(),
      productName: v.string(),
      picture: v.nullable(pictureSchema),
      figures: v.array(v.object({ name: v.string(), text: v.string(), isMatch: v.boolean() })),
    }),
  ),
  products: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      marks: marksSchema,
      category: v.string(),
      picture: v.nullable(pictureSchema),
      matchCount: v.number(),
    }),
  ),
  categories: v.array(
    v.object({
      cid: v.number(),
      name: v.string(),
      marks: marksSchema,
      path: v.array(v.string()),
      productCount: v.number(),
    }),
  ),
  /** Properties whose name was typed. */
  properties: v.array(
    v.object({ key: v.string(), name: v.string(), marks: marksSchema, sizeCount: v.number() }),
  ),
  totals: v.object({ products: v.number(), sizes: v.number() }),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;
