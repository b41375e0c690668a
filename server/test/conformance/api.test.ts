import { resources } from '@elvora/catalogue/contract';
import { sitePageNames } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { createDatabase, databases, openDatabase, type TestDatabase } from '../support/stores.ts';
import { seed, signIn, someDocuments, testApp } from '../support/testApp.ts';

interface Wire {
  success: boolean;
  data: Record<string, unknown>[];
  total?: number;
  error?: string;
  message?: string;
}

describe.each(databases)('the read half of the API on %s (O47)', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createDatabase(kind);
    store = await openDatabase(database);
    await seed(store);
    app = await testApp({ store });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await database.remove();
  });

  const get = async (key: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: `/backend${key}`, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const list = async (key: string): Promise<Wire> => {
    const { status, body } = await get(key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: expect.any(Array) });
    return body;
  };
  const names = (entries: Record<string, unknown>[]) => entries.map(({ cname, name }) => cname ?? name);
  const children = (name: string) =>
    `/api/categories?case=get_categories_by_parent&id=${encodeURIComponent(name)}`;

  describe('the long texts', () => {
    it('gives 6 articles without their texts, each with its picture (S-120, S-121)', async () => {
      const { body } = await get('/site/articles');
      const articles = resources.articles().read(body);
      expect(articles).toHaveLength(6);
      for (const { id, imageUrl, picture, date } of articles) {
        expect(id).toMatch(/^[a-z0-9-]+$/);
        expect(imageUrl).toMatch(/^\/media\//);
        expect(picture?.width).toBeGreaterThan(0);
        expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      expect(JSON.stringify(body)).not.toContain('<p>');
    });

    it('gives an article with stored pictures in its text (S-121, O59)', async () => {
      const { status, body } = await get('/site/article?id=choosing-a-cable-gland');
      expect(status).toBe(200);
      const { content } = resources.article('choosing-a-cable-gland').read(body);
      expect(content).toContain('<h2>1. Measure the outer diameter</h2>');
      expect(content).toMatch(/<img src="\/media\/[0-9a-f]{32}[^"]*" alt="Nickel-plated/);
    });

    it.each(['no-such-article', '', '__proto__'])('knows no article %j (S-125)', async (id) => {
      const { status, body } = await get(`/site/article?id=${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, message: 'Article Not Found' });
    });

    it('gives the pages that are a long text (D-02)', async () => {
      for (const name of sitePageNames) {
        const { body } = await get(`/site/page?name=${name}`);
        const { title, content, questions } = resources.sitePage(name).read(body);
        expect(title).not.toBe('');
        expect(content.length + questions.length).toBeGreaterThan(0);
      }
      expect((await get('/site/page?name=constructor')).status).toBe(404);
    });
  });

  describe('products', () => {
    const productShape = {
      id: expect.any(Number),
      name: expect.any(String),
      description: expect.any(String),
      images: expect.any(String),
      category_id: expect.any(String),
      category_path: expect.any(Array),
      keyword: expect.any(String),
      bestseller: expect.toBeOneOf([0, 1]),
      trending: expect.toBeOneOf([0, 1]),
      version: 1,
    };

    it.each(['/products.php', '/products'])(
      'gives best sellers as a bare list on %s (S-111, S-112, O29)',
      async (path) => {
        const { status, body } = await get(`${path}?case=get_product_bestseller`);
        expect(status).toBe(200);
        expect(body).toHaveLength(14);
        for (const product of body) {
          expect(product).toMatchObject({
            id: expect.any(Number),
            name: expect.any(String),
            images: expect.any(String),
          });
        }
        expect(resources.bestSellers().read(body)).toHaveLength(14);
      },
    );

    it('gives best sellers in the same order every time (S-114)', async () => {
      const ids = async () =>
        (await get('/products.php?case=get_product_bestseller')).body.map(({ id }: { id: number }) => id);
      const first = await ids();
      expect(first).toEqual(first.toSorted((a: number, b: number) => a - b));
      expect(await ids()).toEqual(first);
    });

    it.each(['/products.php', '/products'])(
      'gives a product by id as a list of one on %s (S-166, S-380, O30)',
      async (path) => {
        const { body } = await get(`${path}?case=get_product_by_id&id=12`);
        expect(body).toEqual([expect.objectContaining({ ...productShape, id: 12 })]);
        expect(resources.product(12).read(body)).toMatchObject({ id: 12, name: body[0].name });
      },
    );

    it.each([
      '99999',
      '0',
      '-1',
      'abc',
      '',
      '1.5',
      '1e3',
      '99999999999999',
      '9007199254740993',
      "1' or '1'='1",
      '１２',
    ])('gives an empty list for the id %j (O30)', async (id) => {
      const { status, body } = await get(`/products.php?case=get_product_by_id&id=${encodeURIComponent(id)}`);
      expect({ status, body }).toEqual({ status: 200, body: [] });
    });

    it('gives all products that may be seen, wrapped (S-379, S-344, S-354)', async () => {
      const { data } = await list('/products');
      expect(data).toHaveLength(107);
      for (const product of data) expect(product).toMatchObject(productShape);
      expect((await list('/products.php')).data).toEqual(data);
      expect(resources.products().read({ success: true, data }).items).toHaveLength(107);
    });

    it('stores the specification data exactly as the seed has it (S-350, O36)', async () => {
      const { data } = await list('/products');
      const dataOf = (name: string) => data.find((product) => product['name'] === name)?.['data'];
      expect(dataOf('Cable Gland Sample Case')).toBeNull();
      expect(() => JSON.parse(String(dataOf('Brass Neutral Link')))).toThrow();
      expect(() => JSON.parse(String(dataOf('Panel Hinge')))).toThrow();
      expect(String(dataOf('Panel Hinge'))).toContain('\n');
      expect(JSON.parse(String(dataOf('Slotted Wiring Duct, PVC Grey'))).rows).toHaveLength(75);
    });

    it('puts names of stored pictures into one comma-separated text (S-345, D-17)', async () => {
      const { data } = await list('/products');
      const starter = data.find(({ name }) => name === 'Direct-On-Line Starter in Enclosure');
      expect(String(starter?.['images']).split(',')).toHaveLength(5);
      expect(starter?.['pictures']).toHaveLength(5);
      const breaker = data.find(({ name }) => name === 'Motor Protection Circuit Breaker');
      expect(breaker).toMatchObject({ images: '', pictures: [] });
      for (const { images } of data) expect(images).toMatch(/^([0-9a-f]{32}\.jpg(,|$))*$/);
    });

    it('gives the products right in a category, in any case and spacing (S-381, D-05)', async () => {
      const exact = await list('/products?case=get_product_by_category_id&id=Brass%20Cable%20Glands');
      expect(exact.data.length).toBeGreaterThan(0);
      for (const product of exact.data) expect(product['category_id']).toBe('Brass Cable Glands');
      const loose = await list('/products.php?case=get_product_by_category_id&id=%20BRASS%20%20cable+glands');
      expect(loose.data).toEqual(exact.data);
    });

    it.each(['nothing', 'Rewirable Fuse Units', ''])(
      'gives no products for the category %j (D-26)',
      async (name) => {
        const { data } = await list(
          `/products?case=get_product_by_category_id&id=${encodeURIComponent(name)}`,
        );
        expect(data).toEqual([]);
      },
    );

    it('gives trending products (S-382)', async () => {
      const { data } = await list('/products?case=get_product_trending');
      expect(data).toHaveLength(11);
      for (const product of data) expect(product['trending']).toBe(1);
    });

    it('gives new products, the newest first (S-383)', async () => {
      const { data } = await list('/products?case=get_product_new');
      const ids = data.map(({ id }) => Number(id));
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    });

    it.each([
      { page: 'limit=5', first: 0, count: 5 },
      { page: 'limit=5&offset=5', first: 5, count: 5 },
      { page: 'limit=100000', first: 0, count: 107 },
      { page: 'offset=100', first: 100, count: 7 },
      { page: 'limit=5&offset=5000', first: 0, count: 0 },
      { page: 'limit=0', first: 0, count: 0 },
    ])('pages with $page and tells the total (O46, D-48)', async ({ page, first, count }) => {
      const all = await list('/products');
      const part = await list(`/products?${page}`);
      expect(part.data).toEqual(all.data.slice(first, first + count));
      expect(part.total).toBe(107);
    });

    it('narrows the list by words, category, flag and order', async () => {
      const glands = await list('/products?category=cable%20GLANDS');
      expect(glands.data.length).toBeGreaterThan(0);
      for (const product of glands.data) expect(product['category_path']).toContain('Cable Glands');
      const flagged = await list('/products?flag=bestseller&limit=5');
      expect(flagged).toMatchObject({
        total: 14,
        data: Array.from({ length: 5 }, () => ({ bestseller: 1 })),
      });
      const found = await list('/products?query=contactor&category=Contactors&sort=name');
      const foundNames = found.data.map(({ name }) => String(name).toLowerCase());
      expect(foundNames.length).toBeGreaterThan(0);
      expect(foundNames).toEqual(foundNames.toSorted((a, b) => (a < b ? -1 : 1)));
      for (const product of found.data) expect(product['category_path']).toContain('Contactors');
      expect((await list('/products?category=nothing')).data).toEqual([]);
      const newest = await list('/products?sort=newest&limit=2');
      expect(newest.data[0]?.['id']).toBeGreaterThan(Number(newest.data[1]?.['id']));
    });

    it.each(['flag=cheap', 'sort=price', `query=${'x'.repeat(201)}`])('refuses %s', async (filter) => {
      expect((await get(`/products?${filter}`)).status).toBe(400);
    });

    it.each(['limit=-1', 'limit=x', 'limit=', 'offset=1.5', 'limit=99999999999'])(
      'refuses %s (O46)',
      async (page) => {
        const { status, body } = await get(`/products?${page}`);
        expect(status).toBe(400);
        expect(body).toMatchObject({
          success: false,
          error: expect.any(String),
          message: expect.any(String),
        });
      },
    );
  });

  describe('search', () => {
    const search = async (query: string, more = '') =>
      list(`/products?case=search_product&query=${encodeURIComponent(query)}${more}`);

    it('finds a whole ordering code first, then what begins with it (S-384)', async () => {
      const { data, total } = await search('ev-bg-m20');
      expect(data[0]).toMatchObject({ name: 'Brass Cable Gland, Metric Thread' });
      expect(total).toBe(data.length);
    });

    it('puts products with the text in their name before those with it elsewhere', async () => {
      const { data } = await search('contactor');
      const inName = data.map(({ name }) => /contactor/i.test(String(name)));
      expect(inName).toContain(false);
      expect(inName).toEqual(inName.toSorted((a, b) => Number(b) - Number(a)));
    });

    it('puts what has the words in its codes and its name before what mentions them', async () => {
      const { data } = await search('M20 gland');
      const found = names(data).map(String);
      expect(found[0]).toMatch(/gland/i);
      expect(found.indexOf('Push Button Station')).toBeGreaterThan(
        found.indexOf('Brass Cable Gland, Metric Thread'),
      );
    });

    it('finds products that hold all the words, in whatever order', async () => {
      const { data } = await search('thread metric brass');
      expect(names(data)).toContain('Brass Cable Gland, Metric Thread');
    });

    it.each(['%', '_', '\\', "'", '!', "' or 1=1 --", '%%', '\\%', '"'])(
      'takes %j literally (O68)',
      async (query) => {
        const { data } = await search(query);
        const whole = await list('/products');
        const holds = whole.data.filter(({ name, keyword, description, data: cells }) =>
          [name, keyword, description, cells].some((text) => String(text ?? '').includes(query)),
        );
        expect(data.length).toBeLessThanOrEqual(holds.length);
        expect(data.length).toBeLessThan(whole.data.length);
      },
    );

    it.each(['', '   ', '\t'])('finds nothing for the blank text %j', async (query) => {
      expect(await search(query)).toEqual({ success: true, data: [], total: 0 });
    });

    it('does not find what is hidden (D-26)', async () => {
      expect((await search('rewirable fuse unit')).data).toEqual([]);
    });

    it('pages the finds', async () => {
      const all = await search('cable');
      const part = await search('cable', '&limit=3&offset=2');
      expect(part.data).toEqual(all.data.slice(2, 5));
      expect(part.total).toBe(all.total);
      expect(await search('cable', '&limit=3&offset=9000')).toEqual({
        success: true,
        data: [],
        total: all.total,
      });
    });

    it('refuses a text nobody types', async () => {
      const { status, body } = await get(`/products?case=search_product&query=${'x '.repeat(5000)}`);
      expect(status).toBe(400);
      expect(body.success).toBe(false);
    });

    it.each(['Ω', '电缆', 'κάλυμμα', '🔌', 'ＥＶ－ＢＧ'])(
      'takes the text %s in another script',
      async (query) => {
        expect((await search(query)).success).toBe(true);
      },
    );
  });

  describe('categories', () => {
    const categoryShape = {
      cid: expect.any(Number),
      cname: expect.any(String),
      cimage: expect.any(String),
      cparentname: expect.any(String),
      cactive: 1,
      product_count: expect.any(Number),
      subcategory_count: expect.any(Number),
      path: expect.any(Array),
      version: 1,
    };

    it('feeds the menu: top-level ones are those without a parent (S-145, S-055)', async () => {
      const { data } = await list('/api/categories');
      expect(data).toHaveLength(33);
      for (const category of data) expect(category).toMatchObject(categoryShape);
      expect(data.filter(({ cparentname }) => cparentname === '')).toHaveLength(3);
      expect(resources.menuCategories().read({ success: true, data })).toHaveLength(33);
    });

    it('gives the top-level categories in alphabetical order (S-148, S-293)', async () => {
      const { data } = await list('/categories');
      expect(names(data)).toEqual(['Cable Accessories', 'Control & Switchgear', 'Panel Accessories']);
    });

    it('gives everything below the top level (S-388, D-42)', async () => {
      const { data } = await list('/categories?case=get_sub_categories');
      expect(data).toHaveLength(30);
      for (const { cparentname } of data) expect(cparentname).not.toBe('');
    });

    it('gives the whole tree in the same shape (S-389, S-304)', async () => {
      const { data } = await list('/categories?case=get_category_tree');
      expect(data).toHaveLength(33);
      for (const category of data) expect(category).toMatchObject(categoryShape);
    });

    it('gives the category list, wrapped in data (S-149)', async () => {
      expect((await list('/products/categories')).data).toHaveLength(33);
    });

    it('counts the visible products below, and the visible subcategories', async () => {
      const { data } = await list('/categories');
      expect(data.reduce((sum, { product_count }) => sum + Number(product_count), 0)).toBe(107);
      expect(data.find(({ cname }) => cname === 'Control & Switchgear')).toMatchObject({
        subcategory_count: 6,
      });
    });

    it('gives subcategories, then products, of a category (S-146, S-147, D-43)', async () => {
      const { body } = await get(children('Cable Glands'));
      const kinds: string[] = body.data.map(({ kind: which }: { kind: string }) => which);
      expect(kinds).toEqual([...kinds].sort());
      expect(new Set(kinds)).toEqual(new Set(['category', 'product']));
      for (const child of body.data) {
        expect('id' in child && 'name' in child && 'images' in child).toBe(child.kind === 'product');
      }
      expect(body.category).toMatchObject({
        cname: 'Cable Glands',
        path: ['Cable Accessories', 'Cable Glands'],
      });
      const read = resources.categoryChildren('Cable Glands').read(body);
      expect(read.children).toHaveLength(body.data.length);
      expect(read.category?.name).toBe('Cable Glands');
    });

    it.each([
      'control & switchgear',
      'CONTROL & SWITCHGEAR',
      ' Control  &  Switchgear ',
      'Control & Switchgear',
    ])('knows the category as %j (D-05, S-413)', async (name) => {
      const { status, body } = await get(children(name));
      expect(status).toBe(200);
      expect(body.category.cname).toBe('Control & Switchgear');
    });

    it('gives an empty list for a category with nothing in it', async () => {
      expect((await list(children('Panel Lighting'))).data).toEqual([]);
    });

    it.each([
      'Discontinued Lines',
      'Rewirable Fuse Units',
      'nothing',
      '',
      "Robert'); drop table categories",
      '🔌',
      '../../etc',
    ])('answers 404 for the children of %j (D-26, S-144)', async (name) => {
      const { status, body } = await get(children(name));
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, error: 'Category not found', message: 'Category not found' });
    });
  });

  describe('category detail', () => {
    const detail = (...parts: string[]) => `/products/categories/${parts.map(encodeURIComponent).join('/')}`;

    it('gives title, description and product types with their products (S-135, S-150)', async () => {
      const { status, body } = await get(detail('Cable Accessories'));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        data: { category: { title: 'Cable Accessories', description: '' }, productTypes: expect.any(Array) },
      });
      expect(body.data.productTypes.map(({ title }: { title: string }) => title)).toEqual([
        'Cable Glands',
        'Cable Protection',
        'Cable Ties',
        'Lugs & Ferrules',
      ]);
      for (const { products } of body.data.productTypes) {
        for (const product of products) {
          expect(product).toMatchObject({
            id: expect.any(Number),
            imageUrl: expect.any(String),
            title: expect.any(String),
            imageAlt: expect.any(String),
            productSlug: expect.stringMatching(/^[a-z0-9-]+$/),
          });
        }
      }
      expect(
        resources.categoryDetail({ category: 'Cable Accessories' }).read(body).productTypes,
      ).toHaveLength(4);
    });

    it('narrows to a type (S-151)', async () => {
      const { body } = await get(detail('cable accessories', 'lugs & ferrules'));
      expect(body.data.productTypes.map(({ title }: { title: string }) => title)).toEqual([
        'Lugs & Ferrules',
      ]);
    });

    it('narrows to a product (S-152, S-031)', async () => {
      const { body } = await get(
        detail('Cable Accessories', 'Cable Glands', 'brass-cable-gland-metric-thread'),
      );
      expect(body.data.productTypes).toMatchObject([
        { title: 'Cable Glands', products: [{ title: 'Brass Cable Gland, Metric Thread' }] },
      ]);
    });

    it.each([
      ['nothing'],
      ['Discontinued Lines'],
      ['Cable Accessories', 'Panel Meters'],
      ['Cable Accessories', 'nothing'],
      ['Cable Accessories', 'Cable Glands', 'nothing'],
      ['Cable Accessories', 'Cable Glands', 'brass-cable-gland-metric-thread', 'more'],
      ['a/b', 'c%d'],
    ])('answers 404 below %j (S-144, S-153)', async (...parts) => {
      const { status, body } = await get(detail(...parts));
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    });
  });

  describe('what is ours', () => {
    it('gives the documents (S-252)', async () => {
      const { data } = await list('/documents');
      expect(data).toEqual(someDocuments);
      expect(resources.documents().read({ success: true, data })).toHaveLength(1);
    });

    it("gives those of the site's own pictures that are asked for, by path", async () => {
      const { key, read } = resources.siteMedia(['gallery/office-1.jpg', 'gallery/nothing.jpg']);
      const media = read((await get(key)).body);
      expect(Object.keys(media)).toEqual(['gallery/office-1.jpg']);
      expect(media['gallery/office-1.jpg']).toMatchObject({
        name: expect.stringMatching(/\.jpg$/),
        width: 1200,
      });
      expect(read((await get('/site/media')).body)).toEqual({});
    });

    it('gives the counts of the dashboard to staff alone (S-267, S-268, S-269, S-417)', async () => {
      expect((await get('/summary')).status).toBe(401);
      const cookie = await signIn(app);
      const { body } = await get('/summary', { cookie });
      expect(body).toEqual({
        success: true,
        data: { products: 108, categories: 35, bestsellers: 14, trending: 11 },
      });
      expect((await get('/products?scope=all', { cookie })).body.data).toHaveLength(108);
      expect((await get('/categories?case=get_category_tree&scope=all', { cookie })).body.data).toHaveLength(
        35,
      );
    });

    it('shows what is hidden to staff who ask for it, and to nobody else (D-26)', async () => {
      expect((await get('/products?scope=all')).status).toBe(401);
      const cookie = await signIn(app);
      const [main, sub] = await Promise.all([
        get('/categories?scope=all', { cookie }),
        get('/categories?case=get_sub_categories&scope=all', { cookie }),
      ]);
      expect(main.body.data.length + sub.body.data.length).toBe(35);
      expect(sub.body.data).toContainEqual(
        expect.objectContaining({ cname: 'Discontinued Lines', cactive: 0 }),
      );
      expect(main.headers['cache-control']).toBe('no-store');
      expect((await get('/products', { cookie })).body.data).toHaveLength(107);
    });
  });

  describe('bad input', () => {
    const badKeys: [key: string, status: number][] = [
      ['/products?case=nope', 400],
      ['/products.php?case=get_product_bestseller%00', 400],
      ['/products?case=__proto__', 400],
      ['/products?case=toString', 400],
      ['/categories?case=get_product_by_id&id=1', 400],
      ['/api/categories?case=%E0%A4%A', 400],
      ['/products/categories/%E0%A4%A', 400],
      ['/products/categories/%00', 400],
      [`/products?case=search_product&query=%00`, 400],
      ['/nothing', 404],
      ['/products/1/2/3', 404],
      [`/products/categories/${'a'.repeat(10_000)}`, 404],
      [`/api/categories?case=get_categories_by_parent&id=${'a'.repeat(10_000)}`, 404],
      [`/products?${'a=b&'.repeat(2_500)}`, 200],
      ['/products?case=get_product_by_id', 200],
      ['/products?case=get_product_by_id&id=1&id=2', 200],
      ['/products?', 200],
      ['/products/', 404],
    ];
    it.each(badKeys.map(([key, status]) => ({ key, status, shown: key.slice(0, 60) })))(
      'answers $shown with $status, in JSON, without a word of the inside',
      async ({ key, status }) => {
        const answer = await app.inject({ url: `/backend${key}` });
        expect(answer.statusCode).toBe(status);
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        if (status === 200) return;
        expect(answer.json()).toMatchObject({
          success: false,
          error: expect.any(String),
          message: expect.any(String),
        });
        expect(answer.body).not.toMatch(/\n\s+at |\.ts\b|node_modules|sqlite|postgres|select /i);
      },
    );
  });
});
