import { finderKey, publicReaders } from '@elvora/catalogue/contract';
import { serializeSpecification } from '@elvora/catalogue/operations';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import type { Store } from '../../src/store/index.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { codesOf } from '../support/foundCodes.ts';
import { databaseKinds, openDatabase, testStore } from '../support/testDatabases.ts';

const table = (...rows: [string, string][]) =>
  serializeSpecification({
    headers: ['Ordering code', 'Entry thread'],
    rows: rows.map(([a1, a2]) => ({ a1, a2 })),
  });

describe.each(databaseKinds)('sizes of a changing catalogue on %s', (kind) => {
  const search = async (handler: ReturnType<typeof createApiHandler>, query: string) =>
    publicReaders.finder((await handler(finderKey({ query }))).body);
  const open = async () => {
    const store = await testStore(kind);
    return { store, handler: createApiHandler({ store, documents: [], finderPatienceMs: 60_000 }) };
  };
  const actor = { by: 'a', at: new Date() };
  const insert = (store: Store, overrides: Parameters<typeof newProduct>[0]) =>
    store.write((writer) => writer.insertProduct(newProduct(overrides), new Date()));

  it('reflects each write at once', async () => {
    const { store, handler } = await open();
    const categoryId = await store.write((writer) => writer.insertCategory(newCategory({ name: 'Glands' })));
    expect((await search(handler, 'gland')).totals.products).toBe(0);
    const product = {
      name: 'Gland',
      categoryId,
      categoryName: 'Glands',
      data: table(['XY-1-A', 'M20'], ['XY-1-B', 'M25']),
    };
    const id = await insert(store, product);
    expect(codesOf(await search(handler, 'gland m20'))).toEqual(['XY-1-A']);
    await store.write((writer) =>
      writer.updateProduct(id, newProduct({ ...product, data: table(['XY-1-C', 'M20']) })),
    );
    expect(codesOf(await search(handler, 'gland m20'))).toEqual(['XY-1-C']);
    await store.write((writer) => writer.setFlags([id], { isBestseller: true }));
    expect(codesOf(await search(handler, 'gland m20'))).toEqual(['XY-1-C']);
    await store.write((writer) => writer.updateCategory(categoryId, newCategory({ name: 'Bushings' })));
    expect((await search(handler, 'bushing')).totals.products).toBe(1);
    await store.write((writer) =>
      writer.updateCategory(categoryId, newCategory({ name: 'Bushings', isActive: false })),
    );
    expect((await search(handler, 'gland m20')).totals.products).toBe(0);
    await store.write((writer) => writer.updateCategory(categoryId, newCategory({ name: 'Bushings' })));
    await store.write((writer) => writer.deleteProduct(id, actor));
    expect((await search(handler, 'gland m20')).totals.products).toBe(0);
    await store.write((writer) => writer.restoreProduct(id, actor));
    expect(codesOf(await search(handler, 'gland m20'))).toEqual(['XY-1-C']);
  });

  it('finds products by their texts while sizes are loading, in responses that are not cached', async () => {
    const { store } = await open();
    await insert(store, { name: 'Gland', data: table(['XY-1-A', 'M20']) });
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
    const { sizeReadings } = store;
    const after: typeof sizeReadings.after = async (...range) =>
      loaded.then(() => sizeReadings.after(...range));
    const slow = { ...store, sizeReadings: { ...sizeReadings, after } };
    const handler = createApiHandler({ store: slow, documents: [], finderPatienceMs: 0 });
    const response = await handler(finderKey({ query: 'gland' }));
    expect(response.headers).toEqual({ 'cache-control': 'no-store' });
    const answer = publicReaders.finder(response.body);
    expect(answer).toMatchObject({ isComplete: false, totals: { products: 1 }, facets: [] });
    load();
    await vi.waitFor(async () => expect((await search(handler, 'gland')).isComplete).toBe(true));
  });

  it('stores no reading of a write that fails', async () => {
    const { store, handler } = await open();
    await store
      .write(async (writer) => {
        await writer.insertProduct(newProduct({ name: 'Gland', data: table(['XY-1-A', 'M20']) }), new Date());
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await store.sizeReadings.after(0, 10)).toEqual([]);
    expect((await search(handler, 'gland')).totals.ofProducts).toBe(0);
  });

  it('reads tables of an older reader itself, and stores their readings in the background', async () => {
    const { store, tables } = await openWithTables(kind);
    const ids = [];
    for (const code of ['XY-1-A', 'XY-1-B', 'XY-1-C'])
      ids.push(await insert(store, { name: 'Gland', data: table([code, 'M20']) }));
    await tables
      .deleteFrom('size_readings')
      .where('product_id', '=', ids[0] ?? 0)
      .execute();
    await tables
      .deleteFrom('product_readings')
      .where('product_id', '=', ids[0] ?? 0)
      .execute();
    await tables
      .updateTable('product_readings')
      .set({ reader_version: 0 })
      .where('product_id', '=', ids[1] ?? 0)
      .execute();
    await tables
      .updateTable('size_readings')
      .set({ cells: '[]' })
      .where('product_id', '=', ids[1] ?? 0)
      .execute();
    const handler = createApiHandler({ store, documents: [], finderPatienceMs: 60_000 });
    expect(codesOf(await search(handler, 'gland m20'))).toEqual(['XY-1-A', 'XY-1-B', 'XY-1-C']);
    expect(await store.sizeReadings.storePending(1)).toBe(1);
    await readPendingSizes(store, new AbortController().signal);
    expect(await store.sizeReadings.storePending(10)).toBe(0);
    // Readings stored by a newer reader are replaced after a downgrade.
    await tables.updateTable('product_readings').set({ reader_version: 999 }).execute();
    expect(await store.sizeReadings.storePending(10)).toBeGreaterThan(0);
    expect(await store.sizeReadings.storePending(10)).toBe(0);
    const rows = await tables.selectFrom('size_readings').selectAll().orderBy('product_id').execute();
    expect(rows.map(({ code, cells }) => [code, cells.includes('M20')])).toEqual([
      ['XY-1-A', true],
      ['XY-1-B', true],
      ['XY-1-C', true],
    ]);
  });
});

it('reflects the writes of any process in all processes', async () => {
  const { store, database } = await openWithTables('postgres');
  const other = await openDatabase(database);
  onTestFinished(() => other.close());
  const handler = createApiHandler({ store: other, documents: [], finderPatienceMs: 60_000 });
  const search = async () => publicReaders.finder((await handler(finderKey({ query: 'gland' }))).body);
  expect((await search()).totals.products).toBe(0);
  for (const count of [1, 2]) {
    await store.write((writer) => writer.insertProduct(newProduct({ name: 'Gland' }), new Date()));
    await vi.waitFor(async () => expect(await other.catalogueVersion()).toBe(await store.catalogueVersion()));
    expect((await search()).totals.products).toBe(count);
  }
});
