import * as v from 'valibot';
import { maxQuoteLines } from '../model/quote.ts';
import {
  maxQuoteLineLength,
  type CatalogueItem,
  type QuoteLineQuery,
  type ResolvedQuoteLine,
} from '../model/catalogueItem.ts';
import { createReader, dataEnvelope } from './envelopes.ts';
import { id, text } from './fields.ts';
import { optionalLine } from './inputFields.ts';
import { pictureField } from './pictureSchema.ts';
import { validationTexts } from './validationTexts.ts';

/** Endpoint below the API base that looks up the lines of a list: POST of `{lines}`. */
export const quoteLinesPath = '/quote-lines';

const queryInput = v.object({
  text: optionalLine(maxQuoteLineLength),
  productId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0),
});

/** Lines to look up, at most as many as a list holds. */
export const quoteLinesSchema = v.object({
  lines: v.pipe(
    v.array(v.unknown(), validationTexts.unreadable),
    v.maxLength(maxQuoteLines, ({ received }) => validationTexts.quoteTooLong(Number(received))),
    v.array(queryInput),
  ),
}) satisfies v.GenericSchema<unknown, { lines: QuoteLineQuery[] }>;

const itemSchema = v.object({
  productId: id,
  product: text,
  code: text,
  variant: text,
  details: text,
  pack: text,
  category: text,
  picture: pictureField,
}) satisfies v.GenericSchema<unknown, CatalogueItem>;

export const resolvedLinesSchema = v.array(
  v.pipe(
    v.object({ isExact: v.boolean(), articles: v.array(itemSchema) }),
    v.transform(({ isExact, articles }) => ({ isExact, items: articles })),
  ),
) satisfies v.GenericSchema<unknown, ResolvedQuoteLine[]>;

/** Reads the items of each line, in the order of the lines. Throws `ContractError`. */
export const readResolvedLines = createReader(dataEnvelope(resolvedLinesSchema));
