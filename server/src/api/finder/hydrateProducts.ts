import type { SizeReading } from '@elvora/catalogue/search';
import { createVersionedCache } from '../../cache/versionedCache.ts';
import type { Store } from '../../store/index.ts';
import type { HydratedProduct } from './foundProducts.ts';
import type { LoadedProducts } from './sizeEngine.ts';

/** Loads the rows and tables of products by their number in the search. */
export type ProductHydrator = (
  loaded: LoadedProducts,
  products: readonly number[],
) => Promise<Map<number, HydratedProduct>>;

/** Cells of tables that are held besides the index: about 300 bytes each. */
const maxCells = 60_000;

/** Creates a hydrator that reads the table of a product once for each catalogue version. */
export function createProductHydrator(store: Pick<Store, 'productsByIds' | 'sizeReadings'>): ProductHydrator {
  const readings = createVersionedCache<number, readonly SizeReading[]>({
    maxSize: maxCells,
    sizeOf: (sizes) => 1 + sizes.reduce((sum, { cells }) => sum + cells.length, 0),
  });
  return async ({ search: { index }, version }, products) => {
    const numbers = new Map(products.map((product) => [index.ids[product] ?? 0, product]));
    const ids = [...numbers.keys()];
    const missing = ids.filter((id) => !readings.getCached(String(id), version));
    const [rows, read] = await Promise.all([
      store.productsByIds(ids, { isCard: true }),
      missing.length === 0 ? [] : store.sizeReadings.ofProducts(missing),
    ]);
    const readById = new Map(read.map(({ id, sizes }) => [id, sizes]));
    const sizesOf = async (id: number) =>
      readings.getOrCreate(String(id), version, async () => readById.get(id) ?? []);
    const hydrated = await Promise.all(
      rows.map(async (row): Promise<[number, HydratedProduct]> => {
        const product = numbers.get(row.id) ?? -1;
        return [product, { product, row, readings: await sizesOf(row.id) }];
      }),
    );
    return new Map(hydrated);
  };
}
