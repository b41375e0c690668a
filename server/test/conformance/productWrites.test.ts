import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import {
  type CatalogueApp,
  catalogueApp,
  fieldParts,
  type FormPart,
  multipartForm,
  imagePart,
} from '../support/catalogueApp.ts';
import { fakePicture } from '../support/fakeMediaLibrary.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { signIn } from '../support/testApp.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';

const fields = {
  name: ' Relay 24 V ',
  category_id: 'Relays',
  keyword: 'relay, din',
  description: ' Two poles ',
  bestseller: '1',
  trending: '0',
  data: '{"headers":["A"],"rows":[{"a1":"x"}]}',
};

const nameOfFile = (bytes: string) => fakePicture(Buffer.from(bytes).toString('hex')).name;

describe.each(databaseKinds)('writing products on %s (O47)', (kind) => {
  async function open(options: Parameters<typeof catalogueApp>[1] = {}) {
    const store = await testStore(kind);
    await store.write(async (writer) => {
      await writer.insertCategory(newCategory({ name: 'Relays' }));
      await writer.insertCategory(newCategory({ name: 'Hidden', isActive: false }));
    });
    return { store, ...(await catalogueApp(store, options)) };
  }

  const send = (
    { inject }: Pick<CatalogueApp, 'inject'>,
    method: 'POST' | 'PUT',
    url: string,
    parts: readonly FormPart[],
    headers: Record<string, string> = {},
  ) => {
    const form = multipartForm(parts);
    return inject({ method, url, payload: form.payload, headers: { ...form.headers, ...headers } });
  };

  const create = (
    app: Pick<CatalogueApp, 'inject'>,
    parts: readonly FormPart[] = fieldParts(fields),
    headers: Record<string, string> = {},
  ) => send(app, 'POST', '/backend/products', parts, headers);

  const update = (
    app: Pick<CatalogueApp, 'inject'>,
    id: number,
    parts: readonly FormPart[],
    headers: Record<string, string> = {},
  ) => send(app, 'PUT', `/backend/products/${id}`, parts, headers);

  const productsOf = async ({ inject }: Pick<CatalogueApp, 'inject'>) =>
    (await inject({ url: '/backend/products?scope=all' })).json().data;

  /** All data that a rejected write must not change. */
  const stateOf = async (store: Store, app: Pick<CatalogueApp, 'inject'>) => ({
    version: await store.catalogueVersion(),
    products: await productsOf(app),
    categories: await store.categories(),
  });

  it('creates a product that is visible immediately (S-348, S-355, S-356, S-385, S-402, O33)', async () => {
    const app = await open();
    const before = (await app.app.inject('/backend/products')).json();
    expect(before.data).toEqual([]);
    const answer = await create(app, [
      ...fieldParts(fields),
      imagePart('one', 'a.jpg'),
      imagePart('two', 'b.jpg'),
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { success: true, data: { id: expect.any(Number), version: 1 } },
    ]);
    expect((await app.app.inject('/backend/products')).json().data).toMatchObject([
      {
        id: answer.json().data.id,
        name: 'Relay 24 V',
        category_id: 'Relays',
        category_path: ['Relays'],
        keyword: 'relay, din',
        description: 'Two poles',
        bestseller: 1,
        trending: 0,
        data: fields.data,
        images: `${nameOfFile('one')},${nameOfFile('two')}`,
        version: 1,
      },
    ]);
    const found = await app.app.inject('/backend/products?case=search_product&query=relay%2024');
    expect(found.json().data).toHaveLength(1);
    expect(await app.pendingUploads()).toEqual([]);
  });

  it('creates one product for repeated and concurrent requests (O100)', async () => {
    const app = await open();
    const headers = { 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const parts = [...fieldParts(fields), imagePart('one')];
    const answers = await Promise.all([1, 2, 3].map(() => create(app, parts, headers)));
    const later = await create(app, parts, headers);
    expect(new Set([...answers, later].map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await productsOf(app)).toHaveLength(1);

    const other = await create(app, fieldParts({ ...fields, name: 'Other' }), headers);
    expect(other.statusCode).toBe(409);
    expect(await productsOf(app)).toHaveLength(1);
    await create(app, parts, { 'idempotency-key': '00000000-8a51-4b5e-9d6f-3a0c5d0a1b2c' });
    expect(await productsOf(app)).toHaveLength(2);
    expect((await create(app, parts, { 'idempotency-key': 'x y' })).statusCode).toBe(400);
  });

  it('replaces a product and keeps its existing images (S-357, S-386, D-20)', async () => {
    const app = await open();
    const { id } = (await create(app, [...fieldParts(fields), imagePart('one'), imagePart('two')])).json()
      .data;
    const changed = {
      ...fields,
      name: 'Relay 48 V',
      bestseller: '0',
      existingImages: [nameOfFile('two')],
      existingImagesCount: '1',
    };
    const answer = await update(app, id, [...fieldParts(changed), imagePart('three')], { 'if-match': '"1"' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { id, version: 2 } }]);
    expect(await productsOf(app)).toMatchObject([
      { id, name: 'Relay 48 V', bestseller: 0, images: `${nameOfFile('two')},${nameOfFile('three')}` },
    ]);
    expect((await app.app.inject('/backend/products?case=search_product&query=48')).json().data).toHaveLength(
      1,
    );
    expect((await app.app.inject('/backend/products?case=search_product&query=24')).json().data).toEqual([]);

    // Without `existingImages` none is kept (D-20).
    await update(app, id, fieldParts(fields));
    expect(await productsOf(app)).toMatchObject([{ images: '', version: 3 }]);
  });

  it('applies a repeated change once, and rejects another one of the same version (O43, O100)', async () => {
    const app = await open();
    const { id } = (await create(app, fieldParts(fields))).json().data;
    const headers = { 'if-match': '"1"', 'idempotency-key': '1b9d2f77-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const parts = [...fieldParts({ ...fields, name: 'Relay 48 V' }), imagePart('one')];
    const before = await app.store.catalogueVersion();
    const answers = [await update(app, id, parts, headers), await update(app, id, parts, headers)];
    expect(answers.map((answer) => answer.json())).toEqual(
      answers.map(() => ({ success: true, data: { id, version: 2 } })),
    );
    expect(await productsOf(app)).toMatchObject([{ id, name: 'Relay 48 V', version: 2 }]);
    expect(await app.store.catalogueVersion()).toBe(before + 1);
    expect((await update(app, id, fieldParts(fields), headers)).statusCode).toBe(409);
    const other = { ...headers, 'idempotency-key': '2b9d2f77-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    expect((await update(app, id, parts, other)).statusCode).toBe(412);
    expect(await productsOf(app)).toMatchObject([{ version: 2 }]);
    expect(await app.pendingUploads()).toEqual([]);
  });

  it('orders images by the form and keeps their alternative texts (S-347)', async () => {
    const app = await open();
    const { id } = (
      await create(app, [
        ...fieldParts({ ...fields, imageOrder: '["new:1","new:0"]', imageAlts: '{"new:0":"Side"}' }),
        imagePart('one'),
        imagePart('two'),
      ])
    ).json().data;
    expect((await productsOf(app))[0].pictures).toMatchObject([
      { name: nameOfFile('two'), alt: '' },
      { name: nameOfFile('one'), alt: 'Side' },
    ]);
    const [one, two] = [nameOfFile('one'), nameOfFile('two')];
    await update(app, id, [
      ...fieldParts({
        ...fields,
        existingImages: [two, one],
        imageOrder: JSON.stringify([`existing:${one}`, 'new:0']),
        imageAlts: JSON.stringify({ [`existing:${two}`]: 'Front' }),
      }),
      imagePart('three'),
    ]);
    expect((await productsOf(app))[0].pictures).toMatchObject([
      { name: one, alt: 'Side' },
      { name: nameOfFile('three'), alt: '' },
      { name: two, alt: 'Front' },
    ]);
  });

  it.each([
    [{ name: '  ', category_id: '', keyword: ' ', description: '' }, 'Product name is required', 'name'],
    [{ category_id: ' ', keyword: '', description: '' }, 'Category is required', 'category_id'],
    [{ keyword: ' , ', description: '' }, 'Keywords are required', 'keyword'],
    [{ description: ' \n ' }, 'Description is required', 'description'],
    [{ bestseller: 'yes' }, 'This is either 0 or 1', 'bestseller'],
    [{ category_id: 'Nothing' }, 'There is no category of this name', 'category_id'],
    [{ existingImages: ['gone.jpg'] }, 'One of the kept images is not there any more', 'existingImages'],
    [{ existingImagesCount: '2' }, 'The list of kept images arrived incomplete', 'existingImages'],
    [{ imageOrder: '["new:0"]' }, 'This cannot be read', 'imageOrder'],
    [{ name: 'a\0b' }, 'This cannot be read', 'name'],
  ])('rejects %j and changes nothing (O32, O44, S-341)', async (wrong, text, field) => {
    const app = await open();
    const { id } = (await create(app)).json().data;
    const before = await stateOf(app.store, app);
    for (const answer of [
      await create(app, fieldParts({ ...fields, ...wrong })),
      await update(app, id, fieldParts({ ...fields, ...wrong })),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          success: false,
          error: text,
          message: text,
          fields: expect.objectContaining({ [field]: text }),
        },
      ]);
    }
    expect(await stateOf(app.store, app)).toEqual(before);
  });

  it('ignores unknown fields (O45)', async () => {
    const app = await open();
    await create(app, fieldParts({ ...fields, id: '77', version: '9', deleted_at: 'x', role: 'owner' }));
    expect(await productsOf(app)).toMatchObject([{ id: 1, version: 1 }]);
  });

  it('accepts the first of two edits, and returns the current product to the second (O43)', async () => {
    const app = await open();
    const { id } = (await create(app)).json().data;
    const edits = await Promise.all(
      ['First', 'Second'].map((name) =>
        update(app, id, fieldParts({ ...fields, name }), { 'if-match': '"1"' }),
      ),
    );
    const statuses = edits.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 412]);
    const [product] = await productsOf(app);
    const late = edits.find(({ statusCode }) => statusCode === 412)?.json();
    expect(late).toMatchObject({
      success: false,
      error: 'Somebody else has changed this since you opened it',
      current: product,
    });
    expect(product).toMatchObject({ version: 2, name: statuses[0] === 200 ? 'First' : 'Second' });
    expect(
      (await app.inject({ method: 'DELETE', url: `/backend/products/${id}`, headers: { 'if-match': '"1"' } }))
        .statusCode,
    ).toBe(412);
    expect((await update(app, id, fieldParts(fields), { 'if-match': 'x' })).statusCode).toBe(400);
    expect((await update(app, id, fieldParts(fields), { 'if-match': '*' })).statusCode).toBe(200);
  });

  it.each(['PUT', 'DELETE'] as const)(
    'responds with 404 to %s of a missing product (O42)',
    async (method) => {
      const app = await open();
      for (const id of ['999', '0', '99999999999', 'x', '-1']) {
        const form = multipartForm(fieldParts(fields));
        const answer = await app.inject({
          method,
          url: `/backend/products/${id}`,
          ...(method === 'PUT' ? form : {}),
        });
        expect([id, answer.statusCode, answer.json().success]).toEqual([id, 404, false]);
      }
    },
  );

  it('moves a deleted product to the trash and restores it unchanged (S-387, D-25, O42)', async () => {
    const app = await open({ now: () => new Date('2026-11-21T09:00:00Z') });
    const { id } = (await create(app, [...fieldParts(fields), imagePart('one')])).json().data;
    const url = `/backend/products/${id}`;
    const deleted = await app.inject({ method: 'DELETE', url });
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true, data: null }]);
    expect(await productsOf(app)).toEqual([]);
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
    expect(await productsOf(app)).toMatchObject([
      { id, name: 'Relay 24 V', images: nameOfFile('one'), category_id: 'Relays' },
    ]);
    expect((await app.inject({ url: '/backend/trash' })).json().data).toEqual([]);
    expect((await app.inject({ method: 'POST', url: `${url}/restore` })).statusCode).toBe(404);
  });

  it('records who changed what, and restores any version', async () => {
    const app = await open({ now: () => new Date('2026-11-21T09:00:00Z') });
    const { id } = (await create(app, [...fieldParts(fields), imagePart('one')])).json().data;
    await update(app, id, fieldParts({ ...fields, name: 'Relay 48 V', trending: '1' }));
    await update(app, id, fieldParts({ ...fields, name: 'Relay 48 V', trending: '1' }));
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
          { field: 'images', before: nameOfFile('one'), after: '' },
        ],
      },
      { by: 'admin', action: 'created' },
    ]);
    const first = entries.at(-1).id;
    const answer = await app.inject({
      method: 'POST',
      url: `/backend/products/${id}/history/${first}/restore`,
      headers: { 'if-match': '"3"' },
    });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id, version: 4 }]);
    expect(await productsOf(app)).toMatchObject([
      { name: 'Relay 24 V', trending: 0, images: nameOfFile('one') },
    ]);
    expect(await history()).toHaveLength(3);
    for (const [url, status] of [
      [`/backend/products/${id}/history/999/restore`, 404],
      [`/backend/products/999/history/${first}/restore`, 404],
    ] as const) {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(status);
    }
  });

  it('restores the state before the first change', async () => {
    const app = await open();
    await app.store.write((writer) =>
      writer.insertProduct(
        newProduct({ name: 'From the seed', categoryId: 1, categoryName: 'Relays', data: 'no table' }),
        new Date(),
      ),
    );
    await update(app, 1, fieldParts(fields));
    const entries = (await app.inject({ url: '/backend/products/1/history' })).json().data;
    expect(entries).toMatchObject([
      { by: 'admin', action: 'updated' },
      { by: null, action: 'created' },
    ]);
    await app.inject({ method: 'POST', url: `/backend/products/1/history/${entries[1].id}/restore` });
    expect(await productsOf(app)).toMatchObject([{ name: 'From the seed', data: 'no table' }]);
  });

  it('sets flags of many products at once (S-329)', async () => {
    const app = await open();
    for (const name of ['A', 'B', 'C']) await create(app, fieldParts({ ...fields, name, bestseller: '0' }));
    await app.inject({ method: 'DELETE', url: '/backend/products/3' });
    const answer = await app.inject({
      method: 'PATCH',
      url: '/backend/products',
      payload: { ids: [1, 2, 3, 99], bestseller: 1, trending: '0' },
    });
    expect([answer.statusCode, answer.json().data]).toEqual([
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
    const app = await open();
    const { id } = (await create(app)).json().data;
    await app.inject({ method: 'DELETE', url: '/backend/categories/1?children=move' });
    expect(await productsOf(app)).toMatchObject([{ id, category_id: 'Relays', category_path: [] }]);
    expect((await update(app, id, fieldParts({ ...fields, name: 'Kept' }))).statusCode).toBe(200);
    expect((await create(app)).statusCode).toBe(422);
    expect(await productsOf(app)).toMatchObject([{ name: 'Kept', category_id: 'Relays' }]);
    expect((await update(app, id, fieldParts({ ...fields, category_id: 'hidden' }))).statusCode).toBe(200);
    expect(await productsOf(app)).toMatchObject([{ category_id: 'Hidden' }]);
  });

  it('require a session of an editor (S-401, O01, D-07)', async () => {
    const app = await open();
    const { id } = (await create(app)).json().data;
    const viewer = await signIn(app.app, await insertStaffWithRole(app.store, 'viewer'));
    const editor = await signIn(app.app, await insertStaffWithRole(app.store, 'editor'));
    const before = await stateOf(app.store, app);
    const form = multipartForm(fieldParts(fields));
    const writes = [
      { method: 'POST', url: '/backend/products', ...form },
      { method: 'PUT', url: `/backend/products/${id}`, ...form },
      { method: 'DELETE', url: `/backend/products/${id}` },
      { method: 'PATCH', url: '/backend/products', payload: { ids: [id], trending: 1 } },
      { method: 'POST', url: `/backend/products/${id}/restore` },
      { method: 'POST', url: `/backend/products/${id}/history/1/restore` },
      { method: 'POST', url: '/backend/pictures', ...form },
      { method: 'POST', url: '/backend/categories', payload: {} },
      { method: 'PUT', url: '/backend/categories/1', payload: {} },
      { method: 'DELETE', url: '/backend/categories/1?children=delete' },
      { method: 'POST', url: '/backend/categories/1/move', payload: {} },
      { method: 'POST', url: '/backend/categories/1/restore' },
      { method: 'POST', url: '/backend/categories/1/history/1/restore' },
    ] as const;
    for (const write of writes) {
      const headers = 'headers' in write ? write.headers : {};
      const status = async (cookie?: string) =>
        (await app.app.inject({ ...write, headers: { ...headers, ...(cookie ? { cookie } : {}) } }))
          .statusCode;
      expect([write.method, write.url, await status(), await status(viewer)]).toEqual([
        write.method,
        write.url,
        401,
        403,
      ]);
    }
    expect(await stateOf(app.store, app)).toEqual(before);
    for (const url of ['/backend/trash', '/backend/quality', `/backend/products/${id}/history`]) {
      expect((await app.app.inject(url)).statusCode).toBe(401);
      expect((await app.app.inject({ url, headers: { cookie: viewer } })).statusCode).toBe(200);
    }
    expect(
      (
        await app.app.inject({
          method: 'DELETE',
          url: `/backend/products/${id}`,
          headers: { cookie: editor },
        })
      ).statusCode,
    ).toBe(200);
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
    const app = await open();
    const { id } = (await create(app, fieldParts({ ...fields, name }))).json().data;
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
