import { resourceKeys, resources } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { names, seededApi } from '../support/seededApi.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('products in the API on %s (O47)', (kind) => {
  const { get, list } = seededApi(kind);

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
      'returns best sellers as a bare list on %s (S-111, S-112, O29)',
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

    it('returns best sellers in a stable order (S-114)', async () => {
      const ids = async () =>
        (await get('/products.php?case=get_product_bestseller')).body.map(({ id }: { id: number }) => id);
      const first = await ids();
      expect(first).toEqual(first.toSorted((a: number, b: number) => a - b));
      expect(await ids()).toEqual(first);
    });

    it.each(['/products.php', '/products'])(
      'returns a product by id as a list of one on %s (S-166, S-380, O30)',
      async (path) => {
        const { body } = await get(`${path}?case=get_product_by_id&id=12`);
        expect(body).toEqual([expect.objectContaining({ ...productShape, id: 12 })]);
        expect(resources.product(12).read(body)).toMatchObject({ id: 12, name: body[0].name });
      },
    );

    it('returns the articles of a product requested by id', async () => {
      const [gland] = resources
        .productsByCategory('Brass Cable Glands')
        .read((await get(resourceKeys.productsByCategory('Brass Cable Glands'))).body);
      expect(gland?.articles).toEqual([]);
      const { body } = await get(resourceKeys.product(gland?.id ?? 0));
      expect(body[0].articles).toEqual([
        { id: 'choosing-a-cable-gland', title: expect.any(String), date: '2026-04-09' },
      ]);
    });

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
    ])('returns an empty list with 404 for the id %j (O30, D-22)', async (id) => {
      const { status, body } = await get(`/products.php?case=get_product_by_id&id=${encodeURIComponent(id)}`);
      expect({ status, body }).toEqual({ status: 404, body: [] });
    });

    it('returns all visible products in an envelope (S-379, S-344, S-354)', async () => {
      const { data } = await list('/products');
      expect(data).toHaveLength(107);
      for (const product of data) expect(product).toMatchObject(productShape);
      expect((await list('/products.php')).data).toEqual(data);
      expect(resources.products().read({ success: true, data }).items).toHaveLength(107);
    });

    it('returns the specification data exactly as in the seed (S-350, O36)', async () => {
      const { data } = await list('/products');
      const dataOf = (name: string) => data.find((product) => product['name'] === name)?.['data'];
      expect(dataOf('Cable Gland Sample Case')).toBeNull();
      expect(() => JSON.parse(String(dataOf('Brass Neutral Link')))).toThrow();
      expect(() => JSON.parse(String(dataOf('Panel Hinge')))).toThrow();
      expect(String(dataOf('Panel Hinge'))).toContain('\n');
      expect(JSON.parse(String(dataOf('Slotted Wiring Duct, PVC Grey'))).rows).toHaveLength(75);
    });

    it('joins the names of stored pictures with commas (S-345, D-17)', async () => {
      const { data } = await list('/products');
      const starter = data.find(({ name }) => name === 'Direct-On-Line Starter in Enclosure');
      expect(String(starter?.['images']).split(',')).toHaveLength(5);
      expect(starter?.['pictures']).toHaveLength(5);
      for (const { images } of data) expect(images).toMatch(/^([0-9a-f]{32}\.jpg(,|$))*$/);
    });

    it('returns the direct products of a category, ignoring case and spacing (S-381, D-05)', async () => {
      const exact = await list('/products?case=get_product_by_category_id&id=Brass%20Cable%20Glands');
      expect(exact.data.length).toBeGreaterThan(0);
      for (const product of exact.data) expect(product['category_id']).toBe('Brass Cable Glands');
      const loose = await list('/products.php?case=get_product_by_category_id&id=%20BRASS%20%20cable+glands');
      expect(loose.data).toEqual(exact.data);
    });

    it.each(['nothing', 'Rewirable Fuse Units', ''])(
      'returns no products for the category %j (D-26)',
      async (name) => {
        const { data } = await list(
          `/products?case=get_product_by_category_id&id=${encodeURIComponent(name)}`,
        );
        expect(data).toEqual([]);
      },
    );

    it('returns trending products (S-382)', async () => {
      const { data } = await list('/products?case=get_product_trending');
      expect(data).toHaveLength(11);
      for (const product of data) expect(product['trending']).toBe(1);
    });

    it('returns new products, newest first (S-383)', async () => {
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
    ])('pages with $page and returns the total (O46, D-48)', async ({ page, first, count }) => {
      const all = await list('/products');
      const part = await list(`/products?${page}`);
      expect(part.data).toEqual(all.data.slice(first, first + count));
      expect(part.total).toBe(107);
    });

    it('pages by the id of the last product, to the end (D-48)', async () => {
      const all = (await list('/products')).data.map(({ id }) => id);
      const found: unknown[] = [];
      for (;;) {
        const part = await list(`/products?limit=40&after=${String(found.at(-1) ?? 0)}`);
        expect(part.total).toBe(107);
        if (part.data.length === 0) break;
        found.push(...part.data.map(({ id }) => id));
      }
      expect(found).toEqual(all);
    });

    it('filters by text, category and flag, and sorts', async () => {
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

    it.each(['flag=cheap', 'sort=price', `query=${'x'.repeat(201)}`])('rejects %s', async (filter) => {
      expect((await get(`/products?${filter}`)).status).toBe(400);
    });

    it.each([
      'limit=-1',
      'limit=x',
      'limit=',
      'offset=1.5',
      'limit=99999999999',
      'after=x',
      'after=1&sort=name',
      'after=1&query=lug',
    ])('rejects %s (O46)', async (page) => {
      const { status, body } = await get(`/products?${page}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        success: false,
        error: expect.any(String),
        message: expect.any(String),
      });
    });
  });

  describe('search', () => {
    const search = async (query: string, more = '') =>
      list(`/products?case=search_product&query=${encodeURIComponent(query)}${more}`);

    it('ranks a full ordering code first, then codes that begin with it (S-384)', async () => {
      const { data, total } = await search('ev-bg-m20');
      expect(data[0]).toMatchObject({ name: 'Brass Cable Gland, Metric Thread' });
      expect(total).toBe(data.length);
    });

    it('ranks matches in names above other fields', async () => {
      const { data } = await search('contactor');
      const inName = data.map(({ name }) => /contactor/i.test(String(name)));
      expect(inName).toContain(false);
      expect(inName).toEqual(inName.toSorted((a, b) => Number(b) - Number(a)));
    });

    it('ranks words in codes and names above descriptions', async () => {
      const { data } = await search('M20 gland');
      const found = names(data).map(String);
      expect(found[0]).toMatch(/gland/i);
      expect(found.indexOf('Push Button Station')).toBeGreaterThan(
        found.indexOf('Brass Cable Gland, Metric Thread'),
      );
    });

    it('finds products with all words in any order', async () => {
      const { data } = await search('thread metric brass');
      expect(names(data)).toContain('Brass Cable Gland, Metric Thread');
    });

    it.each(['%', '_', '\\', "'", '!', "' or 1=1 --", '%%', '\\%', '"'])(
      'treats %j literally (O68)',
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

    it.each(['', '   ', '\t'])('returns no hits for the blank text %j', async (query) => {
      expect(await search(query)).toEqual({ success: true, data: [], total: 0 });
    });

    it('does not find hidden products (D-26)', async () => {
      expect((await search('rewirable fuse unit')).data).toEqual([]);
    });

    it('pages the hits', async () => {
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

    it('rejects an overlong text', async () => {
      const { status, body } = await get(`/products?case=search_product&query=${'x '.repeat(5000)}`);
      expect(status).toBe(400);
      expect(body.success).toBe(false);
    });

    it.each(['Ω', '电缆', 'κάλυμμα', '🔌', 'ＥＶ－ＢＧ'])(
      'accepts the text %s in another script',
      async (query) => {
        expect((await search(query)).success).toBe(true);
      },
    );
  });
});
