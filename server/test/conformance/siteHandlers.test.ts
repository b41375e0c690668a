import { resources } from '@elvora/catalogue/contract';
import { sitePageNames } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { seededApi } from '../support/seededApi.ts';
import { databaseKinds } from '../support/testDatabases.ts';
import { signIn, sampleDocuments } from '../support/testApp.ts';

describe.each(databaseKinds)('site data in the API on %s (O47)', (kind) => {
  const { app, get, list } = seededApi(kind);

  describe('the long texts', () => {
    it('returns 6 articles without their texts, each with its picture (S-120, S-121)', async () => {
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

    it('returns an article with stored pictures in its text (S-121, O59)', async () => {
      const { status, body } = await get('/site/article?id=choosing-a-cable-gland');
      expect(status).toBe(200);
      const { content } = resources.article('choosing-a-cable-gland').read(body);
      expect(content).toContain('<h2>1. Measure the outer diameter</h2>');
      expect(content).toMatch(/<img src="\/media\/[0-9a-f]{32}[^"]*" alt="Nickel-plated/);
    });

    it.each(['no-such-article', '', '__proto__'])(
      'responds with 404 to the article %j (S-125)',
      async (id) => {
        const { status, body } = await get(`/site/article?id=${id}`);
        expect(status).toBe(404);
        expect(body).toMatchObject({ success: false, message: 'Article Not Found' });
      },
    );

    it('returns the text pages (D-02)', async () => {
      for (const name of sitePageNames) {
        const { body } = await get(`/site/page?name=${name}`);
        const { title, content, questions } = resources.sitePage(name).read(body);
        expect(title).not.toBe('');
        expect(content.length + questions.length).toBeGreaterThan(0);
      }
      expect((await get('/site/page?name=constructor')).status).toBe(404);
    });
  });

  describe('documents, pictures and counts', () => {
    it('returns the documents (S-252)', async () => {
      const { data } = await list('/documents');
      expect(data).toEqual(sampleDocuments);
      expect(resources.documents().read({ success: true, data })).toHaveLength(1);
    });

    it("returns the requested ones of the site's own pictures by path", async () => {
      const { key, read } = resources.siteMedia(['gallery/office-1.jpg', 'gallery/nothing.jpg']);
      const media = read((await get(key)).body);
      expect(Object.keys(media)).toEqual(['gallery/office-1.jpg']);
      expect(media['gallery/office-1.jpg']).toMatchObject({
        name: expect.stringMatching(/\.jpg$/),
        width: 1600,
      });
      expect(read((await get('/site/media')).body)).toEqual({});
    });

    it.each([
      '?query=gland',
      '?query=MÜLLER',
      '?category=Cable%20Accessories',
      '?query=brass&category=Cable%20Accessories',
      '?query=%20',
    ])('counts the flags of a filtered list as the list itself: %s', async (filter) => {
      const cookie = await signIn(app());
      const total = async (flag: string) =>
        (await get(`/products${filter}${flag}&scope=all&limit=1`, { cookie })).body.total;
      const { body } = await get(`/summary${filter}`, { cookie });
      expect(body.data).toMatchObject({
        products: await total(''),
        bestsellers: await total('&flag=bestseller'),
        trending: await total('&flag=trending'),
      });
      expect((await get(`/summary?query=${'a'.repeat(201)}`, { cookie })).status).toBe(400);
    });

    it('returns the counts of the dashboard to staff only (S-267, S-268, S-269, S-417)', async () => {
      expect((await get('/summary')).status).toBe(401);
      const cookie = await signIn(app());
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

    it('includes hidden entries for staff on request only (D-26)', async () => {
      expect((await get('/products?scope=all')).status).toBe(401);
      const cookie = await signIn(app());
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
      ['/products?case=get_product_by_id&id=1&id=2', 200],
      ['/products?', 200],
      ['/products/', 404],
    ];
    it.each(badKeys.map(([key, status]) => ({ key, status, shown: key.slice(0, 60) })))(
      'responds to $shown with $status in JSON without internals',
      async ({ key, status }) => {
        const response = await app().inject({ url: `/backend${key}` });
        expect(response.statusCode).toBe(status);
        expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
        if (status === 200) return;
        expect(response.json()).toMatchObject({
          success: false,
          error: expect.any(String),
          message: expect.any(String),
        });
        expect(response.body).not.toMatch(/\n\s+at |\.ts\b|node_modules|sqlite|postgres|select /i);
      },
    );
  });
});
