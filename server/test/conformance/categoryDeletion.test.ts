import { describe, expect, it } from 'vitest';
import {
  catalogueTree,
  categoryApp,
  categoryBody,
  createCategory,
  createNestedCategories,
  createProductIn,
  deleteCategory,
  moveCategory,
  restoreCategory,
} from '../support/categoryRequests.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('deleting and restoring categories on %s (O47)', (kind) => {
  it('deletes an empty category, and requires children for any other (S-307, S-392, D-25, O40)', async () => {
    const app = await categoryApp(kind);
    const top = await createNestedCategories(app, 'A');
    const empty = (await createCategory(app, 'B', 'A')).json().data.id;
    await createCategory(app, 'C', 'A');
    await createProductIn(app, 'P', 'A');
    await createProductIn(app, 'Q', 'C');
    expect((await deleteCategory(app, empty)).json()).toEqual({ success: true, data: null });
    expect((await deleteCategory(app, empty)).statusCode).toBe(404);
    const rejected = await deleteCategory(app, top);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      409,
      {
        success: false,
        error: 'This category contains 1 subcategory and 2 products',
        message: 'This category contains 1 subcategory and 2 products',
        contents: { subcategories: 1, products: 1, allSubcategories: 1, allProducts: 2 },
      },
    ]);
    expect((await deleteCategory(app, top, '?children=burn')).statusCode).toBe(400);
    expect((await catalogueTree(app)).categories).toEqual(['A', 'A > C']);
  });

  it('counts the same products for staff in the list and on deletion, hidden ones included (D-25, D-26)', async () => {
    const app = await categoryApp(kind);
    await createNestedCategories(app, 'A', 'B');
    const top = 1;
    const hidden = (await createCategory(app, 'C', 'B')).json().data.id;
    await createProductIn(app, 'P', 'B');
    await createProductIn(app, 'Q', 'C');
    const payload = { ...categoryBody('C', 'B'), cactive: 0 };
    await app.inject({ method: 'PUT', url: `/backend/categories/${hidden}`, payload });
    const countOf = async (scope: string) => {
      const { data } = (
        await app.inject({ url: `/backend/categories?case=get_category_tree${scope}` })
      ).json();
      return data.find(({ cid }: { cid: number }) => cid === top).product_count;
    };
    const { contents } = (await deleteCategory(app, top)).json();
    expect(contents).toMatchObject({ allSubcategories: 2, allProducts: 2 });
    expect([await countOf('&scope=all'), await countOf('')]).toEqual([2, 1]);
  });

  it('moves the contents up on deletion, and back on restore (D-25)', async () => {
    const app = await categoryApp(kind);
    const middle = await createNestedCategories(app, 'A', 'B');
    const below = (await createCategory(app, 'C', 'B')).json().data.id;
    await createCategory(app, 'D', 'B');
    await createProductIn(app, 'P', 'B');
    await createProductIn(app, 'Q', 'C');
    const before = await catalogueTree(app);

    expect((await deleteCategory(app, middle, '?children=move')).statusCode).toBe(200);
    expect(await catalogueTree(app)).toEqual({
      categories: ['A', 'A > C', 'A > D'],
      products: { P: 'A', Q: 'A > C' },
    });
    expect((await app.inject({ url: '/backend/trash' })).json().data).toMatchObject([
      { kind: 'category', id: middle, name: 'B', subcategories: 0, products: 0 },
    ]);
    expect((await restoreCategory(app, middle)).json().data).toMatchObject({ id: middle });
    expect(await catalogueTree(app)).toEqual(before);

    // Entries that were moved elsewhere meanwhile stay there.
    await deleteCategory(app, middle, '?children=move');
    await moveCategory(app, below, '');
    await restoreCategory(app, middle);
    expect(await catalogueTree(app)).toEqual({
      categories: ['A', 'A > B', 'C', 'A > B > D'],
      products: { P: 'A > B', Q: 'C' },
    });
  });

  it('deletes and restores a category with its descendants (D-25)', async () => {
    const app = await categoryApp(kind);
    const middle = await createNestedCategories(app, 'A', 'B');
    const below = (await createCategory(app, 'C', 'B')).json().data.id;
    const earlier = await createProductIn(app, 'Deleted before', 'C');
    const inside = await createProductIn(app, 'P', 'B');
    await createProductIn(app, 'Q', 'C');
    await app.inject({ method: 'DELETE', url: `/backend/products/${earlier}` });
    const before = await catalogueTree(app);

    expect((await deleteCategory(app, middle, '?children=delete')).statusCode).toBe(200);
    expect(await catalogueTree(app)).toEqual({ categories: ['A'], products: {} });
    expect((await app.inject({ url: '/backend/trash' })).json().data).toMatchObject([
      { kind: 'category', id: middle, name: 'B', subcategories: 1, products: 2 },
      { kind: 'product', id: earlier, name: 'Deleted before' },
    ]);
    await restoreCategory(app, middle);
    expect(await catalogueTree(app)).toEqual(before);
    expect((await app.inject({ url: '/backend/trash' })).json().data).toMatchObject([{ id: earlier }]);

    // Descendants can be restored individually: a product keeps the name of its deleted category (D-44).
    await deleteCategory(app, middle, '?children=delete');
    await app.inject({ method: 'POST', url: `/backend/products/${inside}/restore` });
    expect(await catalogueTree(app)).toEqual({ categories: ['A'], products: { P: '' } });
    await restoreCategory(app, below);
    expect(await catalogueTree(app)).toEqual({ categories: ['A', 'A > C'], products: { P: '', Q: 'A > C' } });
    await restoreCategory(app, middle);
    expect(await catalogueTree(app)).toEqual({
      categories: ['A', 'A > B', 'A > C'],
      products: { P: 'A > B', Q: 'A > C' },
    });
    expect((await restoreCategory(app, middle)).statusCode).toBe(404);
  });

  it('keeps the products of a deleted main category, and lists them as uncategorised (D-44)', async () => {
    const app = await categoryApp(kind);
    const top = await createNestedCategories(app, 'A');
    await createCategory(app, 'B', 'A');
    const orphan = await createProductIn(app, 'P', 'A');
    await deleteCategory(app, top, '?children=move');
    expect(await catalogueTree(app)).toEqual({ categories: ['B'], products: { P: '' } });
    expect((await app.inject({ url: '/backend/quality' })).json().data).toContainEqual({
      problem: 'category-missing',
      kind: 'product',
      id: orphan,
      name: 'P',
      detail: 'A',
    });
    await restoreCategory(app, top);
    expect(await catalogueTree(app)).toEqual({ categories: ['A', 'A > B'], products: { P: 'A' } });
  });

  it('does not restore a category whose name is taken', async () => {
    const app = await categoryApp(kind);
    const first = await createNestedCategories(app, 'A');
    await createCategory(app, 'B', 'A');
    await deleteCategory(app, first, '?children=delete');
    const second = (await createCategory(app, 'b')).json().data.id;
    const response = await restoreCategory(app, first);
    expect([response.statusCode, response.json().error]).toEqual([
      409,
      "There is already a category named 'b'",
    ]);
    expect((await catalogueTree(app)).categories).toEqual(['b']);
    await deleteCategory(app, second);
    expect((await restoreCategory(app, first)).statusCode).toBe(200);
    expect((await catalogueTree(app)).categories).toEqual(['A', 'A > B']);
  });

  it('restores a category below its nearest existing ancestor', async () => {
    const app = await categoryApp(kind);
    const lowest = await createNestedCategories(app, 'A', 'B', 'C');
    const middle = lowest - 1;
    await deleteCategory(app, lowest);
    await deleteCategory(app, middle);
    await restoreCategory(app, lowest);
    expect((await catalogueTree(app)).categories).toEqual(['A', 'A > C']);
  });

  it('restores an earlier version, including the parent', async () => {
    const app = await categoryApp(kind);
    const id = await createNestedCategories(app, 'A', 'B');
    await moveCategory(app, id, '');
    await app.inject({
      method: 'PUT',
      url: `/backend/categories/${id}`,
      payload: { cname: 'New', cparentname: '', cactive: 0, cimage: '' },
    });
    const entries = (await app.inject({ url: `/backend/categories/${id}/history` })).json().data;
    const url = `/backend/categories/${id}/history/${entries.at(-1).id}/restore`;
    expect((await app.inject({ method: 'POST', url, headers: { 'if-match': '"2"' } })).statusCode).toBe(412);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect((await catalogueTree(app)).categories).toEqual(['A', 'A > B']);

    // Restoring a version cannot move a category below itself.
    await moveCategory(app, id, '');
    const above = (await app.inject({ url: '/backend/categories?scope=all' }))
      .json()
      .data.find(({ cname }: { cname: string }) => cname === 'A').cid;
    await moveCategory(app, above, 'B');
    const rejected = await app.inject({ method: 'POST', url });
    expect(rejected.statusCode).toBe(409);
    expect((await catalogueTree(app)).categories).toEqual(['B > A', 'B']);
  });
});
