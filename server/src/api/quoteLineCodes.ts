import { type CodeIndex, indexCodes } from '@elvora/catalogue/search';
import { createVersionedCache } from '../cache/versionedCache.ts';
import type { Store } from '../store/index.ts';
import type { CategoryIndex } from './categoryIndex.ts';

/** Ordering codes of the visible products; the targets of the index are product ids. */
export interface QuoteLineCodes extends CodeIndex {
  /** Products with codes. */
  productCount: number;
}

/** Reads the codes once per catalogue version, on the first list that is looked up. */
export function createQuoteLineCodes(store: Pick<Store, 'orderingCodes'>) {
  const cache = createVersionedCache<number, QuoteLineCodes>({ maxSize: 1 });
  return ({ version, hiddenIds }: Pick<CategoryIndex, 'version' | 'hiddenIds'>): Promise<QuoteLineCodes> =>
    cache.getOrCreate('codes', version, async () => {
      const codes: string[] = [];
      const targets: number[] = [];
      let productCount = 0;
      for await (const [id, own] of store.orderingCodes({ hiddenCategoryIds: hiddenIds })) {
        productCount += 1;
        for (const code of own) {
          // Stored folded; the maker's prefix is known by its capitals.
          codes.push(code.toUpperCase());
          targets.push(id);
        }
      }
      return { ...indexCodes(codes, targets), productCount };
    });
}
