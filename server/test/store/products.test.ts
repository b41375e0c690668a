import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductStore } from '../../src/store/products.ts';
import { createProductWriter } from '../../src/store/productWrites.ts';
import { type OpenDatabase, openSqlite } from '../../src/store/sqlite.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabases.ts';

let database: TestDatabase;
let opened: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase('sqlite', { hasTables: true });
  opened = openSqlite(database.dataDir);
});
afterAll(async () => {
  await opened.close();
  await database.remove();
});

const gland = {
  categoryId: null,
  categoryName: '',
  name: 'Brass gland',
  description: '',
  keyword: '',
  isBestseller: true,
  isTrending: false,
  data: null,
  drawing: null,
  acceptedIssues: null,
  pictures: [],
};

it('counts a list once for each catalogue version, regardless of the requested page', async () => {
  let version = 1;
  const writer = createProductWriter(opened.db);
  const store = createProductStore(opened.db, async () => version);
  await writer.insertProduct(gland, new Date(0));
  expect(await store.countProducts({ isBestseller: true })).toBe(1);

  await writer.insertProduct(gland, new Date(0));
  expect(await store.countProducts({ isBestseller: true })).toBe(1);
  expect(await store.productPage({ isBestseller: true, limit: 1, offset: 1, order: 'newest' })).toMatchObject(
    {
      products: [{ id: 1 }],
      total: 1,
    },
  );
  expect(await store.countProducts({})).toBe(2);

  version = 2;
  expect(await store.countProducts({ isBestseller: true })).toBe(2);
});
