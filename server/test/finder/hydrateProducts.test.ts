import { setTimeout } from 'node:timers/promises';
import { createProductSearch, type SizeReading } from '@elvora/catalogue/search';
import { expect, it } from 'vitest';
import { createProductHydrator } from '../../src/api/finder/hydrateProducts.ts';
import type { LoadedProducts } from '../../src/api/finder/sizeEngine.ts';
import type { ProductReading, ProductRow } from '../../src/store/index.ts';

const sizeOf = (id: number): SizeReading => ({
  code: `XY-${id}`,
  cells: [{ title: 'Colour', text: 'Red', values: [] }],
});
const reading = (id: number): ProductReading => ({
  id,
  categoryId: null,
  categoryName: '',
  name: `Gland ${id}`,
  description: '',
  keywords: [],
  isBestseller: false,
  sizes: [sizeOf(id)],
  specification: { status: 'none' },
});

/** A hydrator over two products whose cache has room for one; `unread` are deleted while they are read. */
function openHydrator(unread: readonly number[] = []) {
  const search = createProductSearch();
  for (const id of [1, 2]) {
    const { sizes, ...texts } = reading(id);
    search.add({ ...texts, category: '', categoryPath: [] }, sizes);
  }
  const loaded: LoadedProducts = { search, version: 1, numbers: new Map(), categories: [] };
  const reads: number[][] = [];
  const hydrate = createProductHydrator(
    {
      productsByIds: async (ids) => {
        // The first product takes longest.
        if (ids.includes(1)) await setTimeout(5);
        return ids.map((id) => ({ id }) as ProductRow);
      },
      sizeReadings: {
        ofProducts: async (ids: readonly number[]) => {
          reads.push([...ids]);
          return ids.filter((id) => !unread.includes(id)).map(reading);
        },
      } as never,
    },
    { maxCells: 3 },
  );
  const codes = async (product: number) => {
    const hydrated = await hydrate(loaded, [product]);
    return hydrated.get(product)?.readings.map(({ code }) => code);
  };
  return { codes, reads };
}

it('keeps the sizes it has found cached while others evict them', async () => {
  const { codes, reads } = openHydrator();
  await codes(0);
  expect(await Promise.all([codes(1), codes(0)])).toEqual([['XY-2'], ['XY-1']]);
  expect(await codes(0)).toEqual(['XY-1']);
  expect(reads.slice(0, 2)).toEqual([[1], [2]]);
});

it('does not cache products that it could not read as products without sizes', async () => {
  const unread = [1];
  const { codes } = openHydrator(unread);
  expect(await codes(0)).toEqual([]);
  unread.pop();
  expect(await codes(0)).toEqual(['XY-1']);
});
