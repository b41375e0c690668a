import { type CodeIndex, GrowableCodeIndex } from '@elvora/catalogue/search';
import { createVersionedCache } from '../cache/versionedCache.ts';
import type { Store } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';

/**
 * Indexes the ordering codes of the visible products by product id, once per catalogue version, when a list
 * is first looked up.
 */
export function createQuoteLineCodes(store: Pick<Store, 'orderingCodes'>) {
  const cache = createVersionedCache<number, CodeIndex>({ maxSize: 1 });
  return ({ version, hiddenIds }: Pick<CategoryIndex, 'version' | 'hiddenIds'>): Promise<CodeIndex> =>
    cache.getOrCreate('codes', version, () => readCodes(store, hiddenIds));
}

/** Indexes the ordering codes of products by id, with the search's comparison keys. */
export async function readCodes(
  store: Pick<Store, 'orderingCodes'>,
  hiddenCategoryIds: readonly number[],
): Promise<CodeIndex> {
  const codes = new GrowableCodeIndex();
  for await (const [id, own] of store.orderingCodes({ hiddenCategoryIds })) {
    // Stored codes are folded; the maker's prefix is recognised by its capitals.
    for (const code of own) codes.add(code.toUpperCase(), id);
  }
  return codes;
}
