import { describe, expect, it } from 'vitest';
import { fieldParts } from '../support/catalogueApp.ts';
import {
  createProduct,
  listProducts,
  productApp,
  productFields,
  updateProduct,
} from '../support/productRequests.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('input of products on %s (O47)', (kind) => {
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
