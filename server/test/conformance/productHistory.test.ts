import { describe, expect, it } from 'vitest';
import { fieldParts, imagePart } from '../support/catalogueApp.ts';
import { newProduct } from '../support/newEntries.ts';
import {
  createProduct,
  listProducts,
  productApp,
  productFields,
  storedName,
  updateProduct,
} from '../support/productRequests.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('deleting and restoring products on %s (O47)', (kind) => {
  it('moves a deleted product to the trash and restores it unchanged (S-387, D-25, O42)', async () => {
    const app = await productApp(kind, { now: () => new Date('2026-11-21T09:00:00Z') });
    const { id } = (await createProduct(app, [...fieldParts(productFields), imagePart('one')])).json().data;
    const url = `/backend/products/${id}`;
    const deleted = await app.inject({ method: 'DELETE', url });
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true, data: null }]);
    expect(await listProducts(app)).toEqual([]);
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await app.inject({ url: '/backend/trash' })).json().data).toEqual([
      {
        kind: 'product',
        id,
        name: 'Relay 24 V',
        deletedAt: '2026-11-21T09:00:00.000Z',
        deletedBy: 'admin',
        erasedAt: '2026-12-21T09:00:00.000Z',
        subcategories: 0,
        products: 0,
      },
    ]);
    const restored = await app.inject({ method: 'POST', url: `${url}/restore` });
    expect([restored.statusCode, restored.json().data]).toEqual([200, { id, version: 3 }]);
    expect(await listProducts(app)).toMatchObject([
      { id, name: 'Relay 24 V', images: storedName('one'), category_id: 'Relays' },
    ]);
    expect((await app.inject({ url: '/backend/trash' })).json().data).toEqual([]);
    expect((await app.inject({ method: 'POST', url: `${url}/restore` })).statusCode).toBe(404);
  });

  it('records who changed what, and restores any version', async () => {
    const app = await productApp(kind, { now: () => new Date('2026-11-21T09:00:00Z') });
    const { id } = (await createProduct(app, [...fieldParts(productFields), imagePart('one')])).json().data;
    await updateProduct(app, id, fieldParts({ ...productFields, name: 'Relay 48 V', trending: '1' }));
    await updateProduct(app, id, fieldParts({ ...productFields, name: 'Relay 48 V', trending: '1' }));
    const history = async () => (await app.inject({ url: `/backend/products/${id}/history` })).json().data;
    const entries = await history();
    // The update without changes is not recorded.
    expect(entries).toMatchObject([
      {
        by: 'admin',
        at: '2026-11-21T09:00:00.000Z',
        action: 'updated',
        changes: [
          { field: 'name', before: 'Relay 24 V', after: 'Relay 48 V' },
          { field: 'trending', before: '0', after: '1' },
          { field: 'images', before: storedName('one'), after: '' },
        ],
      },
      { by: 'admin', action: 'created' },
    ]);
    const first = entries.at(-1).id;
    const response = await app.inject({
      method: 'POST',
      url: `/backend/products/${id}/history/${first}/restore`,
      headers: { 'if-match': '"3"' },
    });
    expect([response.statusCode, response.json().data]).toEqual([200, { id, version: 4 }]);
    expect(await listProducts(app)).toMatchObject([
      { name: 'Relay 24 V', trending: 0, images: storedName('one') },
    ]);
    expect(await history()).toHaveLength(3);
    for (const [url, status] of [
      [`/backend/products/${id}/history/999/restore`, 404],
      [`/backend/products/999/history/${first}/restore`, 404],
    ] as const) {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(status);
    }
  });

  it('records the drawing, and restores it', async () => {
    const app = await productApp(kind);
    const drawing = { family: 'cable-gland', columns: { A: 'A' } };
    const form = fieldParts({ ...productFields, drawing: JSON.stringify(drawing) });
    const { id } = (await createProduct(app, form)).json().data;
    expect(await listProducts(app)).toMatchObject([{ drawing }]);
    await updateProduct(app, id, fieldParts(productFields));
    expect(await listProducts(app)).toMatchObject([{ drawing: null }]);
    const [update, creation] = (await app.inject({ url: `/backend/products/${id}/history` })).json().data;
    expect(update.changes).toEqual([{ field: 'drawing', before: JSON.stringify(drawing), after: '' }]);
    await app.inject({ method: 'POST', url: `/backend/products/${id}/history/${creation.id}/restore` });
    expect(await listProducts(app)).toMatchObject([{ drawing }]);
  });

  it('has the drawing on cards while there is no picture, if its family is known (S-408)', async () => {
    const app = await productApp(kind);
    const drawing = { family: 'cable-gland', columns: { A: 'A' } };
    const withDrawing = (family: string) =>
      fieldParts({ ...productFields, drawing: JSON.stringify({ ...drawing, family }) });
    const { id } = (await createProduct(app, withDrawing('cable-gland'))).json().data;
    const card = async () =>
      (await app.inject({ url: '/backend/products?scope=all&fields=card' })).json().data[0];
    expect(await card()).toMatchObject({ images: '', pictures: [], drawing });
    await updateProduct(app, id, withDrawing('unheard-of'));
    expect((await card()).drawing).toBeNull();
    await updateProduct(app, id, [...withDrawing('cable-gland'), imagePart('one')]);
    expect(await card()).not.toHaveProperty('drawing');
  });

  it('restores the state before the first change', async () => {
    const app = await productApp(kind);
    await app.store.write((writer) =>
      writer.insertProduct(
        newProduct({ name: 'From the seed', categoryId: 1, categoryName: 'Relays', data: 'no table' }),
        new Date(),
      ),
    );
    await updateProduct(app, 1, fieldParts(productFields));
    const entries = (await app.inject({ url: '/backend/products/1/history' })).json().data;
    expect(entries).toMatchObject([
      { by: 'admin', action: 'updated' },
      { by: null, action: 'created' },
    ]);
    await app.inject({ method: 'POST', url: `/backend/products/1/history/${entries[1].id}/restore` });
    expect(await listProducts(app)).toMatchObject([{ name: 'From the seed', data: 'no table' }]);
  });
});

describe.each(databaseKinds)('the history of a large table on %s', (kind) => {
  it('has a limited size: the newest values in full, the length of older ones', async () => {
    const app = await productApp(kind);
    const table = (mark: string) =>
      JSON.stringify({ headers: ['A'], rows: Array.from({ length: 60 }, () => ({ a1: mark.repeat(8000) })) });
    const form = (mark: string) => fieldParts({ ...productFields, data: table(mark) });
    const { id } = (await createProduct(app, form('a'))).json().data;
    for (const mark of ['b', 'c', 'd', 'e', 'f']) await updateProduct(app, id, form(mark));
    const response = await app.inject({ url: `/backend/products/${id}/history` });
    expect(response.body.length).toBeLessThan(2_100_000);
    const values = response
      .json()
      .data.map(({ changes }: { changes: { field: string; after: string }[] }) =>
        changes.find(({ field }) => field === 'data'),
      );
    expect(values[0].after).toBe(table('f'));
    expect(values[5].after).toMatch(/^Not shown: [\d,]+ characters$/);
  });
});
