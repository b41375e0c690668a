import { describe, expect, it } from 'vitest';
import { failure, host, json } from '../../test/host.ts';
import { createCategoryAdmin } from './categoryAdmin.ts';

const draft = { name: ' Relays ', parentName: null, isActive: true, image: '' };
const list = () => json({ success: true, data: [{ cid: 1, cname: 'Relays' }] });

function admin(answer: Response) {
  const { client, requests } = host(answer);
  const sent = () => {
    const { url = '', init } = requests[0] ?? {};
    const headers = Object.fromEntries(new Headers(init?.headers));
    return { url, method: init?.method, body: JSON.parse(String(init?.body ?? 'null')) as unknown, headers };
  };
  return { admin: createCategoryAdmin(client), requests, sent };
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
    const { admin: categories, sent } = admin(json({ success: true }, { status: 201 }));
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

  it('updates with exactly the stated body, unless somebody was faster (S-306, S-391, O43)', async () => {
    const { admin: categories, sent } = admin(json({ success: true }));
    await categories.update({ id: 7, version: 3 }, { ...draft, parentName: 'Switchgear', isActive: false });
    expect(sent()).toMatchObject({ url: '/backend/categories/7', method: 'PUT' });
    expect(sent().headers).toMatchObject({ 'if-match': '"3"' });
    expect(sent().body).toEqual({ cname: 'Relays', cparentname: 'Switchgear', cactive: 0, cimage: '' });
  });

  it('asks for no version of a host that keeps none', async () => {
    const { admin: categories, sent } = admin(json({ success: true }));
    await categories.update({ id: 7, version: 0 }, draft);
    expect(sent().headers).not.toHaveProperty('if-match');
  });

  it.each([
    [undefined, '/backend/categories/7'],
    ['move', '/backend/categories/7?children=move'],
    ['delete', '/backend/categories/7?children=delete'],
  ] as const)('deletes by cid, what is below: %s (S-307, S-392, D-25)', async (children, url) => {
    const { admin: categories, sent } = admin(new Response(null, { status: 204 }));
    await categories.delete(7, children === undefined ? {} : { children });
    expect(sent()).toMatchObject({ url, method: 'DELETE' });
  });

  it('fails with the words of the host (S-309)', async () => {
    const { admin: categories, requests } = admin(
      json({ success: false, error: 'Has children' }, { status: 409 }),
    );
    expect(await failure(categories.delete(7))).toMatchObject({ status: 409, text: 'Has children' });
    expect(requests).toHaveLength(1);
  });
});
