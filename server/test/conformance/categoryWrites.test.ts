import { describe, expect, it } from 'vitest';
import { multipartForm } from '../support/catalogueApp.ts';
import {
  catalogueTree,
  categoryApp,
  categoryBody,
  createCategory,
  createNestedCategories,
  createProductIn,
  moveCategory,
} from '../support/categoryRequests.ts';
import { fakePicture } from '../support/fakeMediaLibrary.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('writing categories on %s (O47)', (kind) => {
  it('creates main categories and subcategories with the stated body (S-305, S-390)', async () => {
    const app = await categoryApp(kind);
    const top = await createCategory(app, ' Relays  &  Timers ');
    expect([top.statusCode, top.json()]).toEqual([
      201,
      { success: true, data: { id: expect.any(Number), version: 1 } },
    ]);
    await createCategory(app, 'Below', 'RELAYS & timers');
    expect((await app.app.inject('/backend/api/categories')).json().data).toMatchObject([
      { cname: 'Below', cparentname: 'Relays & Timers', cactive: 1 },
      { cname: 'Relays & Timers', cparentname: '' },
    ]);
  });

  it('creates one category for a repeated request (O100)', async () => {
    const app = await categoryApp(kind);
    const headers = { 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const responses = await Promise.all([1, 2].map(() => createCategory(app, 'Relays', '', headers)));
    expect(responses[0]?.json()).toEqual(responses[1]?.json());
    expect((await createCategory(app, 'Timers', '', headers)).statusCode).toBe(409);
    expect((await catalogueTree(app)).categories).toEqual(['Relays']);
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
    const app = await categoryApp(kind);
    await createCategory(app, 'Timers');
    const version = await app.store.catalogueVersion();
    const response = await app.inject({
      method: 'POST',
      url: '/backend/categories',
      payload: { ...categoryBody('Relays'), ...wrong },
    });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      {
        success: false,
        error: expect.any(String),
        message: expect.any(String),
        fields: { [field]: expect.any(String) },
      },
    ]);
    expect(await app.store.catalogueVersion()).toBe(version);
    expect((await catalogueTree(app)).categories).toEqual(['Timers']);
  });

  it('renames a category with its children, products and alias (S-291, S-306, S-391, O41, D-06)', async () => {
    const app = await categoryApp(kind);
    const id = await createNestedCategories(app, 'Switchgear', 'Relays');
    await createCategory(app, 'Power Relays', 'Relays');
    await createProductIn(app, 'R 1', 'Relays');
    const update = (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'PUT', url: `/backend/categories/${id}`, payload, headers });

    const changed = { cname: 'All Relays', cparentname: 'Switchgear', cactive: 1, cimage: '' };
    const headers = { 'if-match': '"1"', 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const response = await update(changed, headers);
    expect([response.statusCode, response.json().data]).toEqual([200, { id, version: 2 }]);
    // A repeated request returns the same result (O100).
    expect((await update(changed, headers)).body).toBe(response.body);
    expect(await catalogueTree(app)).toEqual({
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
    const app = await categoryApp(kind);
    const top = await createNestedCategories(app, 'A');
    const middle = (await createCategory(app, 'B', 'A')).json().data.id;
    await createCategory(app, 'C', 'B');
    await createProductIn(app, 'P', 'C');
    await createCategory(app, 'Z');

    for (const [id, parent] of [
      [top, 'A'],
      [top, 'B'],
      [top, 'C'],
      [middle, 'c'],
    ] as const) {
      const response = await moveCategory(app, id, parent);
      expect([parent, response.statusCode, response.json().fields]).toEqual([
        parent,
        422,
        { cparentname: 'A category cannot be below itself' },
      ]);
    }
    expect((await moveCategory(app, middle, 'Nothing')).statusCode).toBe(422);
    expect((await moveCategory(app, 99, 'A')).statusCode).toBe(404);
    expect((await moveCategory(app, middle, 'Z', { 'if-match': '"9"' })).statusCode).toBe(412);

    const response = await moveCategory(app, middle, 'Z', { 'if-match': '"1"' });
    expect([response.statusCode, response.json().data]).toEqual([200, { id: middle, version: 2 }]);
    expect(await catalogueTree(app)).toEqual({
      categories: ['A', 'Z > B', 'Z > B > C', 'Z'],
      products: { P: 'Z > B > C' },
    });
    await moveCategory(app, middle, '');
    expect((await catalogueTree(app)).products).toEqual({ P: 'B > C' });
    expect((await app.inject({ url: `/backend/categories/${middle}/history` })).json().data).toMatchObject([
      { action: 'moved', changes: [{ field: 'cparentname', before: 'Z', after: '' }] },
      { action: 'moved', changes: [{ field: 'cparentname', before: 'A', after: 'Z' }] },
      { action: 'created' },
    ]);
  });

  it('accepts a stored picture by name or URL as the image (D-55)', async () => {
    const app = await categoryApp(kind);
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
      const response = await app.inject({
        method: 'POST',
        url: '/backend/categories',
        payload: { ...categoryBody(`A ${index}`), cimage },
      });
      expect(response.statusCode).toBe(201);
    }
    const { data } = (await app.app.inject('/backend/categories')).json();
    expect(data).toMatchObject([
      { cimage: name, picture: { name, width: 1200 } },
      { cimage: name, picture: { name, width: 1200 } },
    ]);
    const none = await app.inject({ method: 'POST', url: '/backend/pictures', ...multipartForm([]) });
    expect(none.statusCode).toBe(422);
  });
});
