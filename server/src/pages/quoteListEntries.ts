import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { resourceKeys, resources } from '@elvora/catalogue/contract';
import type { Product, QuoteListEntry } from '@elvora/catalogue/model';
import { findSize, quoteListEntry, readSizes, sizeName } from '@elvora/catalogue/operations';
import type { ApiHandler } from '../api/apiHandler.ts';
import type { QuoteListLine } from './quoteListCookie.ts';

/** Returns the public product of an id; null when there is none. */
export async function findProduct(apiHandler: ApiHandler, id: number): Promise<Product | null> {
  const { status, body } = await apiHandler(resourceKeys.product(id));
  if (status >= 500) throw new Error(`The product ${id} could not be read.`);
  return status === 200 ? resources.product(id).read(body) : null;
}

/** Adds the details of their products to the lines of a list. What is no longer in the catalogue stays on it as text. */
export async function readQuoteListEntries(
  apiHandler: ApiHandler,
  lines: readonly QuoteListLine[],
): Promise<QuoteListEntry[]> {
  const products = new Map<number, Product | null>();
  for (const { productId } of lines) {
    if (products.has(productId)) continue;
    products.set(productId, await findProduct(apiHandler, productId));
    // Tables are long; other requests are served between them.
    await yieldToEventLoop();
  }
  return lines.map((line) => toEntry(products.get(line.productId) ?? null, line));
}

function toEntry(product: Product | null, { productId, code, quantity }: QuoteListLine): QuoteListEntry {
  if (!product)
    return {
      name: code || `Product ${productId}`,
      image: [],
      quantity,
      picture: null,
      category: '',
      productId,
    };
  const size = code === '' ? null : findSize(readSizes(product.specification), code);
  if (size || code === '') return quoteListEntry(product, quantity, size ?? undefined);
  return {
    ...quoteListEntry(product, quantity),
    name: sizeName(product.name, code),
    product: product.name,
    code,
  };
}
