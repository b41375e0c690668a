import { describe, expect, it } from 'vitest';
import { rejectionOf, fakeHost, jsonResponse } from '../../test/fakeHost.ts';
import { createClient } from './client.ts';
import { createCategoryAdminClient } from './categoryAdminClient.ts';
import { currentCategory, isVersionConflict, categoryNotEmptyContents } from './conflictErrors.ts';

const draft = { name: ' Relays ', parentName: null, isActive: true, image: '' };
const list = () => jsonResponse({ success: true, data: [{ cid: 1, cname: 'Relays' }] });

function admin(response: Response) {
  const { client, requests } = fakeHost(response);
  const sent = () => {
    const { url = '', init } = requests[0] ?? {};
    const headers = Object.fromEntries(new Headers(init?.headers));
    return { url, method: init?.method, body: JSON.parse(String(init?.body ?? 'null')) as unknown, headers };
  };
  return { admin: createCategoryAdminClient(client), requests, sent };
}

describe('the admin category client (S-308)', () => {
  it.each([
    ['getMain', '/backend/categories?scope=all'],
    ['getSub', '/backend/categories?case=get_sub_categories&scope=all'],
    ['getTree', '/backend/categories?case=get_category_tree&scope=all'],
  ] as const)('reads with %s (S-302, S-303)', async (operation, url) => {
    const { admin: categories, sent } = admin(list());
    expect((await categories[operation]()).map(({ name }) => name)).toEqual(['Relays']);
    expect(sent().url).toBe(url);
  });

  it('creates with exactly the stated body (S-305, S-390)', async () => {
    const { admin: categories, sent } = admin(jsonResponse({ success: true }, { status: 201 }));
    await categories.create(draft);
    expect(sent()).toMatchObject({ url: '/backend/categories', method: 'POST' });
    expect(sent().body).toEqual({
      case: 'add_category',
      cname: 'Relays',
      cparentname: '',
      cactive: 1,
      cimage: '',
    });
  });

  it('updates with exactly the stated body and the version that was read (S-306, S-391, O43)', async () => {
    const { admin: categories, sent } = admin(jsonResponse({ success: true }));
    await categories.update({ id: 7, version: 3 }, { ...draft, parentName: 'Switchgear', isActive: false });
    expect(sent()).toMatchObject({ url: '/backend/categories/7', method: 'PUT' });
    expect(sent().headers).toMatchObject({ 'if-match': '"3"' });
    expect(sent().body).toEqual({ cname: 'Relays', cparentname: 'Switchgear', cactive: 0, cimage: '' });
  });

  it('sends no version to a host without versions', async () => {
    const { admin: categories, sent } = admin(jsonResponse({ success: true }));
    await categories.update({ id: 7, version: 0 }, draft);
    expect(sent().headers).not.toHaveProperty('if-match');
  });

  it.each([
    [undefined, '/backend/categories/7'],
    ['move', '/backend/categories/7?children=move'],
    ['delete', '/backend/categories/7?children=delete'],
  ] as const)('deletes by cid and handles the contents: %s (S-307, S-392, D-25)', async (children, url) => {
    const { admin: categories, sent } = admin(new Response(null, { status: 204 }));
    await categories.delete(7, children === undefined ? {} : { children });
    expect(sent()).toMatchObject({ url, method: 'DELETE' });
  });

  it('rejects with the error text of the host (S-309)', async () => {
    const { admin: categories, requests } = admin(
      jsonResponse({ success: false, error: 'Has children' }, { status: 409 }),
    );
    expect(await rejectionOf(categories.delete(7))).toMatchObject({ status: 409, text: 'Has children' });
    expect(requests).toHaveLength(1);
  });

  it('returns the saved category and sends an idempotency key (O100)', async () => {
    const { admin: categories, sent } = admin(
      jsonResponse({ success: true, data: { id: 9, version: 1 } }, { status: 201 }),
    );
    expect(await categories.create(draft, { idempotencyKey: 'abc' })).toEqual({ id: 9, version: 1 });
    expect(sent().headers).toMatchObject({ 'idempotency-key': 'abc' });
  });

  it('accepts a response without the saved category (S-359)', async () => {
    for (const response of [
      jsonResponse({ success: true }),
      new Response(null, { status: 204 }),
      jsonResponse('ok'),
    ]) {
      expect(await admin(response).admin.update({ id: 7, version: 1 }, draft)).toBeNull();
    }
  });

  it('moves a category below another, and to the top level (D-06)', async () => {
    for (const [parent, cparentname] of [
      ['Switchgear', 'Switchgear'],
      [null, ''],
    ] as const) {
      const { admin: categories, sent } = admin(jsonResponse({ success: true, data: { id: 7, version: 4 } }));
      expect(await categories.move({ id: 7, version: 3 }, parent)).toEqual({ id: 7, version: 4 });
      expect(sent()).toMatchObject({
        url: '/backend/categories/7/move',
        method: 'POST',
        body: { cparentname },
        headers: { 'if-match': '"3"' },
      });
    }
  });

  it('restores a category from the trash, and an earlier version (D-25)', async () => {
    const trash = admin(jsonResponse({ success: true, data: { id: 7, version: 5 } }));
    expect(await trash.admin.restore(7)).toEqual({ id: 7, version: 5 });
    expect(trash.sent()).toMatchObject({ url: '/backend/categories/7/restore', method: 'POST', body: null });

    const earlier = admin(jsonResponse({ success: true, data: { id: 7, version: 6 } }));
    await earlier.admin.restoreVersion({ id: 7, version: 5 }, 12);
    expect(earlier.sent()).toMatchObject({
      url: '/backend/categories/7/history/12/restore',
      method: 'POST',
      headers: { 'if-match': '"5"' },
    });
  });

  it('reads the history', async () => {
    const entry = {
      id: 12,
      at: '2026-11-21T09:00:00.000Z',
      by: 'asha',
      action: 'updated',
      changes: [{ field: 'cname', before: 'Relay', after: 'Relays' }],
    };
    const { admin: categories, sent } = admin(jsonResponse({ success: true, data: [entry] }));
    expect(await categories.history(7)).toEqual([entry]);
    expect(sent().url).toBe('/backend/categories/7/history');
  });

  it('returns the contents that kept a category from being deleted (D-25, O40)', async () => {
    const contents = { subcategories: 1, products: 2, allSubcategories: 3, allProducts: 40 };
    const { admin: categories } = admin(
      jsonResponse({ success: false, error: 'Not empty', contents }, { status: 409 }),
    );
    expect(categoryNotEmptyContents(await rejectionOf(categories.delete(7)))).toEqual(contents);
    expect(categoryNotEmptyContents(new Error('x'))).toBeNull();
  });

  it('returns the current state after a version conflict (O43)', async () => {
    const current = { cid: 7, cname: 'Power Relays', cactive: 1, version: 4 };
    const { admin: categories } = admin(
      jsonResponse({ success: false, error: 'Late', current }, { status: 412 }),
    );
    const error = await rejectionOf(categories.update({ id: 7, version: 3 }, draft));
    expect(isVersionConflict(error)).toBe(true);
    expect(currentCategory(error)).toMatchObject({ id: 7, name: 'Power Relays', version: 4 });
    expect(
      currentCategory(await rejectionOf(admin(jsonResponse({}, { status: 412 })).admin.restore(7))),
    ).toBeNull();
  });

  it('uploads a picture for the image field and reports the progress (D-55)', async () => {
    const progress: number[] = [];
    const categories = createCategoryAdminClient(
      createClient({
        base: '/backend',
        fetch: () => Promise.reject(new Error('not this way')),
        upload: async (url, { method, body }, onProgress) => {
          expect([url, method]).toEqual(['/backend/pictures', 'POST']);
          expect(body instanceof FormData && body.get('image')).toBeInstanceOf(File);
          onProgress({ sent: 1, total: 2 });
          onProgress({ sent: 2, total: 2 });
          return jsonResponse({
            success: true,
            data: { name: 'a.jpg', url: '/media/a.jpg', width: 2, height: 1 },
          });
        },
      }),
    );
    const picture = await categories.uploadPicture(new File(['x'], 'x.jpg'), {
      onProgress: ({ sent, total }) => progress.push(sent / total),
    });
    expect(picture).toMatchObject({ name: 'a.jpg', width: 2, height: 1, placeholder: null });
    expect(progress).toEqual([0.5, 1]);
  });

  it('aborts a cancelled upload', async () => {
    const ending = new AbortController();
    ending.abort();
    const { client } = fakeHost(new Error('aborted'));
    const error = await rejectionOf(
      createCategoryAdminClient(client).uploadPicture(new File(['x'], 'x.jpg'), { signal: ending.signal }),
    );
    expect(error).toMatchObject({ kind: 'aborted' });
  });
});
