import { setTimeout as wait } from 'node:timers/promises';
import type { ProductSearch } from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import type { Store } from '../../store/index.ts';
import type { MutableProducts } from './mutableProducts.ts';
import { createProductLoader } from './productLoader.ts';

/** The search index of all products of one catalogue version, in memory. */
export interface LoadedProducts {
  search: ProductSearch;
  version: number;
  /** Product numbers in the index by id. */
  numbers: ReadonlyMap<number, number>;
  /** Category of each product by number; -1 for none. */
  categories: readonly number[];
}

export interface SizeEngine {
  /** Returns the products of the current catalogue version; null while they are being loaded for the first time. */
  current(index: CategoryIndex): Promise<LoadedProducts | null>;
}

export interface SizeEngineOptions {
  store: Pick<Store, 'sizeReadings' | 'vocabulary'>;
  /** Maximum wait for the initial load, in milliseconds. @default 4000 */
  patienceMs?: number | undefined;
  /**
   * Maximum number of sizes in memory, about 600 bytes each. Those of further products are not searched by
   * value. @default 1,000,000
   */
  maxSizes?: number;
}

/**
 * Keeps the parsed tables of all products in memory and updates them before each query: every write records
 * the products it changes in its own transaction. All processes read that record, so none returns results
 * from an older catalogue version than the one its pages are rendered for.
 */
export function createSizeEngine({
  store,
  patienceMs = 4000,
  maxSizes = 1_000_000,
}: SizeEngineOptions): SizeEngine {
  const { load, catchUp } = createProductLoader({ store, maxSizes });
  let loaded: MutableProducts | null = null;
  let loading: Promise<MutableProducts> | null = null;
  let updating: Promise<unknown> = Promise.resolve();

  /** Starts loading, or joins a load in progress. Until it is done, queries use the products loaded so far. */
  function reload(index: CategoryIndex): Promise<MutableProducts> {
    loading ??= load(index)
      .then((products) => (loaded = products))
      .finally(() => (loading = null));
    return loading;
  }

  /** Serialized: two concurrent updates would add a product twice. */
  function update(index: CategoryIndex): Promise<MutableProducts | null> {
    const next = updating.then(async () => {
      if (!loaded) return null;
      const products = loaded;
      if (await catchUp(products, index)) {
        if (products.isWorn) reload(index).catch(() => undefined);
        return products;
      }
      loaded = null;
      return null;
    });
    updating = next.catch(() => undefined);
    return next;
  }

  return {
    async current(index) {
      if (loaded?.version === index.version && loaded.categoriesVersion === index.version) return loaded;
      const updated = loaded ? await update(index) : null;
      if (updated) return updated;
      const started = reload(index);
      started.catch(() => undefined);
      const timeout = new AbortController();
      try {
        const first = await Promise.race([
          started,
          wait(patienceMs, null, { signal: timeout.signal, ref: false }).catch(() => null),
        ]);
        return first && update(index);
      } finally {
        timeout.abort();
      }
    },
  };
}
