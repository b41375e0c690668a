import type { AddressInfo } from 'node:net';
import {
  ClientError,
  createCategoryAdminClient,
  createClient,
  createProductAdminClient,
  currentCategory,
  currentProduct,
  categoryNotEmptyContents,
} from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { newCategoryDraft, newProductDraft } from '@elvora/catalogue/fixtures';
import { existingImageToken, newImageToken } from '@elvora/catalogue/model';
import { expect, it } from 'vitest';
import { catalogueApp } from '../support/catalogueApp.ts';
import { testStore } from '../support/testDatabases.ts';
import { signIn } from '../support/testApp.ts';

/** The clients of the admin, connected to the server over HTTP. */
async function admin() {
  const { app } = await catalogueApp(await testStore('sqlite'));
  const cookie = await signIn(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = createClient({
    base: `http://127.0.0.1:${port}/backend`,
    retries: 0,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      return fetch(url, { ...init, headers });
    },
  });
  return {
    client,
    products: createProductAdminClient(client),
    categories: createCategoryAdminClient(client),
  };
}

const draft = newProductDraft({
  name: 'Relay, 24 V "DC"',
  category: 'Relays',
  description: 'Two\npoles',
  isBestseller: true,
  data: '{"headers":["A"],"rows":[{"a1":"x"}]}',
});
const category = newCategoryDraft({ name: 'Relays' });
const file = (content: string, name: string) => new File([content], name, { type: 'image/jpeg' });

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

it('serves all requests of the admin for products (S-353, S-355…S-359, S-385…S-387)', async () => {
  const { client, products, categories } = await admin();
  await categories.create(category);
  const idempotencyKey = crypto.randomUUID();
  const creation = { draft, images: [file('one', 'ä,"b.jpg'), file('two', '🔌.jpg')] };
  const saved = await products.create(creation, { idempotencyKey });
  expect(saved).toEqual({ id: 1, version: 1 });
  expect(await products.create(creation, { idempotencyKey })).toEqual(saved);

  const [product] = await products.getAll();
  if (!product) throw new Error('no product');
  expect(product).toMatchObject({ name: draft.name, description: draft.description, isBestseller: true });
  const [one, two] = product.pictures;
  if (!one || !two) throw new Error('no pictures');

  const updated = await products.update({
    product,
    draft: { ...draft, name: 'Relay 48 V' },
    keptImages: [one.name, two.name],
    images: [file('three', 'c.jpg')],
    imageOrder: [newImageToken(0), existingImageToken(two.name)],
    imageAlts: { [newImageToken(0)]: 'Front' },
  });
  expect(updated).toEqual({ id: 1, version: 2 });
  const [changed] = await products.getAll();
  expect(changed?.pictures.map(({ name, alt }) => [name, alt])).toEqual([
    [expect.any(String), 'Front'],
    [two.name, ''],
    [one.name, ''],
  ]);

  const late = await failure(products.update({ product, draft, images: [], keptImages: [] }));
  expect(currentProduct(late)).toEqual(changed);
  const wrong = await failure(products.create({ draft: { ...draft, keywords: ' , ' }, images: [] }));
  expect(wrong).toMatchObject({
    status: 422,
    text: 'Keywords are required',
    fields: { keyword: 'Keywords are required' },
  });

  expect(await products.setFlags({ ids: [1], isTrending: true })).toEqual([{ id: 1, version: 3 }]);
  // Products that already have the flag are not part of the result, so undo leaves them alone.
  expect(await products.setFlags({ ids: [1], isTrending: true })).toEqual([]);
  const history = await products.history(1);
  expect(history.map(({ action }) => action)).toEqual(['updated', 'updated', 'created']);
  const first = history.at(-1);
  expect(await products.restoreVersion({ id: 1, version: 3 }, first?.id ?? 0)).toEqual({ id: 1, version: 4 });
  expect((await products.getAll())[0]).toMatchObject({ name: draft.name, isTrending: false });

  await products.delete(1, { version: 4 });
  expect(await client.get(resources.trash())).toMatchObject([{ kind: 'product', id: 1, deletedBy: 'admin' }]);
  expect(await products.restore(1)).toMatchObject({ id: 1 });
  expect(await client.get(resources.trash())).toEqual([]);
  expect(await failure(products.delete(99))).toBeInstanceOf(ClientError);
});

it('serves all requests of the admin for categories (S-305…S-308, S-390…S-392)', async () => {
  const { client, products, categories } = await admin();
  const picture = await categories.uploadPicture(file('one', 'a.jpg'));
  expect(picture).toMatchObject({ width: 1200, height: 900 });
  await categories.create({ ...category, image: picture.name });
  expect(await categories.create({ ...category, name: 'Timers', parentName: 'relays' })).toEqual({
    id: 2,
    version: 1,
  });
  await products.create({ draft, images: [] });
  expect(await failure(categories.create({ ...category, name: ' RELAYS' }))).toMatchObject({
    status: 409,
    fields: { cname: "There is already a category named 'RELAYS'" },
  });

  const [relays] = await categories.getMain();
  if (!relays) throw new Error('no category');
  expect(relays.picture?.name).toBe(picture.name);
  await categories.update(relays, { ...category, name: 'All Relays', image: picture.name });
  const late = await failure(categories.update(relays, { ...category, name: 'Late' }));
  expect(currentCategory(late)).toMatchObject({ id: 1, name: 'All Relays', version: 2 });

  expect(await categories.move({ id: 2, version: 1 }, null)).toEqual({ id: 2, version: 2 });
  expect((await categories.getMain()).map(({ name }) => name)).toEqual(['All Relays', 'Timers']);
  expect(categoryNotEmptyContents(await failure(categories.delete(1)))).toEqual({
    subcategories: 0,
    products: 1,
    allSubcategories: 0,
    allProducts: 1,
  });
  await categories.delete(1, { children: 'delete', version: 2 });
  expect(await products.getAll()).toEqual([]);
  expect(await categories.restore(1)).toEqual({ id: 1, version: 4 });
  expect(await products.getAll()).toHaveLength(1);
  const history = await categories.history(1);
  expect(history.map(({ action }) => action)).toEqual(['restored', 'deleted', 'updated', 'created']);
  await categories.restoreVersion({ id: 1, version: 4 }, history.at(-1)?.id ?? 0);
  expect((await categories.getMain()).map(({ name }) => name)).toEqual(['Relays', 'Timers']);
  expect(await client.get(resources.quality())).toMatchObject([
    { problem: 'image-missing', kind: 'product' },
    { problem: 'category-empty', kind: 'category', name: 'Timers' },
  ]);
});
