import { pictureFromName } from '@elvora/catalogue/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FetchResourceData, crawlerFiles } from './crawlerFiles.ts';
import { sitemapXml } from './sitemap.ts';

const siteUrl = 'https://elvora.example';

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function fileText(path: string, ask: FetchResourceData = async () => null): Promise<string> {
  const file = crawlerFiles.find((known) => known.path === path);
  return file ? textOf(file.render({ fetchResourceData: ask, siteUrl, apiBase: '/backend' })) : '';
}

describe('the sitemap', () => {
  const content = {
    categories: [{ path: ['Cable Accessories', 'Glands & "more"'], picture: null }],
    products: [
      [{ id: 7, pictures: [{ ...pictureFromName(`${'a'.repeat(32)}.jpg`), width: 800, height: 800 }] }],
    ],
    articles: [{ id: 'ip-ratings', date: '2026-07-23', picture: null }],
  };

  it('lists each page by its one address, encoded, with its pictures', async () => {
    const xml = await textOf(sitemapXml(siteUrl, content));
    expect(xml).toContain(
      '<loc>https://elvora.example/category/Cable%20Accessories/Glands%20%26%20%22more%22</loc>',
    );
    expect(xml).toContain('<loc>https://elvora.example/blog/ip-ratings</loc><lastmod>2026-07-23</lastmod>');
    expect(xml).toContain(`<image:loc>https://elvora.example/media/${'a'.repeat(32)}/`);
    expect(xml).toContain('<loc>https://elvora.example/</loc>');
    expect(xml).not.toMatch(/\/(cart|admin|search|404)/);
  });

  it('is well-formed whatever the names are', async () => {
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

  it('stays within what one file may hold', async () => {
    const products = Array.from({ length: 501 }, (_, part) =>
      Array.from({ length: 100 }, (_one, id) => ({ id: part * 100 + id, pictures: [] })),
    );
    const xml = await textOf(sitemapXml(siteUrl, { ...content, products }));
    expect(xml.match(/<url>/g)).toHaveLength(50_000);
  });

  it('asks for the products some at a time, until there are no more', async () => {
    const of = (id: number) => ({ id, name: 'x', pictures: [] });
    const asked: string[] = [];
    const ask = async ({ key }: { key: string }) => {
      if (!key.startsWith('/products?')) return null;
      asked.push(key);
      const after = Number(new URLSearchParams(key.split('?')[1]).get('after'));
      const length = Math.min(200, 450 - after);
      return { items: Array.from({ length }, (_, at) => of(after + at + 1)), total: 450 };
    };
    const xml = await fileText('/sitemap.xml', ask as FetchResourceData);
    expect(asked).toHaveLength(4);
    for (const id of [1, 200, 201, 450]) expect(xml).toContain(`<loc>${siteUrl}/product/${id}</loc>`);
    expect(xml).not.toContain('/product/451<');
  });
});

it('tells automatic readers where the sitemap is, and what is not for them', async () => {
  expect(await fileText('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /backend/\nDisallow: /cart\nDisallow: /search\n\nSitemap: https://elvora.example/sitemap.xml\n',
  );
});

it('is a program of its own with icons for every ground', async () => {
  const manifest = JSON.parse(await fileText('/site.webmanifest'));
  expect(manifest).toMatchObject({ short_name: 'ELVORA', start_url: '/', lang: 'en-IN' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
