import { describe, expect, it } from 'vitest';
import { type CatalogueApp, catalogueApp, fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { fakePicture } from '../support/fakeMediaLibrary.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { newProduct } from '../support/newEntries.ts';

const body = (cname: string, cparentname = '') => ({
  case: 'add_category',
  cname,
  cparentname,
  cactive: 1,
  cimage: '',
});

type Asking = Pick<CatalogueApp, 'inject'>;

const create = ({ inject }: Asking, cname: string, cparentname = '', headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: '/backend/categories', payload: body(cname, cparentname), headers });

/** Creates nested categories and returns the id of the last. */
async function chain(app: Asking, ...names: readonly string[]): Promise<number> {
  let id = 0;
  for (const [index, name] of names.entries()) {
    id = (await create(app, name, names[index - 1])).json().data.id;
  }
  return id;
}

async function product({ inject }: Asking, name: string, category: string): Promise<number> {
  const answer = await inject({
    method: 'POST',
    url: '/backend/products',
    ...multipartForm(
      fieldParts({
        name,
        category_id: category,
        keyword: 'x',
        description: 'x',
        bestseller: '0',
        trending: '0',
      }),
    ),
  });
  return answer.json().data.id;
}

/** Paths of all categories and products, as returned to staff. */
async function places({ inject }: Asking) {
  const categories = await inject({ url: '/backend/categories?case=get_category_tree&scope=all' });
  const products = await inject({ url: '/backend/products?scope=all' });
  return {
    categories: categories.json().data.map(({ path }: { path: string[] }) => path.join(' > ')),
    products: Object.fromEntries(
      products
        .json()
        .data.map(({ name, category_path }: { name: string; category_path: string[] }) => [
          name,
          category_path.join(' > '),
        ]),
    ),
  };
}

const move = ({ inject }: Asking, id: number, cparentname: string, headers: Record<string, string> = {}) =>
  inject({ method: 'POST', url: `/backend/categories/${id}/move`, payload: { cparentname }, headers });

const remove = ({ inject }: Asking, id: number, query = '') =>
  inject({ method: 'DELETE', url: `/backend/categories/${id}${query}` });

const restore = ({ inject }: Asking, id: number) =>
  inject({ method: 'POST', url: `/backend/categories/${id}/restore` });

