import { describe, expect, it } from 'vitest';
import { StoreError } from '../../src/store/index.ts';
import { fakePicture } from '../support/fakeMediaLibrary.ts';
import { createEmptyDatabase, databaseKinds, openDatabase, testStore } from '../support/testDatabases.ts';
import { seedStore } from '../support/testApp.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';

describe.each(databaseKinds)('the store on %s (O47)', (kind) => {
  it('increases the catalogue version only with successful writes', async () => {
    const store = await testStore(kind);
    expect(await store.catalogueVersion()).toBe(0);
    await store.write((writer) => writer.insertCategory(newCategory()));
    await store.write((writer) => writer.insertCategory(newCategory({ name: 'B' })));
    expect(await store.catalogueVersion()).toBe(2);
    await expect(
      store.write(async (writer) => {
        await writer.insertCategory(newCategory({ name: 'C' }));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await store.catalogueVersion()).toBe(2);
    expect((await store.categories()).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('never gives two writers the same version', async () => {
    const store = await testStore(kind);
    await Promise.all(
      Array.from({ length: 20 }, (_value, index) =>
        store.write((writer) => writer.insertCategory(newCategory({ name: `Category ${index}` }))),
      ),
    );
    expect(await store.catalogueVersion()).toBe(20);
    expect(await store.categories()).toHaveLength(20);
  });

  it('stores any text unchanged', async () => {
    const store = await testStore(kind);
    const data = '{"headers":["a\\nb"],"rows":[{"a1":"\u2028 \u{1F50C} \\" \' % _ \\\\"}]}\r\n\t';
    await store.write(async (writer) => {
      await writer.insertPicture(fakePicture('a.jpg'), new Date());
      await writer.insertProduct(
        {
          categoryId: null,
          categoryName: 'Ω "\'',
          name: 'ÄÖÜ ß ﬁ 电',
          description: 'a\n\nb\t• c',
          keyword: "x,y'z",
          isBestseller: true,
          isTrending: false,
          data,
          drawing: null,
          acceptedIssues: null,
          pictures: [
            { name: fakePicture('a.jpg').name, alt: 'one' },
            { name: fakePicture('a.jpg').name, alt: 'two' },
          ],
        },
        new Date(),
      );
    });
    const [product] = await store.products({});
    expect(product).toMatchObject({
      category_name: 'Ω "\'',
      name: 'ÄÖÜ ß ﬁ 电',
      description: 'a\n\nb\t• c',
      keyword: "x,y'z",
      bestseller: 1,
      trending: 0,
      data,
      pictures: [{ alt: 'one' }, { alt: 'two' }],
    });
  });

  it('rolls back a product with an unknown category or picture', async () => {
    const store = await testStore(kind);
    const product = newProduct({ categoryId: 7 });
    await expect(store.write((writer) => writer.insertProduct(product, new Date()))).rejects.toThrow();
    await expect(
      store.write((writer) =>
        writer.insertProduct(
          { ...product, categoryId: null, pictures: [{ name: 'missing.jpg', alt: '' }] },
          new Date(),
        ),
      ),
    ).rejects.toThrow();
    expect(await store.products({})).toEqual([]);
  });

  it('deletes and restores a category with more products than fit one statement', async () => {
    const store = await testStore(kind);
    const count = 2001;
    const actor = { by: 'Asha', at: new Date() };
    const id = await store.write(async (writer) => {
      const categoryId = await writer.insertCategory(newCategory());
      for (let index = 0; index < count; index++) {
        await writer.insertProduct(
          newProduct({ name: `Product ${index}`, categoryId, categoryName: 'A' }),
          actor.at,
        );
      }
      return categoryId;
    });
    await store.write((writer) => writer.deleteCategoryTree(id, actor));
    expect(await store.countProducts({})).toBe(0);
    expect(await store.deletions()).toMatchObject([{ id, products: count }]);
    await store.write((writer) => writer.restoreCategory(id, actor));
    const products = await store.products({ categoryIds: [id] });
    expect(new Set(products.map(({ name }) => name)).size).toBe(count);
  });

  it('stores the same picture once', async () => {
    const store = await testStore(kind);
    await store.write(async (writer) => {
      await writer.insertPicture(fakePicture('a.jpg'), new Date());
      await writer.insertPicture(fakePicture('a.jpg'), new Date());
    });
    expect(await store.pictures([fakePicture('a.jpg').name, 'other'])).toEqual(
      new Map([[fakePicture('a.jpg').name, fakePicture('a.jpg')]]),
    );
  });

  it('seeds an empty catalogue once: 35 categories, 108 products', async () => {
    const store = await testStore(kind);
    expect(await seedStore(store)).toBe(true);
    expect(await store.categories()).toHaveLength(35);
    expect(await store.countProducts({})).toBe(108);
    expect(await store.catalogueVersion()).toBe(1);
    expect(await seedStore(store)).toBe(false);
    expect(await store.countProducts({})).toBe(108);
  });

  it('seeds an empty catalogue once when two processes start at the same time', async () => {
    const store = await testStore(kind);
    const filled = await Promise.allSettled([seedStore(store), seedStore(store)]);
    expect(filled.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
    expect(filled.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await store.countProducts({})).toBe(108);
  });

  it('keeps all data and applies no migration twice when reopened (O86)', async () => {
    const database = await createEmptyDatabase(kind);
    try {
      const first = await openDatabase(database);
      await first.write((writer) => writer.insertCategory(newCategory()));
      await first.close();
      const second = await openDatabase(database);
      expect(await second.categories()).toMatchObject([{ name: 'A' }]);
      expect(await second.catalogueVersion()).toBe(1);
      await second.close();
    } finally {
      await database.remove();
    }
  });

  it('rejects a database of a newer version and leaves it unchanged (O86)', async () => {
    const database = await createEmptyDatabase(kind);
    try {
      const store = await openDatabase(database);
      await store.close();
      await markAsNewer(database);
      await expect(openDatabase(database)).rejects.toThrow(StoreError);
      await expect(openDatabase(database)).rejects.toThrow(/newer version/);
    } finally {
      await database.remove();
    }
  });
});

async function markAsNewer({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }) {
  const command = `insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`;
  if (databaseUrl === null) {
    const { DatabaseSync } = await import('node:sqlite');
    const connection = new DatabaseSync(`${dataDir}/elvora.sqlite`);
    connection.exec(command);
    connection.close();
    return;
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(command);
  await client.end();
}
