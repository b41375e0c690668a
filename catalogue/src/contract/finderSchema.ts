import * as v from 'valibot';
import { pictureSchema } from './pictureSchema.ts';
import { finderLooks, finderUnits } from './finderQuery.ts';
import { productSchema } from './productSchema.ts';

/** A condition understood from the query, shown as a removable chip. */
const conditionSchema = v.object({
  /** `text`: read from what was typed; `filter`: chosen of a facet. */
  source: v.picklist(['text', 'filter']),
  /** Name of the property: 'Cable diameter'. Empty when the value is self-explanatory: 'IP68'. */
  name: v.string(),
  /** In the chosen unit: 'fits 9–12 mm', '25 A', 'M20'. */
  text: v.string(),
  /** Typed text that the condition was read from; empty for filters. */
  typed: v.string(),
  /**
   * Whether the listed sizes meet the condition; false for the one that was relaxed because no size
   * meets it.
   */
  isUsed: v.boolean(),
  /** Query string of the address without it. */
  without: v.string(),
});

/** A column of the tables of sizes, common to all products of the answer. */
const columnSchema = v.object({
  /** Address key of the property, as used by `sort`. */
  key: v.string(),
  name: v.string(),
  /** Unit of the second header line; empty for none or several. */
  unit: v.string(),
});

/**
 * A cell of a size with the text of the product's table, or the value of its description by which it was found; null where
 * neither has one.
 */
const cellSchema = v.object({
  text: v.string(),
  /** Header of the product's own table where it differs from the column, or 'from the description'; null otherwise. */
  header: v.nullable(v.string()),
  /** Whether it met a condition of the query. */
  isMatch: v.boolean(),
});

const sizeSchema = v.object({
  code: v.string(),
  /** Of the columns of the answer, in their order. */
  cells: v.array(v.nullable(cellSchema)),
});

const foundProductSchema = v.object({
  /** Its summary is in the chosen units. */
  product: productSchema,
  /** Sizes of its table, and those that meet everything. */
  sizeCount: v.number(),
  matchCount: v.number(),
  /** The first of those that meet everything; of a product of `others`, those that meet the rest. */
  sizes: v.array(sizeSchema),
  /**
   * What it does not meet: 'not “nylon”' for a word it does not hold, 'not IP68' where it states another value, 'IP68 not
   * stated' where it states none; empty for one that meets everything.
   */
  missing: v.string(),
});

/** A bar of a histogram. */
const bucketSchema = v.object({ from: v.number(), to: v.number(), sizeCount: v.number() });

/** The selectable values of a property. Counts are of the sizes that meet all other conditions. */
const facetSchema = v.object({
  /** Address key of the property. */
  key: v.string(),
  name: v.string(),
  /** `range`: a histogram and two fields. */
  kind: v.picklist(['range', 'choice']),
  /**
   * Base unit of all its numbers and of the address, independent of the chosen unit: 'mm', 'kW';
   * empty for none.
   */
  unit: v.string(),
  /** The other unit that its numbers can be shown in (`toOtherUnit`). */
  otherUnit: v.nullable(v.picklist(finderUnits)),
  /** Sizes that state it, and that do not. */
  sizeCount: v.number(),
  notStatedCount: v.number(),
  isNotStatedChosen: v.boolean(),
  /** Limits and choice of a range. */
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  buckets: v.array(bucketSchema),
  /** `value` is that of a filter; `label` is complete, with the unit. A chosen one stays with a count of 0. */
  values: v.array(
    v.object({ value: v.string(), label: v.string(), sizeCount: v.number(), isChosen: v.boolean() }),
  ),
});

/** The condition that was left out because nothing meets all. */
const relaxedSchema = v.object({
  /** The condition: 'IP69'. */
  text: v.string(),
  /** Products that meet the rest. */
  productCount: v.number(),
  sizeCount: v.number(),
  /** Query string of the address without it. */
  without: v.string(),
  /** The nearest existing value, with the query string that selects it. */
  nearest: v.nullable(v.object({ text: v.string(), search: v.string() })),
});

const totalsSchema = v.object({
  /** Products that meet everything, of those looked at. */
  products: v.number(),
  ofProducts: v.number(),
  sizes: v.number(),
  ofSizes: v.number(),
});

/** Answer of the finder to a `FinderQuery`. */
export const finderAnswerSchema = v.object({
  /** Canonical query string of this query. */
  search: v.string(),
  look: v.picklist(finderLooks),
  /** Parts of the address that were not used, by name. */
  ignored: v.array(v.string()),
  /** The typed text with corrected spelling; null without corrections. */
  didYouMean: v.nullable(v.object({ text: v.string(), search: v.string() })),
  /** In the order typed, then chosen. */
  conditions: v.array(conditionSchema),
  totals: totalsSchema,
  page: v.number(),
  pageCount: v.number(),
  columns: v.array(columnSchema),
  /** Products that meet everything, a page of them, by type; one group without a name for a text, best first. */
  groups: v.array(
    v.object({
      /** Name of the category of the type; empty for none. */
      name: v.string(),
      productCount: v.number(),
      sizeCount: v.number(),
      products: v.array(foundProductSchema),
    }),
  ),
  /** Of the look `table`: a page of the sizes in order. The names of products are in `rowProducts`. */
  rows: v.array(v.object({ productId: v.number(), size: sizeSchema })),
  rowProducts: v.array(productSchema),
  /** Products with one condition missing, on the last page. */
  others: v.array(foundProductSchema),
  relaxed: v.nullable(relaxedSchema),
  /** In the order of their weight. */
  facets: v.array(facetSchema),
  /** The size whose ordering code is the whole query. */
  exactSize: v.nullable(v.object({ productId: v.number(), code: v.string() })),
  /** False while sizes are not read yet: then products are found by text alone, without facets. */
  isComplete: v.boolean(),
  /** Whether the text has no results, only partial ones, or contains words that no product has. */
  isMissed: v.optional(v.boolean(), false),
});
export type FinderAnswer = v.InferOutput<typeof finderAnswerSchema>;
export type FinderCondition = FinderAnswer['conditions'][number];
export type FinderColumn = FinderAnswer['columns'][number];
export type FinderFacet = FinderAnswer['facets'][number];
export type FoundProduct = v.InferOutput<typeof foundProductSchema>;
export type FoundSize = v.InferOutput<typeof sizeSchema>;

/** Ranges of a text that match the query: start and end of each. */
const marksSchema = v.array(v.tuple([v.number(), v.number()]));

/** Suggestions while typing; search strings are query strings of the search page. */
export const suggestionsSchema = v.object({
  /** Meanings of a quantity, the more usual first: '25 A' as 'Rated current AC-3'. */
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
