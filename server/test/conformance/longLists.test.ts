import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { testApp } from '../support/testApp.ts';
import {
  createTestDatabase,
  type DatabaseKind,
  databaseKinds,
  openDatabase,
  type TestDatabase,
  testStore,
} from '../support/testDatabases.ts';

const data = JSON.stringify({ headers: ['Code'], rows: [{ a1: 'x'.repeat(1500) }] });

async function insertProducts(store: Store, count: number): Promise<void> {
  await store.write(async (writer) => {
    const categoryId = await writer.insertCategory(newCategory({ name: 'Relays' }));
    for (let at = 1; at <= count; at++) {
      const name = `Relay ${at}`;
      await writer.insertProduct(newProduct({ name, categoryId, categoryName: 'Relays', data }), new Date());
    }
  });
}

/** A catalogue of 1,050 products, shared by a group of read-only tests. */
function largeCatalogue(kind: DatabaseKind) {
  let database: TestDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await createTestDatabase(kind, { hasTables: true });
    store = await openDatabase(database);
    await insertProducts(store, 1050);
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  return async (environment: Record<string, string> = {}) => {
    // Counts the most products that are in memory at once.
    const held = { most: 0 };
    const counted: Store = {
      ...store,
      async products(query) {
        const products = await store.products(query);
        held.most = Math.max(held.most, products.length);
        return products;
      },
      async productsByIds(ids, query) {
        held.most = Math.max(held.most, ids.length);
        return store.productsByIds(ids, query);
      },
    };
    return { app: await testApp({ store: counted, environment }), held };
  };
}

describe.each(databaseKinds)('long public lists on %s', (kind) => {
  const openApp = largeCatalogue(kind);

  it('are complete without paging parameters, but never held as a whole (D-48)', async () => {
    const { app, held } = await openApp();
    const response = await app.inject('/backend/products');
    expect(response.json().data.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 1050 }, (_each, at) => `Relay ${at + 1}`),
    );
    expect(response.headers['content-length']).toBeUndefined();
    const compressed = await app.inject({
      url: '/backend/products?case=get_product_by_category_id&id=relays',
      headers: { 'accept-encoding': 'br' },
    });
    expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString()).data).toHaveLength(1050);
    expect(held.most).toBeLessThanOrEqual(200);
    const { etag } = response.headers;
    const again = await app.inject({ url: '/backend/products', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect((await app.inject({ method: 'HEAD', url: '/backend/products' })).body).toBe('');
  });

  it('allow other requests between their slices', async () => {
    const { app } = await openApp();
    let turns = 0;
    const done = new AbortController();
    const list = app.inject('/backend/products').finally(() => done.abort());
    while (!done.signal.aborted) {
      turns++;
      await nextTurn();
    }
    expect((await list).statusCode).toBe(200);
    expect(turns).toBeGreaterThan(1050 / 25);
  });

  it('give the first 1,000 hits of a search without a limit, and a link to the next (D-48)', async () => {
    const { app } = await openApp();
    const first = await app.inject('/backend/products?case=search_product&query=relay');
    expect(first.json().data).toHaveLength(1000);
    expect(first.json().total).toBe(1050);
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
    const second = await app.inject(new URL(next, 'http://x/backend/products').href.slice('http://x'.length));
    expect(second.json().data).toHaveLength(50);
    expect(second.headers).not.toHaveProperty('link');
    const ids = [...first.json().data, ...second.json().data].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(1050);
  });

  it('are sent two at a time to a client network', async () => {
    const { app } = await openApp();
    await app.inject('/backend/products');
    const lists = await Promise.all([1, 2, 3].map(() => app.inject('/backend/products')));
    expect(lists.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429]);
    expect((await app.inject('/backend/products')).statusCode).toBe(200);
  });

  it('load few tables at once when they are large', async () => {
    const store = await testStore(kind);
    const large = JSON.stringify({ headers: ['A'], rows: [{ a1: 'x'.repeat(600_000) }] });
    await store.write(async (writer) => {
      for (let at = 0; at < 6; at++) await writer.insertProduct(newProduct({ data: large }), new Date());
    });
    const sizes: number[] = [];
    const app = await testApp({
      store: {
        ...store,
        async productsByIds(ids, query) {
          sizes.push(ids.length);
          return store.productsByIds(ids, query);
        },
      },
    });
    expect((await app.inject('/backend/products')).json().data).toHaveLength(6);
    expect(Math.max(...sizes)).toBe(1);
  });

  it('use up the reads of a client network, whose cached reads stay free', async () => {
    const { app } = await openApp({ READ_RATE: '1', TRUST_PROXY: '127.0.0.1' });
    const get = (url: string, client = '10.1.1.1') =>
      app.inject({ url, headers: { 'x-forwarded-for': client } });
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push((await get('/backend/products')).statusCode);
    expect(statuses).toEqual([200, 429, 429, 429]);
    const limited = await get('/backend/categories');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/backend/categories', '10.2.2.2')).statusCode).toBe(200);
    expect((await get('/backend/categories')).statusCode).toBe(200);
  });
});
