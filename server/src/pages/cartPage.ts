import { formPagePaths } from '@elvora/catalogue/contract';
import type { FastifyRequest } from 'fastify';
import { OverloadedError } from '../overloadedError.ts';
import type { Store } from '../store/index.ts';
import { parseQuoteList, quoteListCookie, type QuoteListLine } from './quoteListCookie.ts';
import { createQuoteListReader } from './quoteListEntries.ts';
import { isSameLine, readQuoteListLine } from './quoteListOps.ts';
import type { RejectedForm } from './renderer.ts';

export const cartPath = formPagePaths.cart;

/** Reads the list of a browser without script. */
export const listOf = ({ cookies }: FastifyRequest): QuoteListLine[] =>
  parseQuoteList(cookies[quoteListCookie]);

/** Number of products of a list that count as one read of the client. */
const productsPerRead = 50;

/** Counts the reading of a list as reads of the client. Throws 429 when its reads are used up. */
export function takeReads(request: FastifyRequest, lines: readonly QuoteListLine[]): void {
  request.server.readLimits.take(request);
  chargeReads(request, lines);
}

/** Counts the part of a list beyond the read that was already counted. */
export function chargeReads(request: FastifyRequest, lines: readonly QuoteListLine[]): void {
  const products = new Set(lines.map(({ productId }) => productId)).size;
  for (let charged = productsPerRead; charged < products; charged += productsPerRead)
    request.server.readLimits.charge(request);
}

/**
 * Returns the cookie's contribution to a visitor's cart page (D-63); null on other pages, and
 * without a list. Counts as a read of the client, and throws `OverloadedError` while the server is
 * overloaded.
 */
export function createCartPageReader(store: Store) {
  const readEntries = createQuoteListReader(store);

  return async (request: FastifyRequest): Promise<RejectedForm | null> => {
    const url = new URL(request.raw.url ?? '/', 'http://localhost');
    const lines = url.pathname === cartPath ? listOf(request) : [];
    if (lines.length === 0) return null;
    takeReads(request, lines);
    if (request.server.isUnderPressure()) throw new OverloadedError('The server is overloaded.');
    const again = readQuoteListLine(Object.fromEntries(url.searchParams));
    const line = again && lines.find((other) => isSameLine(other, again));
    return {
      path: cartPath,
      texts: line ? toTexts(again) : {},
      problems: [],
      quoteList: await readEntries(lines),
    };
  };
}

/** Formats a line as the fields of its form. */
export const toTexts = ({ productId, code, quantity }: QuoteListLine) => ({
  product: String(productId),
  code,
  quantity: String(quantity),
});
