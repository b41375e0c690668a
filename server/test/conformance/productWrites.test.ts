import { describe, expect, it } from 'vitest';
import { fieldParts, imagePart, multipartForm } from '../support/catalogueApp.ts';
import {
  createProduct,
  listProducts,
  productApp,
  productFields,
  storedName,
  updateProduct,
} from '../support/productRequests.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('writing products on %s (O47)', (kind) => {
  it('creates a product that is visible immediately (S-348, S-355, S-356, S-385, S-402, O33)', async () => {
    const app = await productApp(kind);
    const before = (await app.app.inject('/backend/products')).json();
    expect(before.data).toEqual([]);
    const response = await createProduct(app, [
      ...fieldParts(productFields),
      imagePart('one', 'a.jpg'),
      imagePart('two', 'b.jpg'),
    ]);
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { success: true, data: { id: expect.any(Number), version: 1 } },
    ]);
    expect((await app.app.inject('/backend/products')).json().data).toMatchObject([
      {
        id: response.json().data.id,
        name: 'Relay 24 V',
        category_id: 'Relays',
        category_path: ['Relays'],
        keyword: 'relay, din',
        description: 'Two poles',
        bestseller: 1,
        trending: 0,
        data: productFields.data,
        images: `${storedName('one')},${storedName('two')}`,
        version: 1,
      },
    ]);
    const found = await app.app.inject('/backend/products?case=search_product&query=relay%2024');
    expect(found.json().data).toHaveLength(1);
    expect(await app.pendingUploads()).toEqual([]);
  });

  it('replaces a product and keeps its existing images (S-357, S-386, D-20)', async () => {
    const app = await productApp(kind);
    const { id } = (
      await createProduct(app, [...fieldParts(productFields), imagePart('one'), imagePart('two')])
    ).json().data;
    const changed = {
      ...productFields,
      name: 'Relay 48 V',
      bestseller: '0',
      existingImages: [storedName('two')],
      existingImagesCount: '1',
    };
    const response = await updateProduct(app, id, [...fieldParts(changed), imagePart('three')], {
      'if-match': '"1"',
    });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { success: true, data: { id, version: 2 } },
    ]);
    expect(await listProducts(app)).toMatchObject([
      { id, name: 'Relay 48 V', bestseller: 0, images: `${storedName('two')},${storedName('three')}` },
    ]);
    expect((await app.app.inject('/backend/products?case=search_product&query=48')).json().data).toHaveLength(
      1,
    );
    expect((await app.app.inject('/backend/products?case=search_product&query=24')).json().data).toEqual([]);

    // Without `existingImages` none is kept (D-20).
    await updateProduct(app, id, fieldParts(productFields));
    expect(await listProducts(app)).toMatchObject([{ images: '', version: 3 }]);
  });

  it('orders images by the form and keeps their alternative texts (S-347)', async () => {
    const app = await productApp(kind);
    const { id } = (
      await createProduct(app, [
        ...fieldParts({ ...productFields, imageOrder: '["new:1","new:0"]', imageAlts: '{"new:0":"Side"}' }),
        imagePart('one'),
        imagePart('two'),
      ])
    ).json().data;
    expect((await listProducts(app))[0].pictures).toMatchObject([
      { name: storedName('two'), alt: '' },
      { name: storedName('one'), alt: 'Side' },
    ]);
    const [one, two] = [storedName('one'), storedName('two')];
    await updateProduct(app, id, [
      ...fieldParts({
        ...productFields,
        existingImages: [two, one],
        imageOrder: JSON.stringify([`existing:${one}`, 'new:0']),
        imageAlts: JSON.stringify({ [`existing:${two}`]: 'Front' }),
      }),
      imagePart('three'),
    ]);
    expect((await listProducts(app))[0].pictures).toMatchObject([
      { name: one, alt: 'Side' },
      { name: storedName('three'), alt: '' },
      { name: two, alt: 'Front' },
    ]);
  });

  it.each(['PUT', 'DELETE'] as const)(
    'responds with 404 to %s of a missing product (O42)',
    async (method) => {
      const app = await productApp(kind);
      for (const id of ['999', '0', '99999999999', 'x', '-1']) {
        const form = multipartForm(fieldParts(productFields));
        const response = await app.inject({
          method,
          url: `/backend/products/${id}`,
          ...(method === 'PUT' ? form : {}),
        });
        expect([id, response.statusCode, response.json().success]).toEqual([id, 404, false]);
      }
    },
  );

  it('sets flags of many products at once (S-329)', async () => {
    const app = await productApp(kind);
    for (const name of ['A', 'B', 'C'])
      await createProduct(app, fieldParts({ ...productFields, name, bestseller: '0' }));
    await app.inject({ method: 'DELETE', url: '/backend/products/3' });
    const response = await app.inject({
      method: 'PATCH',
      url: '/backend/products',
      payload: { ids: [1, 2, 3, 99], bestseller: 1, trending: '0' },
    });
    expect([response.statusCode, response.json().data]).toEqual([
      200,
      [
        { id: 1, version: 2 },
        { id: 2, version: 2 },
      ],
    ]);
    expect((await app.inject({ url: '/backend/summary' })).json().data).toMatchObject({
      products: 2,
      bestsellers: 2,
      trending: 0,
    });
    expect((await app.inject({ url: '/backend/products/1/history' })).json().data[0]).toMatchObject({
      action: 'updated',
      changes: [{ field: 'bestseller', before: '0', after: '1' }],
    });
    for (const [payload, status] of [
      [{ ids: [99], bestseller: 1 }, 404],
      [{ ids: [1] }, 422],
      [{ ids: [], bestseller: 1 }, 422],
      [{ ids: [1], bestseller: 7 }, 422],
    ] as const) {
      expect((await app.inject({ method: 'PATCH', url: '/backend/products', payload })).statusCode).toBe(
        status,
      );
    }
  });

  it('keeps a deleted category until another is chosen (D-44)', async () => {
    const app = await productApp(kind);
    const { id } = (await createProduct(app)).json().data;
    await app.inject({ method: 'DELETE', url: '/backend/categories/1?children=move' });
    expect(await listProducts(app)).toMatchObject([{ id, category_id: 'Relays', category_path: [] }]);
    expect((await updateProduct(app, id, fieldParts({ ...productFields, name: 'Kept' }))).statusCode).toBe(
      200,
    );
    expect((await createProduct(app)).statusCode).toBe(422);
    expect(await listProducts(app)).toMatchObject([{ name: 'Kept', category_id: 'Relays' }]);
    expect(
      (await updateProduct(app, id, fieldParts({ ...productFields, category_id: 'hidden' }))).statusCode,
    ).toBe(200);
    expect(await listProducts(app)).toMatchObject([{ category_id: 'Hidden' }]);
  });
});
