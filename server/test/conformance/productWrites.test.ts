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

  it.each([
    [{ name: '  ', category_id: '', keyword: ' ', description: '' }, 'Product name is required', 'name'],
    [{ category_id: ' ', keyword: '', description: '' }, 'Category is required', 'category_id'],
    [{ keyword: ' , ', description: '' }, 'Keywords are required', 'keyword'],
    [{ description: ' \n ' }, 'Description is required', 'description'],
    [{ bestseller: 'yes' }, 'This must be 0 or 1', 'bestseller'],
    [{ category_id: 'Nothing' }, 'No category has this name', 'category_id'],
    [{ existingImages: ['gone.jpg'] }, 'One of the existing images no longer exists', 'existingImages'],
    [{ existingImagesCount: '2' }, 'The list of existing images is incomplete', 'existingImages'],
    [{ imageOrder: '["new:0"]' }, 'This cannot be read', 'imageOrder'],
    [{ name: 'a\0b' }, 'This cannot be read', 'name'],
  ])('rejects %j and changes nothing (O32, O44, S-341)', async (wrong, text, field) => {
    const app = await productApp(kind);
    const { id } = (await createProduct(app)).json().data;
    const before = await app.state();
    for (const response of [
      await createProduct(app, fieldParts({ ...productFields, ...wrong })),
      await updateProduct(app, id, fieldParts({ ...productFields, ...wrong })),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([
        422,
        {
          success: false,
          error: text,
          message: text,
          fields: expect.objectContaining({ [field]: text }),
        },
      ]);
    }
    expect(await app.state()).toEqual(before);
  });

  it('saves, shows and finds a table whose columns have the names of inherited properties (O71)', async () => {
    const app = await productApp(kind);
    for (const key of ['constructor', 'toString', '__proto__']) {
      const data = `{"headers":["Code"],"rows":[{"a1":"x"},{"${key}":"hidden-${key.toLowerCase()}"},{}]}`;
      const created = await createProduct(app, fieldParts({ ...productFields, data }));
      expect([key, created.statusCode]).toEqual([key, 201]);
      const { id } = created.json().data;
      const shown = await app.app.inject(`/backend/products?case=get_product_by_id&id=${id}`);
      expect([shown.statusCode, shown.json()]).toMatchObject([200, [{ data }]]);
      const found = await app.app.inject(
        `/backend/products?case=search_product&query=hidden-${key.toLowerCase()}`,
      );
      expect(found.json().data).toMatchObject([{ id }]);
      const replaced = await updateProduct(app, id, fieldParts({ ...productFields, data }));
      expect(replaced.statusCode).toBe(200);
      expect((await app.inject({ url: `/backend/products/${id}/history` })).statusCode).toBe(200);
    }
    expect((await app.inject({ url: '/backend/quality' })).statusCode).toBe(200);
  });

  it('ignores unknown fields (O45)', async () => {
    const app = await productApp(kind);
    await createProduct(
      app,
      fieldParts({ ...productFields, id: '77', version: '9', deleted_at: 'x', role: 'owner' }),
    );
    expect(await listProducts(app)).toMatchObject([{ id: 1, version: 1 }]);
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

  it.each([
    'Kontakt, "schwarz" & \'rot\'',
    '🔌 Plug 👩‍🔧',
    'مرحل ٢٤ فولت',
    'שלום',
    "Robert'); DROP TABLE products;--",
    '<script>alert(1)</script>',
    '__proto__',
    'null',
    '=1+1',
    'a\tb\nc',
    'e\u0301 é',
    '\u202Eabc',
  ])('stores the name %j unchanged (O33, O58)', async (name) => {
    const app = await productApp(kind);
    const { id } = (await createProduct(app, fieldParts({ ...productFields, name }))).json().data;
    expect(
      (await app.app.inject(`/backend/products.php?case=get_product_by_id&id=${id}`)).json(),
    ).toMatchObject([{ name }]);
    expect(
      (await app.inject({ url: `/backend/products/${id}/history` })).json().data[0].changes,
    ).toContainEqual({
      field: 'name',
      before: null,
      after: name,
    });
  });
});
