import { resources } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { names, seededApi } from '../support/seededApi.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('categories in the API on %s (O47)', (kind) => {
  const { get, list } = seededApi(kind);
  const children = (name: string) =>
    `/api/categories?case=get_categories_by_parent&id=${encodeURIComponent(name)}`;

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

    it('returns the menu: top-level categories have no parent (S-145, S-055)', async () => {
      const { data } = await list('/api/categories');
      expect(data).toHaveLength(33);
      for (const category of data) expect(category).toMatchObject(categoryShape);
      expect(data.filter(({ cparentname }) => cparentname === '')).toHaveLength(3);
      expect(resources.categoryList().read({ success: true, data })).toHaveLength(33);
    });

    it('returns only the upper levels for a menu, with the total (S-145, S-055)', async () => {
      const { key, read } = resources.menuCategories();
      const { data } = await list('/api/categories');
      const { body } = await get(key);
      expect(body.data).toEqual(data.filter(({ path }) => Array.isArray(path) && path.length <= 2));
      expect(read(body)).toMatchObject({ total: 33 });
      expect(read({ success: true, data }).total).toBe(33);
      expect((await list('/api/categories?levels=1')).data).toEqual((await list('/categories')).data);
    });

    it.each(['levels=0', 'levels=x', 'levels=', 'levels=-1'])('rejects %s', async (query) => {
      expect((await get(`/api/categories?${query}`)).status).toBe(400);
    });

    it('returns the top-level categories in alphabetical order (S-148, S-293)', async () => {
      const { data } = await list('/categories');
      expect(names(data)).toEqual(['Cable Accessories', 'Control & Switchgear', 'Panel Accessories']);
    });

    it('returns all categories below the top level (S-388, D-42)', async () => {
      const { data } = await list('/categories?case=get_sub_categories');
      expect(data).toHaveLength(30);
      for (const { cparentname } of data) expect(cparentname).not.toBe('');
    });

    it('returns the full tree in the same shape (S-389, S-304)', async () => {
      const { data } = await list('/categories?case=get_category_tree');
      expect(data).toHaveLength(33);
      for (const category of data) expect(category).toMatchObject(categoryShape);
    });

    it('returns the category list in an envelope (S-149)', async () => {
      expect((await list('/products/categories')).data).toHaveLength(33);
    });

    it('counts visible descendant products and visible subcategories', async () => {
      const { data } = await list('/categories');
      expect(data.reduce((sum, { product_count }) => sum + Number(product_count), 0)).toBe(107);
      expect(data.find(({ cname }) => cname === 'Control & Switchgear')).toMatchObject({
        subcategory_count: 6,
      });
    });

    it('returns the subcategories, then the products of a category (S-146, S-147, D-43)', async () => {
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

    it('leaves direct products to their list if there are subcategories, on request', async () => {
      const { data } = await list(`${children('Cable Glands')}&products=leaf`);
      expect(data.map(({ kind: which }) => which)).not.toContain('product');
      expect(data).not.toEqual([]);
      const lowest = children('Armoured Cable Glands');
      expect((await list(`${lowest}&products=leaf`)).data).toEqual((await list(lowest)).data);
    });

    it('returns all products below a category by type, page by page (D-58)', async () => {
      const key = (limit: number, offset: number) =>
        `/products?category=Contactors&sort=type&fields=card&limit=${limit}&offset=${offset}`;
      const whole = (await get(key(200, 0))).body;
      const { data } = await list('/categories?case=get_sub_categories');
      const contactors = data.find(({ cname }) => cname === 'Contactors');
      expect(whole.total).toBe(contactors?.product_count);
      expect(whole.data).toHaveLength(whole.total);
      const types = whole.data.map(
        ({ category_path }: { category_path: string[] }) => category_path[2] ?? '',
      );
      expect(types).toEqual([...types].sort());
      expect(types[0]).toBe('');
      expect(new Set(types).size).toBeGreaterThan(2);
      const pages = await Promise.all(
        Array.from(
          { length: Math.ceil(whole.total / 5) },
          async (_none, at) => (await get(key(5, at * 5))).body,
        ),
      );
      expect(pages.flatMap((page) => page.data)).toEqual(whole.data);
      expect((await get(key(5, whole.total))).body.data).toEqual([]);
      expect((await get('/products?category=Discontinued Lines&sort=type')).body).toMatchObject({
        data: [],
        total: 0,
      });
    });

    it.each(['', '&query=gland', '&flag=trending', '&after=1'])(
      'rejects the order of types with %j instead of only a category',
      async (filter) => {
        const category = filter === '' ? '' : '&category=Contactors';
        expect((await get(`/products?sort=type${category}${filter}`)).status).toBe(400);
      },
    );

    it.each([
      'control & switchgear',
      'CONTROL & SWITCHGEAR',
      ' Control  &  Switchgear ',
      'Control & Switchgear',
    ])('finds the category as %j (D-05, S-413)', async (name) => {
      const { status, body } = await get(children(name));
      expect(status).toBe(200);
      expect(body.category.cname).toBe('Control & Switchgear');
    });

    it('returns an empty list for an empty category', async () => {
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
    ])('responds with 404 to the children of %j (D-26, S-144)', async (name) => {
      const { status, body } = await get(children(name));
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, error: 'Category not found', message: 'Category not found' });
    });
  });

  describe('category detail', () => {
    const detail = (...parts: string[]) => `/products/categories/${parts.map(encodeURIComponent).join('/')}`;

    it('returns title, description and product types with their products (S-135, S-150)', async () => {
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

    it('returns the first products of each type, with the total (D-48)', async () => {
      const whole = (await get(detail('Cable Accessories'))).body.data.productTypes;
      const { key, read } = resources.categoryDetail({ category: 'Cable Accessories', limit: 2 });
      const { body } = await get(key);
      expect(
        read(body).productTypes.map(({ title, products, total }) => [title, products.length, total]),
      ).toEqual(
        read({ data: { category: { title: '', description: '' }, productTypes: whole } }).productTypes.map(
          ({ title, total }) => [title, Math.min(2, total), total],
        ),
      );
    });

    it('filters the products by slug across types (S-031, D-04)', async () => {
      const { key } = resources.categoryDetail({
        category: 'Cable Accessories',
        slug: 'brass-cable-gland-metric-thread',
      });
      expect((await get(key)).body.data.productTypes).toMatchObject([
        { title: 'Cable Glands', products: [{ title: 'Brass Cable Gland, Metric Thread' }] },
      ]);
    });

    it('filters by type (S-151)', async () => {
      const { body } = await get(detail('cable accessories', 'lugs & ferrules'));
      expect(body.data.productTypes.map(({ title }: { title: string }) => title)).toEqual([
        'Lugs & Ferrules',
      ]);
    });

    it('filters by product (S-152, S-031)', async () => {
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
    ])('responds with 404 below %j (S-144, S-153)', async (...parts) => {
      const { status, body } = await get(detail(...parts));
      expect(status).toBe(404);
      expect(body).toMatchObject({ success: false, message: expect.any(String) });
    });
  });
});
