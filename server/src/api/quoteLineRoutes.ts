import {
  quoteLinesPath,
  quoteLinesSchema,
  type ResolvedLinesResponse,
  validate,
} from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { dataBody } from '../http/apiResponse.ts';
import { validationError } from '../http/httpErrors.ts';
import type { Store } from '../store/index.ts';
import { createCategoryIndexCache } from './categoryIndex.ts';
import { createQuoteLineCodes } from './quoteLineCodes.ts';
import { resolveQuoteLines } from './resolveQuoteLines.ts';

export interface QuoteLineRoutesOptions {
  store: Store;
}

/** Fits 2,000 lines. */
const maxBytes = 512 * 1024;

/** Number of lines that count as one read of the client. */
const linesPerRead = 50;

/**
 * Looks up the lines of a pasted, opened or stored quote list at once. Does not log the lines, and records
 * those without a match.
 */
export async function quoteLineRoutes(app: FastifyInstance, { store }: QuoteLineRoutesOptions) {
  const categoryIndex = createCategoryIndexCache(store);
  const quoteLineCodes = createQuoteLineCodes(store);
  app.post(quoteLinesPath, { bodyLimit: maxBytes, config: { access: 'public' } }, async (request, reply) => {
    app.readLimits.take(request);
    const input = validate(quoteLinesSchema, request.body);
    if (!input.isValid) throw validationError(input.problems);
    const { lines } = input.value;
    for (let charged = linesPerRead; charged < lines.length; charged += linesPerRead)
      app.readLimits.charge(request);
    const index = await categoryIndex();
    const codes = await quoteLineCodes(index);
    const vocabulary = await store.vocabulary.forSearch();
    const resolved = await resolveQuoteLines({ store, index, codes, vocabulary }, lines);
    for (const at of resolved.missed) {
      const { text, productId } = lines[at] ?? { text: '', productId: 0 };
      // A line with a number comes from a stored list whose product has been deleted.
      if (productId === 0) app.missRecorder.record(text, request.ip);
    }
    reply.header('cache-control', 'no-store');
    return dataBody<ResolvedLinesResponse>(resolved.lines);
  });
}
