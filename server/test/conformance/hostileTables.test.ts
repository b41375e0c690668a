import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { catalogueApp, fieldParts } from '../support/catalogueApp.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { createProduct, productFields, updateProduct } from '../support/productRequests.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';

/** Half a megabyte of text, and 800,000 cells. */
const manyCells = JSON.stringify({
  headers: Array.from({ length: 20 }, (_each, at) => `H${at}`),
  rows: Array.from({ length: 40_000 }, () => ({ a1: '1' })),
});

async function insertWithTable(store: Store, data: string, name = 'Relay'): Promise<number> {
  return store.write(async (writer) => {
    const categoryId = await writer.insertCategory(newCategory({ name: `Of ${name}` }));
    return writer.insertProduct(
      newProduct({ name, categoryId, categoryName: `Of ${name}`, data }),
      new Date(),
    );
  });
}

describe.each(databaseKinds)('tables beyond the bounds on %s', (kind) => {
  it('are rejected with the bound, and nothing is stored', async () => {
    const store = await testStore(kind);
    await store.write((writer) => writer.insertCategory(newCategory({ name: 'Relays' })));
    const app = await catalogueApp(store);
    const response = await createProduct(app, fieldParts({ ...productFields, data: manyCells }));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      fields: { data: 'This table has 40,000 rows. A table can have up to 10,000' },
    });
    expect((await store.products({})).length).toBe(0);
  });

  it('are kept when another field of the product changes, and listed for staff', async () => {
    const store = await testStore(kind);
    const id = await insertWithTable(store, manyCells);
    const app = await catalogueApp(store);
    const form = (data: string) =>
      fieldParts({ ...productFields, name: 'Relay 24 V', category_id: 'Of Relay', data });
    const kept = await updateProduct(app, id, form(manyCells));
    expect(kept.statusCode).toBe(200);
    expect((await store.products({ id }))[0]).toMatchObject({ name: 'Relay 24 V', data: manyCells });
    const changed = await updateProduct(app, id, form(manyCells.replace('"1"', '"2"')));
    expect(changed.statusCode).toBe(422);
    const { data } = (await app.inject({ url: '/backend/quality' })).json();
    expect(data).toContainEqual(
      expect.objectContaining({
        problem: 'table-too-large',
        id,
        detail: 'This table has 40,000 rows. A table can have up to 10,000',
      }),
    );
  });

  it('come as their matching rows in the hits of a search', async () => {
    const store = await testStore(kind);
    await insertWithTable(store, manyCells, 'Relay');
    const app = await catalogueApp(store);
    const response = await app.app.inject(
      '/backend/products?case=search_product&query=relay%201&limit=24&fields=hit',
    );
    expect(response.body.length).toBeLessThan(30_000);
    const [hit] = response.json().data;
    expect(hit).toMatchObject({ name: 'Relay', matching_rows: expect.any(Number) });
    expect(JSON.parse(hit.data).rows).toHaveLength(5);
    expect(hit).not.toHaveProperty('description');
  });
});
