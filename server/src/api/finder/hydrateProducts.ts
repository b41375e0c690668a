import type { SizeReading } from '@elvora/catalogue/search';
import { createVersionedCache } from '../../cache/versionedCache.ts';
import type { Store } from '../../store/index.ts';
import type { HydratedProduct } from './foundProducts.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** Loads the rows and tables of products by their number in the search index. */
export type ProductHydrator = (
  loaded: LoadedProducts,
  products: readonly number[],
) => Promise<Map<number, HydratedProduct>>;

export interface ProductHydratorOptions {
  /**
   * Maximum number of table cells cached besides the index, about 300 bytes each. @default 60,000
   */
  maxCells?: number;
}

/** Creates a hydrator that reads the table of a product once for each catalogue version. */
export function createProductHydrator(
  store: Pick<Store, 'productsByIds' | 'sizeReadings'>,
  { maxCells = 60_000 }: ProductHydratorOptions = {},
): ProductHydrator {
  const readings = createVersionedCache<number, readonly SizeReading[]>({
    maxSize: maxCells,
    sizeOf: (sizes) => 1 + sizes.reduce((sum, { cells }) => sum + cells.length, 0),
  });
  return async ({ search: { index }, version }, products) => {
    const numbers = new Map(products.map((product) => [index.ids[product] ?? 0, product]));
    const ids = [...numbers.keys()];
    // Kept locally: concurrent queries may evict cache entries.
    const sizesById = new Map(
      ids.flatMap((id): [number, readonly SizeReading[]][] => {
        const cached = readings.getCached(String(id), version);
        return cached ? [[id, cached]] : [];
      }),
    );
    const missing = ids.filter((id) => !sizesById.has(id));
    const [rows, read] = await Promise.all([
      store.productsByIds(ids, { isCard: true }),
      missing.length === 0 ? [] : store.sizeReadings.ofProducts(missing),
    ]);
    await Promise.all(
      read.map(async ({ id, sizes }) => {
        sizesById.set(id, await readings.getOrCreate(String(id), version, async () => sizes));
      }),
    );
    return new Map(
      rows.map((row): [number, HydratedProduct] => {
        const product = numbers.get(row.id) ?? -1;
        return [product, { product, row, readings: sizesById.get(row.id) ?? [] }];
      }),
    );
  };
}
