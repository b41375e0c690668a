import { describe, expect, it } from 'vitest';
import { NotFoundError, NameTakenError, type Store } from '../../src/store/index.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';

const oddNames = [
  'Glands / Ties',
  'R&D + Test',
  '50% #1 "best"',
  "O'Neill's",
  'a\\b_c%d',
  'केबल ग्रंथियां',
  '电缆接头',
  'Καλώδια',
  'كابلات',
  '🔌 Plugs',
  'Straße İstanbul',
  '<b>x</b>',
  'undefined',
  '__proto__',
];

const add = (store: Store, name: string, parentId: number | null = null) =>
  store.write((writer) => writer.insertCategory(newCategory({ name, parentId })));

describe.each(databaseKinds)('categories on %s (O47)', (kind) => {
  const children = async (store: Store, name: string) => {
    const app = await testApp({ store });
    const response = await app.inject({
      url: `/backend/api/categories?case=get_categories_by_parent&id=${encodeURIComponent(name)}`,
    });
    return { status: response.statusCode, body: response.json() };
  };

  it.each(oddNames)('finds the children of %j (O31, S-413)', async (name) => {
    const store = await testStore(kind);
    const id = await add(store, name);
    await add(store, `below ${name}`, id);
    for (const spelling of [name, name.toUpperCase(), `  ${name.replaceAll(' ', '   ')} `]) {
      const { status, body } = await children(store, spelling);
      // Some characters have no reversible upper case; those need not match.
      if (status === 404 && spelling === name.toUpperCase()) continue;
      expect(body).toMatchObject({ category: { cname: name }, data: [{ cname: `below ${name}` }] });
    }
  });

  it('rejects a name that exists in another case or spacing (O39, D-06)', async () => {
    const store = await testStore(kind);
    await add(store, 'Cable Glands');
    const before = await store.catalogueVersion();
    for (const name of ['Cable Glands', 'CABLE GLANDS', ' cable   glands ']) {
      await expect(add(store, name)).rejects.toThrow(NameTakenError);
    }
    expect(await store.categories()).toHaveLength(1);
    expect(await store.catalogueVersion()).toBe(before);
  });

  it('keeps children, products and the earlier name when a category is renamed (O41, D-06)', async () => {
    const store = await testStore(kind);
    const id = await add(store, 'Old');
    await add(store, 'Child', id);
    await store.write((writer) =>
      writer.insertProduct(newProduct({ categoryId: id, categoryName: 'Old' }), new Date()),
    );
    await store.write((writer) => writer.updateCategory(id, { name: 'New' }));
    await store.write((writer) => writer.updateCategory(id, { name: 'Newest' }));

    for (const name of ['Newest', 'New', 'old']) {
      const { body } = await children(store, name);
      expect(body.category).toMatchObject({ cname: 'Newest', version: 3 });
      expect(body.data).toMatchObject([
        { cname: 'Child', cparentname: 'Newest' },
        { name: 'P', category_id: 'Newest' },
      ]);
    }
  });

  it('resolves an earlier name to the category that takes it over', async () => {
    const store = await testStore(kind);
    const first = await add(store, 'A');
    await store.write((writer) => writer.updateCategory(first, { name: 'B' }));
    const second = await add(store, 'A');
    expect((await children(store, 'a')).body.category).toMatchObject({ cid: second });
    await store.write((writer) => writer.updateCategory(second, { name: 'C' }));
    expect((await children(store, 'a')).body.category).toMatchObject({ cid: second });
    await store.write((writer) => writer.updateCategory(first, { name: 'A' }));
    expect((await children(store, 'a')).body.category).toMatchObject({ cid: first });
  });

  it('rejects renaming to an existing name, and renaming a missing category (O42)', async () => {
    const store = await testStore(kind);
    await add(store, 'A');
    const id = await add(store, 'B');
    await expect(store.write((writer) => writer.updateCategory(id, { name: 'a' }))).rejects.toThrow(
      NameTakenError,
    );
    await expect(store.write((writer) => writer.updateCategory(999, { name: 'X' }))).rejects.toThrow(
      NotFoundError,
    );
    expect((await store.categories()).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('hides an inactive category with its descendants until it is active again (D-26)', async () => {
    const store = await testStore(kind);
    const top = await add(store, 'Top');
    const below = await add(store, 'Below', top);
    await store.write((writer) =>
      writer.insertProduct(newProduct({ categoryId: below, categoryName: 'Below' }), new Date()),
    );
    const app = await testApp({ store });
    const seen = async () => ({
      products: (await app.inject('/backend/products')).json().data.length,
      byId: (await app.inject('/backend/products.php?case=get_product_by_id&id=1')).json().length,
      categories: (await app.inject('/backend/api/categories')).json().data.length,
      below: (await children(store, 'Below')).status,
    });
    expect(await seen()).toEqual({ products: 1, byId: 1, categories: 2, below: 200 });
    await store.write((writer) => writer.updateCategory(top, { isActive: false }));
    expect(await seen()).toEqual({ products: 0, byId: 0, categories: 0, below: 404 });
    await store.write((writer) => writer.updateCategory(top, { isActive: true }));
    expect(await seen()).toEqual({ products: 1, byId: 1, categories: 2, below: 200 });
  });

  it('shows a product of a deleted category under the stored name (D-44)', async () => {
    const store = await testStore(kind);
    await store.write((writer) => writer.insertProduct(newProduct({ categoryName: 'Gone' }), new Date()));
    const app = await testApp({ store });
    const response = await app.inject('/backend/products');
    expect(response.json().data).toMatchObject([{ category_id: 'Gone', category_path: [] }]);
  });
});
