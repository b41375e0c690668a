import { describe, expect, it } from 'vitest';
import { fieldParts, imagePart } from '../support/catalogueApp.ts';
import {
  createProduct,
  listProducts,
  productApp,
  productFields,
  updateProduct,
} from '../support/productRequests.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('concurrent and repeated writes of products on %s (O47)', (kind) => {
  it('creates one product for repeated and concurrent requests (O100)', async () => {
    const app = await productApp(kind);
    const headers = { 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const parts = [...fieldParts(productFields), imagePart('one')];
    const responses = await Promise.all([1, 2, 3].map(() => createProduct(app, parts, headers)));
    const later = await createProduct(app, parts, headers);
    expect(new Set([...responses, later].map(({ body }) => body)).size).toBe(1);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await listProducts(app)).toHaveLength(1);

    const other = await createProduct(app, fieldParts({ ...productFields, name: 'Other' }), headers);
    expect(other.statusCode).toBe(409);
    expect(await listProducts(app)).toHaveLength(1);
    await createProduct(app, parts, { 'idempotency-key': '00000000-8a51-4b5e-9d6f-3a0c5d0a1b2c' });
    expect(await listProducts(app)).toHaveLength(2);
    expect((await createProduct(app, parts, { 'idempotency-key': 'x y' })).statusCode).toBe(400);
  });

  it('applies a repeated change once, and rejects another one of the same version (O43, O100)', async () => {
    const app = await productApp(kind);
    const { id } = (await createProduct(app, fieldParts(productFields))).json().data;
    const headers = { 'if-match': '"1"', 'idempotency-key': '1b9d2f77-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const parts = [...fieldParts({ ...productFields, name: 'Relay 48 V' }), imagePart('one')];
    const before = await app.store.catalogueVersion();
    const responses = [
      await updateProduct(app, id, parts, headers),
      await updateProduct(app, id, parts, headers),
    ];
    expect(responses.map((response) => response.json())).toEqual(
      responses.map(() => ({ success: true, data: { id, version: 2 } })),
    );
    expect(await listProducts(app)).toMatchObject([{ id, name: 'Relay 48 V', version: 2 }]);
    expect(await app.store.catalogueVersion()).toBe(before + 1);
    expect((await updateProduct(app, id, fieldParts(productFields), headers)).statusCode).toBe(409);
    const other = { ...headers, 'idempotency-key': '2b9d2f77-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    expect((await updateProduct(app, id, parts, other)).statusCode).toBe(412);
    expect(await listProducts(app)).toMatchObject([{ version: 2 }]);
    expect(await app.pendingUploads()).toEqual([]);
  });

  it('accepts the first of two edits, and returns the current product to the second (O43)', async () => {
    const app = await productApp(kind);
    const { id } = (await createProduct(app)).json().data;
    const edits = await Promise.all(
      ['First', 'Second'].map((name) =>
        updateProduct(app, id, fieldParts({ ...productFields, name }), { 'if-match': '"1"' }),
      ),
    );
    const statuses = edits.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 412]);
    const [product] = await listProducts(app);
    const late = edits.find(({ statusCode }) => statusCode === 412)?.json();
    expect(late).toMatchObject({
      success: false,
      error: 'Someone else has changed this since you opened it',
      current: product,
    });
    expect(product).toMatchObject({ version: 2, name: statuses[0] === 200 ? 'First' : 'Second' });
    expect(
      (await app.inject({ method: 'DELETE', url: `/backend/products/${id}`, headers: { 'if-match': '"1"' } }))
        .statusCode,
    ).toBe(412);
    expect((await updateProduct(app, id, fieldParts(productFields), { 'if-match': 'x' })).statusCode).toBe(
      400,
    );
    expect((await updateProduct(app, id, fieldParts(productFields), { 'if-match': '*' })).statusCode).toBe(
      200,
    );
  });
});
