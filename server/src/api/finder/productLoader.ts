import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CategoryIndex } from '../categoryIndex.ts';
import { MutableProducts } from './mutableProducts.ts';
import type { SizeEngineOptions } from './sizeEngine.ts';

/** Reads products from the store, in slices between which other requests are served. */
export interface ProductLoader {
  load(index: CategoryIndex): Promise<MutableProducts>;
  /** Applies the changes since the version of the products. Resolves to false when there are too many. */
  catchUp(products: MutableProducts, index: CategoryIndex): Promise<boolean>;
}

/** Products of one slice of loading, after which other requests are served. */
const sliceSize = 40;
/** Above this number of changes, the entire catalogue is reloaded. */
const maxChanges = 5000;

export function createProductLoader({
  store: { sizeReadings, vocabulary },
  maxSizes,
}: Required<Pick<SizeEngineOptions, 'store' | 'maxSizes'>>): ProductLoader {
  /** Reads the synonyms and cross-references if they have changed. */
  async function readVocabulary(products: MutableProducts): Promise<void> {
    // Read first: after a concurrent change the version is too old, and the sizes are read again.
    const revision = await vocabulary.revision();
    if (products.vocabularyRevision === revision) return;
    products.search.setVocabulary(await vocabulary.forSearch());
    products.vocabularyRevision = revision;
  }

  return {
    async load(index) {
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
    },

    async catchUp(products, index) {
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
    },
  };
}
