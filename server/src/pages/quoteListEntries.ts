import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type ProductResponse, resourceKeys, resources } from '@elvora/catalogue/contract';
import type { Product, ProductSize, QuoteListEntry } from '@elvora/catalogue/model';
import { findSize, quoteListEntry, readSizes, sizeName } from '@elvora/catalogue/operations';
import type { ApiHandler } from '../api/apiHandler.ts';
import { createCategoryIndexCache } from '../api/categoryIndex.ts';
import { fullSlices } from '../api/productSlices.ts';
import { serializeProduct } from '../api/serializers.ts';
import { okResponse } from '../http/apiResponse.ts';
import type { Store } from '../store/index.ts';
import type { QuoteListLine } from './quoteListCookie.ts';

/** Returns the public product with an id; null when there is none. */
export async function findProduct(apiHandler: ApiHandler, id: number): Promise<Product | null> {
  const { status, body } = await apiHandler(resourceKeys.product(id));
  if (status >= 500) throw new Error(`The product ${id} could not be read.`);
  return status === 200 ? resources.product(id).read(body) : null;
}

/** Adds product details to the lines of a list. Lines that are no longer in the catalogue stay as text. */
export type QuoteListReader = (lines: readonly QuoteListLine[]) => Promise<QuoteListEntry[]>;

/** Creates a reader that loads products in slices; other requests are served between them, because tables are long. */
export function createQuoteListReader(store: Store): QuoteListReader {
  const categoryIndex = createCategoryIndexCache(store);

  return async (lines) => {
    const linesByProduct = Map.groupBy(lines, ({ productId }) => productId);
    const entries = new Map<QuoteListLine, QuoteListEntry>();
    const index = await categoryIndex();
    for await (const ids of fullSlices(store, [...linesByProduct.keys()])) {
      for (const row of await store.productsByIds(ids, {})) {
        if (row.category_id !== null && !index.isVisible(row.category_id)) continue;
        const product = resources
          .product(row.id)
          .read(okResponse<ProductResponse[]>([serializeProduct(row, index)]).body);
        const ofProduct = linesByProduct.get(row.id) ?? [];
        if (!product) continue;
        const sizes = ofProduct.some(({ code }) => code !== '') ? readSizes(product.specification) : [];
        for (const line of ofProduct) entries.set(line, toEntry(product, sizes, line));
        await yieldToEventLoop();
      }
    }
    return lines.map((line) => entries.get(line) ?? textEntry(line));
  };
}

/** Creates an entry from its line only. */
export const textEntry = ({ productId, code, quantity }: QuoteListLine): QuoteListEntry => ({
  name: code || `Product ${productId}`,
  image: [],
  quantity,
  picture: null,
  category: '',
  productId,
});

function toEntry(
  product: Product,
  sizes: readonly ProductSize[],
  { code, quantity }: QuoteListLine,
): QuoteListEntry {
  const size = code === '' ? null : findSize(sizes, code);
  if (size || code === '') return quoteListEntry(product, quantity, size ?? undefined);
  return {
    ...quoteListEntry(product, quantity),
    name: sizeName(product.name, code),
    product: product.name,
    code,
  };
}
