import { expect, it } from 'vitest';
import type { CategoryIndex } from '../../src/api/categoryIndex.ts';
import { createSizeEngine } from '../../src/api/finder/sizeEngine.ts';
import type { ProductReading, Store } from '../../src/store/index.ts';

const gland: ProductReading = {
  id: 1,
  categoryId: 1,
  categoryName: '',
  name: 'Gland',
  description: '',
  keywords: [],
  isBestseller: false,
  sizes: [
    { code: 'XY-BG-M20', cells: [] },
    { code: 'XY-BG-M25', cells: [] },
  ],
  specification: { status: 'none' },
};
const categories = (version: number, name: string) => {
  const category = { id: 1, name };
  return { version, all: [category], path: () => [category] } as unknown as CategoryIndex; // The only fields that the engine reads.
};

/** An engine over one product; `state` is the store's response. */
function openEngine(maxSizes?: number) {
  const state = { version: 1, changed: [] as number[], isAway: false };
  const sizeReadings = {
    version: async () => state.version,
    generation: async () => '',
    changedSince: async () => state.changed,
    after: async (id: number) => (id === 0 ? [gland] : []),
    ofProducts: async () => {
      if (state.isAway) throw new Error('The database is away.');
      return [gland];
    },
  } as unknown as Store['sizeReadings']; // The engine calls no more of it.
  const vocabulary = {
    revision: async () => '',
    forSearch: async () => ({ synonyms: [], crossReferences: [] }),
  } as unknown as Store['vocabulary']; // The engine calls no more of it.
  const engine = createSizeEngine({ store: { sizeReadings, vocabulary }, ...(maxSizes ? { maxSizes } : {}) });
  return { state, engine };
}

it('indexes products by the new name of their category after a read has failed', async () => {
  const { state, engine } = openEngine();
  await engine.current(categories(1, 'Connectors'));
  Object.assign(state, { version: 2, isAway: true });
  const renamed = categories(2, 'Bushings');
  await expect(engine.current(renamed)).rejects.toThrow('away');
  state.isAway = false;
  const loaded = await engine.current(renamed);
  expect(loaded?.search.search('bushings').products).toHaveLength(1);
});

it('reuses the space of removed sizes for those of a changed product', async () => {
  const { state, engine } = openEngine(2);
  await engine.current(categories(1, 'Connectors'));
  Object.assign(state, { version: 2, changed: [1] });
  const loaded = await engine.current(categories(2, 'Connectors'));
  expect(loaded?.search.understand('XY-BG-M20').sizes).toHaveLength(1);
});
