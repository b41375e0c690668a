import { pictureFromName } from '@elvora/catalogue/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FetchResourceData, crawlerFiles } from './crawlerFiles.ts';
import { pages } from '../routes.ts';
import { sitemapXml } from './sitemap.ts';

const siteUrl = 'https://elvora.example';

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

async function fileText(
  path: string,
  fetchResourceData: FetchResourceData = async () => null,
): Promise<string> {
  const file = crawlerFiles.find((candidate) => candidate.path === path);
  return file ? textOf(file.render({ pages, fetchResourceData, siteUrl, apiBase: '/backend' })) : '';
}

describe('the sitemap', () => {
  const content = {
    pages,
    categories: [{ path: ['Cable Accessories', 'Glands & "more"'], picture: null }],
    products: [
      [{ id: 7, pictures: [{ ...pictureFromName(`${'a'.repeat(32)}.jpg`), width: 800, height: 800 }] }],
    ],
    articles: [{ id: 'ip-ratings', date: '2026-07-23', picture: null }],
  };

  it('lists each page by its canonical address, encoded, with its pictures', async () => {
    const xml = await textOf(sitemapXml(siteUrl, content));
    expect(xml).toContain(
      '<loc>https://elvora.example/category/Cable%20Accessories/Glands%20%26%20%22more%22</loc>',
    );
    expect(xml).toContain('<loc>https://elvora.example/blog/ip-ratings</loc><lastmod>2026-07-23</lastmod>');
    expect(xml).toContain(`<image:loc>https://elvora.example/media/${'a'.repeat(32)}/`);
    expect(xml).toContain('<loc>https://elvora.example/</loc>');
    expect(xml).not.toMatch(/\/(cart|admin|search|404)/);
  });

  it('omits only the pages listed here', () => {
    const omitted = pages.filter(({ sitemap }) => sitemap === null).map(({ path }) => path);
    expect(omitted).toEqual([
      '/categories/*',
      '/about',
      '/products/:category',
      '/products/:category/:slug',
      '/cart',
      '/newsletter',
      '/search',
      '/compare',
      '*',
    ]);
  });

  it('lists every other page with a fixed path by that path', async () => {
    const xml = await textOf(sitemapXml(siteUrl, { ...content, categories: [], products: [], articles: [] }));
    const fixedPaths = pages.filter(({ sitemap }) => sitemap === 'self').map(({ path }) => path);
    expect(fixedPaths.filter((path) => /[:*]/.test(path))).toEqual([]);
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual(
      fixedPaths.map((path) => siteUrl + path),
    );
  });

  it('is well-formed for any names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 }),
        async (path) => {
          const xml = await textOf(
            sitemapXml(siteUrl, { ...content, categories: [{ path, picture: null }] }),
          );
          const locs = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)];
          expect(locs.length).toBe((xml.match(/<url>/g) ?? []).length);
          expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#x27;)/);
        },
      ),
    );
  });

  it('is limited to the 50,000 entries of one file', async () => {
    const products = Array.from({ length: 501 }, (_, part) =>
      Array.from({ length: 100 }, (_one, id) => ({ id: part * 100 + id, pictures: [] })),
    );
    const xml = await textOf(sitemapXml(siteUrl, { ...content, products }));
    expect(xml.match(/<url>/g)).toHaveLength(50_000);
  });

  it('fetches the products in batches until there are no more', async () => {
    const productWithId = (id: number) => ({ id, name: 'x', pictures: [] });
    const requestedKeys: string[] = [];
    const fetchResourceData = async ({ key }: { key: string }) => {
      if (!key.startsWith('/products?')) return null;
      requestedKeys.push(key);
      const after = Number(new URLSearchParams(key.split('?')[1]).get('after'));
      const length = Math.min(200, 450 - after);
      return { items: Array.from({ length }, (_, at) => productWithId(after + at + 1)), total: 450 };
    };
    const xml = await fileText('/sitemap.xml', fetchResourceData as FetchResourceData);
    expect(requestedKeys).toHaveLength(4);
    for (const id of [1, 200, 201, 450]) expect(xml).toContain(`<loc>${siteUrl}/product/${id}</loc>`);
    expect(xml).not.toContain('/product/451<');
  });
});

it('lists the sitemap in robots.txt, and disallows paths that crawlers should skip', async () => {
  expect(await fileText('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /backend/\nDisallow: /cart\nDisallow: /search\nDisallow: /compare\n\nSitemap: https://elvora.example/sitemap.xml\n',
  );
});

it('serves a web app manifest with a maskable icon', async () => {
  const manifest = JSON.parse(await fileText('/site.webmanifest'));
  expect(manifest).toMatchObject({ short_name: 'ELVORA', start_url: '/', lang: 'en-IN' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
