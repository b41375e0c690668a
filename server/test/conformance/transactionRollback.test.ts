import { describe, expect, it } from 'vitest';
import type { CatalogueWriter, Store } from '../../src/store/index.ts';
import { catalogueApp, fieldParts, multipartForm, imagePart } from '../support/catalogueApp.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';

/** A store whose writes fail at a given step; counts the steps of writes. */
function breaking(store: Store) {
  let failsAt = Infinity;
  let steps = 0;
  const breakable = (writer: CatalogueWriter): CatalogueWriter =>
    new Proxy(writer, {
      get(target, name, receiver) {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== 'function') return member;
        return (...parameters: unknown[]): unknown => {
          steps += 1;
          if (steps === failsAt) throw new Error(`broken at step ${steps}`);
          return Reflect.apply(member, target, parameters);
        };
      },
    });
  const broken: Store = {
    ...store,
    write: (change) =>
      store.write(async (writer) => {
        const result = await change(breakable(writer));
        // After all statements, before the commit.
        steps += 1;
        if (steps === failsAt) throw new Error('broken at the end');
        return result;
      }),
  };
  return {
    broken,
    breakAt(step: number) {
      failsAt = step;
      steps = 0;
    },
    steps: () => steps,
  };
}

const fields = {
  name: 'Relay',
  category_id: 'Relays',
  keyword: 'x',
  description: 'x',
  bestseller: '0',
  trending: '0',
};
const category = { case: 'add_category', cname: 'New', cparentname: 'Relays', cactive: 1, cimage: '' };

/** All kinds of writes, to a catalogue with categories 1 and 2, products 1 and 2, and a deleted product 3. */
const writes = {
  'creating a product': {
    method: 'POST',
    url: '/backend/products',
    ...multipartForm([...fieldParts(fields), imagePart('one'), imagePart('two')]),
  },
  'updating a product': {
    method: 'PUT',
    url: '/backend/products/1',
    ...multipartForm([...fieldParts({ ...fields, name: 'Other' }), imagePart('three')]),
  },
  'deleting a product': { method: 'DELETE', url: '/backend/products/1' },
  'restoring a product': { method: 'POST', url: '/backend/products/3/restore' },
  'setting flags': { method: 'PATCH', url: '/backend/products', payload: { ids: [1, 2], trending: 1 } },
  'creating a category': {
    method: 'POST',
    url: '/backend/categories',
    payload: { ...category, cname: 'Newer' },
  },
  'renaming a category': {
    method: 'PUT',
    url: '/backend/categories/2',
    payload: { ...category, cname: 'Renamed' },
  },
  'moving a category': { method: 'POST', url: '/backend/categories/2/move', payload: { cparentname: '' } },
  'deleting a category alone': { method: 'DELETE', url: '/backend/categories/1?children=move' },
  'deleting a category with everything': { method: 'DELETE', url: '/backend/categories/1?children=delete' },
} as const;

describe.each(databaseKinds)('a failing write on %s (O47)', (kind: DatabaseKind) => {
  it.each(Object.entries(writes))(
    'is rolled back completely at every step: %s (O41)',
    async (_what, write) => {
      const store = await testStore(kind);
      const { broken, breakAt, steps } = breaking(store);
      const { inject, pendingUploads } = await catalogueApp(broken);
      await inject({
        method: 'POST',
        url: '/backend/categories',
        payload: { ...category, cname: 'Relays', cparentname: '' },
      });
      await inject({ method: 'POST', url: '/backend/categories', payload: category });
      for (const name of ['A', 'B', 'C']) {
        await inject({
          method: 'POST',
          url: '/backend/products',
          ...multipartForm([...fieldParts({ ...fields, name }), imagePart(name)]),
        });
      }
      await inject({ method: 'DELETE', url: '/backend/products/3' });
      const state = async () => ({
        version: await store.catalogueVersion(),
        categories: await store.categories(),
        aliases: await store.categoryAliases(),
        products: await store.products({}),
        found: await store.products({ search: 'x' }),
        deletions: await store.deletions(),
        changes: await Promise.all([1, 2, 3].map((id) => store.changes('product', id))),
        categoryChanges: await Promise.all([1, 2].map((id) => store.changes('category', id))),
        onTheWay: await pendingUploads(),
      });
      const before = await state();
      expect(before.products).toHaveLength(2);

      let at = 1;
      for (; ; at++) {
        breakAt(at);
        const response = await inject(write);
        if (response.statusCode < 300) break;
        expect([at, response.statusCode]).toEqual([at, 500]);
        expect(response.body).not.toContain('broken');
        expect(await state()).toEqual(before);
      }
      expect(at).toBe(steps() + 1);
      expect(at).toBeGreaterThan(3);
      expect((await state()).version).toBe(before.version + 1);
    },
  );
});