describe.each(databaseKinds)('writing categories on %s (O47)', (kind) => {
  async function open(options: Parameters<typeof catalogueApp>[1] = {}) {
    const store = await testStore(kind);
    // Written to once, so that rejected writes show as an unchanged version.
    await store.write(async () => undefined);
    return { store, ...(await catalogueApp(store, options)) };
  }

  it('creates main categories and subcategories with the stated body (S-305, S-390)', async () => {
    const app = await open();
    const top = await create(app, ' Relays  &  Timers ');
    expect([top.statusCode, top.json()]).toEqual([
      201,
      { success: true, data: { id: expect.any(Number), version: 1 } },
    ]);
    await create(app, 'Below', 'RELAYS & timers');
    expect((await app.app.inject('/backend/api/categories')).json().data).toMatchObject([
      { cname: 'Below', cparentname: 'Relays & Timers', cactive: 1 },
      { cname: 'Relays & Timers', cparentname: '' },
    ]);
  });

  it('creates one category for a repeated request (O100)', async () => {
    const app = await open();
    const headers = { 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const answers = await Promise.all([1, 2].map(() => create(app, 'Relays', '', headers)));
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await create(app, 'Timers', '', headers)).statusCode).toBe(409);
    expect((await places(app)).categories).toEqual(['Relays']);
  });

  it.each([
    [{ case: 'add' }, 422, 'case'],
    [{ cname: ' ' }, 422, 'cname'],
    [{ cname: '..' }, 422, 'cname'],
    [{ cname: 'x'.repeat(201) }, 422, 'cname'],
    [{ cname: 7 }, 422, 'cname'],
    [{ cactive: 7 }, 422, 'cactive'],
    [{ cparentname: 'Nothing' }, 422, 'cparentname'],
    [{ cimage: 'javascript:alert(1)' }, 422, 'cimage'],
    [{ cimage: 'data:image/png;base64,x' }, 422, 'cimage'],
    [{ cimage: `${'0'.repeat(32)}.jpg` }, 422, 'cimage'],
    [{ cname: ' TIMERS ' }, 409, 'cname'],
  ])('rejects %j and changes nothing (O39, O44, O64)', async (wrong, status, field) => {
    const app = await open();
    await create(app, 'Timers');
    const version = await app.store.catalogueVersion();
    const answer = await app.inject({
      method: 'POST',
      url: '/backend/categories',
      payload: { ...body('Relays'), ...wrong },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      {
        success: false,
        error: expect.any(String),
        message: expect.any(String),
        fields: { [field]: expect.any(String) },
      },
    ]);
    expect(await app.store.catalogueVersion()).toBe(version);
    expect((await places(app)).categories).toEqual(['Timers']);
  });

  it('renames a category with its children, products and alias (S-291, S-306, S-391, O41, D-06)', async () => {
    const app = await open();
    const id = await chain(app, 'Switchgear', 'Relays');
    await create(app, 'Power Relays', 'Relays');
    await product(app, 'R 1', 'Relays');
    const update = (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'PUT', url: `/backend/categories/${id}`, payload, headers });

    const changed = { cname: 'All Relays', cparentname: 'Switchgear', cactive: 1, cimage: '' };
    const headers = { 'if-match': '"1"', 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const answer = await update(changed, headers);
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id, version: 2 }]);
    // A repeated request returns the same result (O100).
    expect((await update(changed, headers)).body).toBe(answer.body);
    expect(await places(app)).toEqual({
      categories: ['Switchgear > All Relays', 'Switchgear > All Relays > Power Relays', 'Switchgear'],
      products: { 'R 1': 'Switchgear > All Relays' },
    });
    const old = await app.app.inject('/backend/api/categories?case=get_categories_by_parent&id=relays');
    expect(old.json().category).toMatchObject({ cid: id, cname: 'All Relays' });

    const late = await update(changed, { 'if-match': '"1"' });
    expect([late.statusCode, late.json().current]).toMatchObject([
      412,
      { cid: id, cname: 'All Relays', version: 2 },
    ]);
    expect((await update({ ...changed, cname: 'switchgear' })).statusCode).toBe(409);
    // An update must not change the parent (S-286).
    for (const cparentname of ['', 'All Relays', 'Nothing']) {
      const moved = await update({ ...changed, cparentname });
      expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([422, ['cparentname']]);
    }
    expect(
      (await app.inject({ method: 'PUT', url: '/backend/categories/99', payload: changed })).statusCode,
    ).toBe(404);
    expect((await app.inject({ url: `/backend/categories/${id}/history` })).json().data).toMatchObject([
      {
        by: 'admin',
        action: 'updated',
        changes: [{ field: 'cname', before: 'Relays', after: 'All Relays' }],
      },
      { action: 'created' },
    ]);
  });

  it('moves a category with its descendants, never below itself (D-06)', async () => {
    const app = await open();
    const top = await chain(app, 'A');
    const middle = (await create(app, 'B', 'A')).json().data.id;
    await create(app, 'C', 'B');
    await product(app, 'P', 'C');
    await create(app, 'Z');

    for (const [id, parent] of [
      [top, 'A'],
      [top, 'B'],
      [top, 'C'],
      [middle, 'c'],
    ] as const) {
      const answer = await move(app, id, parent);
      expect([parent, answer.statusCode, answer.json().fields]).toEqual([
        parent,
        422,
        { cparentname: 'A category cannot stand below itself' },
      ]);
    }
    expect((await move(app, middle, 'Nothing')).statusCode).toBe(422);
    expect((await move(app, 99, 'A')).statusCode).toBe(404);
    expect((await move(app, middle, 'Z', { 'if-match': '"9"' })).statusCode).toBe(412);

    const answer = await move(app, middle, 'Z', { 'if-match': '"1"' });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id: middle, version: 2 }]);
    expect(await places(app)).toEqual({
      categories: ['A', 'Z > B', 'Z > B > C', 'Z'],
      products: { P: 'Z > B > C' },
    });
    await move(app, middle, '');
    expect((await places(app)).products).toEqual({ P: 'B > C' });
    expect((await app.inject({ url: `/backend/categories/${middle}/history` })).json().data).toMatchObject([
      { action: 'moved', changes: [{ field: 'cparentname', before: 'Z', after: '' }] },
      { action: 'moved', changes: [{ field: 'cparentname', before: 'A', after: 'Z' }] },
      { action: 'created' },
    ]);
  });

  it('deletes an empty category, and requires children for any other (S-307, S-392, D-25, O40)', async () => {
    const app = await open();
    const top = await chain(app, 'A');
    const empty = (await create(app, 'B', 'A')).json().data.id;
    await create(app, 'C', 'A');
    await product(app, 'P', 'A');
    await product(app, 'Q', 'C');
    expect((await remove(app, empty)).json()).toEqual({ success: true, data: null });
    expect((await remove(app, empty)).statusCode).toBe(404);
    const refused = await remove(app, top);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        success: false,
        error: 'This category holds 1 subcategory and 2 products',
        message: 'This category holds 1 subcategory and 2 products',
        contents: { subcategories: 1, products: 1, allSubcategories: 1, allProducts: 2 },
      },
    ]);
    expect((await remove(app, top, '?children=burn')).statusCode).toBe(400);
    expect((await places(app)).categories).toEqual(['A', 'A > C']);
  });

  it('tells staff the same number of products in the list and on deletion, hidden ones included (D-25, D-26)', async () => {
    const app = await open();
    const top = await chain(app, 'A', 'B').then(() => 1);
    const hidden = (await create(app, 'C', 'B')).json().data.id;
    await product(app, 'P', 'B');
    await product(app, 'Q', 'C');
    const payload = { ...body('C', 'B'), cactive: 0 };
    await app.inject({ method: 'PUT', url: `/backend/categories/${hidden}`, payload });
    const countOf = async (scope: string) => {
      const { data } = (
        await app.inject({ url: `/backend/categories?case=get_category_tree${scope}` })
      ).json();
      return data.find(({ cid }: { cid: number }) => cid === top).product_count;
    };
    const { contents } = (await remove(app, top)).json();
    expect(contents).toMatchObject({ allSubcategories: 2, allProducts: 2 });
    expect([await countOf('&scope=all'), await countOf('')]).toEqual([2, 1]);
  });

  it('moves the contents up on deletion, and back on restore (D-25)', async () => {
    const app = await open();
    const middle = await chain(app, 'A', 'B');
    const below = (await create(app, 'C', 'B')).json().data.id;
    await create(app, 'D', 'B');
    await product(app, 'P', 'B');
    await product(app, 'Q', 'C');
    const before = await places(app);

    expect((await remove(app, middle, '?children=move')).statusCode).toBe(200);
    expect(await places(app)).toEqual({
      categories: ['A', 'A > C', 'A > D'],
      products: { P: 'A', Q: 'A > C' },
    });
    expect((await app.inject({ url: '/backend/trash' })).json().data).toMatchObject([
      { kind: 'category', id: middle, name: 'B', subcategories: 0, products: 0 },
    ]);
    expect((await restore(app, middle)).json().data).toMatchObject({ id: middle });
    expect(await places(app)).toEqual(before);

    // Entries that were moved elsewhere meanwhile stay there.
    await remove(app, middle, '?children=move');
    await move(app, below, '');
    await restore(app, middle);
    expect(await places(app)).toEqual({
      categories: ['A', 'A > B', 'C', 'A > B > D'],
      products: { P: 'A > B', Q: 'C' },
    });
  });

  it('deletes and restores a category with its descendants (D-25)', async () => {
    const app = await open();
    const middle = await chain(app, 'A', 'B');
    const below = (await create(app, 'C', 'B')).json().data.id;
    const earlier = await product(app, 'Deleted before', 'C');
    const inside = await product(app, 'P', 'B');
    await product(app, 'Q', 'C');
    await app.inject({ method: 'DELETE', url: `/backend/products/${earlier}` });
    const before = await places(app);

    expect((await remove(app, middle, '?children=delete')).statusCode).toBe(200);
    expect(await places(app)).toEqual({ categories: ['A'], products: {} });
    expect((await app.inject({ url: '/backend/trash' })).json().data).toMatchObject([
      { kind: 'category', id: middle, name: 'B', subcategories: 1, products: 2 },
      { kind: 'product', id: earlier, name: 'Deleted before' },
    ]);
    await restore(app, middle);
    expect(await places(app)).toEqual(before);
    expect((await app.inject({ url: '/backend/trash' })).json().data).toMatchObject([{ id: earlier }]);

    // Descendants can be restored alone: a product keeps the name of its deleted category (D-44).
    await remove(app, middle, '?children=delete');
    await app.inject({ method: 'POST', url: `/backend/products/${inside}/restore` });
    expect(await places(app)).toEqual({ categories: ['A'], products: { P: '' } });
    await restore(app, below);
    expect(await places(app)).toEqual({ categories: ['A', 'A > C'], products: { P: '', Q: 'A > C' } });
    await restore(app, middle);
    expect(await places(app)).toEqual({
      categories: ['A', 'A > B', 'A > C'],
      products: { P: 'A > B', Q: 'A > C' },
    });
    expect((await restore(app, middle)).statusCode).toBe(404);
  });

  it('keeps the products of a main category deleted alone, and lists them as homeless (D-44)', async () => {
    const app = await open();
    const top = await chain(app, 'A');
    await create(app, 'B', 'A');
    const homeless = await product(app, 'P', 'A');
    await remove(app, top, '?children=move');
    expect(await places(app)).toEqual({ categories: ['B'], products: { P: '' } });
    expect((await app.inject({ url: '/backend/quality' })).json().data).toContainEqual({
      problem: 'category-missing',
      kind: 'product',
      id: homeless,
      name: 'P',
      detail: 'A',
    });
    await restore(app, top);
    expect(await places(app)).toEqual({ categories: ['A', 'A > B'], products: { P: 'A' } });
  });

  it('does not restore a category whose name is taken', async () => {
    const app = await open();
    const first = await chain(app, 'A');
    await create(app, 'B', 'A');
    await remove(app, first, '?children=delete');
    const second = (await create(app, 'b')).json().data.id;
    const answer = await restore(app, first);
    expect([answer.statusCode, answer.json().error]).toEqual([409, "There is already a category named 'b'"]);
    expect((await places(app)).categories).toEqual(['b']);
    await remove(app, second);
    expect((await restore(app, first)).statusCode).toBe(200);
    expect((await places(app)).categories).toEqual(['A', 'A > B']);
  });

  it('restores a category below its nearest existing ancestor', async () => {
    const app = await open();
    const lowest = await chain(app, 'A', 'B', 'C');
    const middle = lowest - 1;
    await remove(app, lowest);
    await remove(app, middle);
    await restore(app, lowest);
    expect((await places(app)).categories).toEqual(['A', 'A > C']);
  });

  it('restores an earlier version, including the parent', async () => {
    const app = await open();
    const id = await chain(app, 'A', 'B');
    await move(app, id, '');
    await app.inject({
      method: 'PUT',
      url: `/backend/categories/${id}`,
      payload: { cname: 'New', cparentname: '', cactive: 0, cimage: '' },
    });
    const entries = (await app.inject({ url: `/backend/categories/${id}/history` })).json().data;
    const url = `/backend/categories/${id}/history/${entries.at(-1).id}/restore`;
    expect((await app.inject({ method: 'POST', url, headers: { 'if-match': '"2"' } })).statusCode).toBe(412);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect((await places(app)).categories).toEqual(['A', 'A > B']);

    // Restoring a version cannot move a category below itself.
    await move(app, id, '');
    const above = (await app.inject({ url: '/backend/categories?scope=all' }))
      .json()
      .data.find(({ cname }: { cname: string }) => cname === 'A').cid;
    await move(app, above, 'B');
    const refused = await app.inject({ method: 'POST', url });
    expect(refused.statusCode).toBe(409);
    expect((await places(app)).categories).toEqual(['B > A', 'B']);
  });

  it('accepts a stored picture by name or URL as the image (D-55)', async () => {
    const app = await open();
    const upload = await app.inject({
      method: 'POST',
      url: '/backend/pictures',
      ...multipartForm([{ name: 'image', value: 'one', fileName: 'a.jpg' }]),
    });
    const { name } = fakePicture(Buffer.from('one').toString('hex'));
    expect([upload.statusCode, upload.json()]).toEqual([
      201,
      {
        success: true,
        data: { name, url: `/media/${name}`, width: 1200, height: 900, placeholder: expect.any(String) },
      },
    ]);
    for (const [index, cimage] of [name, `/media/${name}`].entries()) {
      const answer = await app.inject({
        method: 'POST',
        url: '/backend/categories',
        payload: { ...body(`A ${index}`), cimage },
      });
      expect(answer.statusCode).toBe(201);
    }
    const { data } = (await app.app.inject('/backend/categories')).json();
    expect(data).toMatchObject([
      { cimage: name, picture: { name, width: 1200 } },
      { cimage: name, picture: { name, width: 1200 } },
    ]);
    const none = await app.inject({ method: 'POST', url: '/backend/pictures', ...multipartForm([]) });
    expect(none.statusCode).toBe(422);
  });

  it('reports quality issues of the catalogue', async () => {
    const app = await open();
    await chain(app, 'Empty', 'Emptier');
    await create(app, 'Full');
    await product(app, 'P 10', 'Full');
    await product(app, 'P 9', 'Full');
    await app.store.write((writer) =>
      writer.insertProduct(newProduct({ name: 'Q', categoryName: 'Gone', data: 'no table' }), new Date()),
    );
    const { data } = (await app.inject({ url: '/backend/quality' })).json();
    expect(data.map(({ problem, name }: { problem: string; name: string }) => `${problem}: ${name}`)).toEqual(
      [
        'category-missing: Q',
        'table-invalid: Q',
        'image-missing: P 9',
        'image-missing: P 10',
        'image-missing: Q',
        'table-missing: P 9',
        'table-missing: P 10',
        'category-empty: Emptier',
        'category-empty: Empty',
      ],
    );
  });
});
