import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import { createProductSearch, type ProductSearch } from '@elvora/catalogue/search';
import type { CategoryIndex } from '../categoryIndex.ts';
import type { ProductReading, Store } from '../../store/index.ts';

/** The search over all products of one catalogue version, in memory. */
export interface LoadedProducts {
  search: ProductSearch;
  version: number;
  /** Numbers of the products in the search by id. */
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
  /** Sizes that are held: about 600 bytes each. Those of further products are not searched by value. @default 1,000,000 */
  maxSizes?: number;
}

/** Products of one slice of loading, after which other requests are served. */
const sliceSize = 40;
/** Above this number of changes, the catalogue is loaded again. */
const maxChanges = 5000;
/** Removed products tolerated before a reload, in addition to a fifth of all. */
const maxRemoved = 500;

/**
 * Keeps the parsed tables of all products in memory, and updates them before each query: every
 * write records the products it changed in its own transaction. All processes read that record, so
 * none returns results from an older catalogue than the one its pages are rendered for.
 */
export function createSizeEngine({
  store: { sizeReadings, vocabulary },
  patienceMs = 4000,
  maxSizes = 1_000_000,
}: SizeEngineOptions): SizeEngine {
  let loaded: MutableProducts | null = null;
  let loading: Promise<MutableProducts> | null = null;
  let updating: Promise<unknown> = Promise.resolve();

  async function load(index: CategoryIndex): Promise<MutableProducts> {
    const products = new MutableProducts(await sizeReadings.version(), await sizeReadings.generation());
    products.setCategories(index);
    await readVocabulary(products);
    for (let last = 0; ;) {
      const slice = await sizeReadings.after(last, sliceSize);
      for (const product of slice) products.add(product, maxSizes);
      last = slice.at(-1)?.id ?? last;
      if (slice.length < sliceSize) return products;
      await yieldToEventLoop();
    }
  }

  /** Reads the synonyms and cross-references, unless they are those that are known. */
  async function readVocabulary(products: MutableProducts): Promise<void> {
    // Read first: after a change in between the version is too old, and the sizes are read again.
    const revision = await vocabulary.revision();
    if (products.vocabularyRevision === revision) return;
    products.search.setVocabulary(await vocabulary.forSearch());
    products.vocabularyRevision = revision;
  }

  /** Starts loading, or joins a load in progress. Until it is done, queries use the products that are loaded. */
  function reload(index: CategoryIndex): Promise<MutableProducts> {
    loading ??= load(index)
      .then((products) => (loaded = products))
      .finally(() => (loading = null));
    return loading;
  }

  /**
   * Applies the changes since the version of the products. Resolves to false when there are too
   * many.
   */
  async function catchUp(products: MutableProducts, index: CategoryIndex): Promise<boolean> {
    const version = await sizeReadings.version();
    if (products.version >= version && products.categoriesVersion >= index.version) return true;
    if ((await sizeReadings.generation()) !== products.generation) return false;
    await readVocabulary(products);
    const changed = await sizeReadings.changedSince(products.version, maxChanges + 1);
    products.setCategories(index);
    const ids = [...new Set([...changed, ...products.renamed])];
    if (ids.length > maxChanges) return false;
    for (let from = 0; from < ids.length; from += sliceSize) {
      const slice = ids.slice(from, from + sliceSize);
      const readings = await sizeReadings.ofProducts(slice);
      for (const id of slice) products.remove(id);
      for (const product of readings) products.add(product, maxSizes);
      if (from > 0) await yieldToEventLoop();
    }
    products.renamed.clear();
    products.version = version;
    return true;
  }

  /** In sequence: two concurrent updates would add a product twice. */
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

/**
 * The products of one process, updated in place: a query runs to completion between two updates.
 */
class MutableProducts implements LoadedProducts {
  version: number;
  /** The catalogue version whose category names are indexed. */
  categoriesVersion = -1;
  readonly generation: string;
  /** Version of the synonyms and cross-references; null before they are read. */
  vocabularyRevision: string | null = null;
  readonly search = createProductSearch();
  readonly numbers = new Map<number, number>();
  readonly categories: number[] = [];
  /** Products to index again because the names of their categories have changed. */
  readonly renamed = new Set<number>();
  /** Number of sizes per product, and of all products not removed. */
  readonly #sizeCounts: number[] = [];
  #liveSizes = 0;
  #paths = new Map<number, readonly string[]>();
  #pathTexts = new Map<number, string>();

  constructor(version: number, generation: string) {
    this.version = version;
    this.generation = generation;
  }

  /**
   * Sets the category names, by which products are found, and records the products whose category
   * names have changed.
   */
  setCategories({ version, all, path }: CategoryIndex): void {
    if (version <= this.categoriesVersion) return;
    this.categoriesVersion = version;
    const paths = new Map(all.map(({ id }) => [id, path(id).map(({ name }) => name)]));
    const texts = new Map([...paths].map(([id, names]) => [id, names.join('\n')]));
    const changed = new Set(
      [...texts, ...this.#pathTexts]
        .map(([id]) => id)
        .filter((id) => texts.get(id) !== this.#pathTexts.get(id)),
    );
    this.#paths = paths;
    this.#pathTexts = texts;
    if (changed.size === 0) return;
    for (const [id, number] of this.numbers) {
      if (changed.has(this.categories[number] ?? -1)) this.renamed.add(id);
    }
  }

  /** Adds a product; beyond `maxSizes`, without the sizes of its table. */
  add(product: ProductReading, maxSizes: number): void {
    const { id, categoryId, categoryName, sizes, ...texts } = product;
    const path = (categoryId === null ? undefined : this.#paths.get(categoryId)) ?? [];
    const held = this.#liveSizes + sizes.length <= maxSizes ? sizes : [];
    const number = this.search.add(
      { ...texts, id, category: path.at(-1) ?? categoryName, categoryPath: path },
      held,
    );
    this.#sizeCounts[number] = held.length;
    this.#liveSizes += held.length;
    this.numbers.set(id, number);
    this.categories[number] = categoryId ?? -1;
  }

  remove(id: number): void {
    const number = this.numbers.get(id);
    if (number === undefined) return;
    this.search.remove(number);
    this.#liveSizes -= this.#sizeCounts[number] ?? 0;
    this.numbers.delete(id);
  }

  /** Whether so many products were removed that reloading saves memory. */
  get isWorn(): boolean {
    const { products, removed } = this.search.counts;
    return removed > Math.max(maxRemoved, products / 5);
  }
}
