import { pictureNamed } from '@elvora/catalogue/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineFiles } from './files.ts';
import { sitemapXml } from './sitemap.ts';

const siteUrl = 'https://elvora.example';
const textOf = (path: string) =>
  machineFiles.find((file) => file.path === path)?.text({ answers: {}, siteUrl, apiBase: '/backend' }) ?? '';

describe('the sitemap', () => {
  const content = {
    categories: [{ path: ['Cable Accessories', 'Glands & "more"'], picture: null }],
    products: [{ id: 7, pictures: [{ ...pictureNamed(`${'a'.repeat(32)}.jpg`), width: 800, height: 800 }] }],
    articles: [{ id: 'ip-ratings', date: '2026-07-23', picture: null }],
  };

  it('lists each page by its one address, encoded, with its pictures', () => {
    const xml = sitemapXml(siteUrl, content);
    expect(xml).toContain(
      '<loc>https://elvora.example/category/Cable%20Accessories/Glands%20%26%20%22more%22</loc>',
    );
    expect(xml).toContain('<loc>https://elvora.example/blog/ip-ratings</loc><lastmod>2026-07-23</lastmod>');
    expect(xml).toContain(`<image:loc>https://elvora.example/media/${'a'.repeat(32)}/`);
    expect(xml).toContain('<loc>https://elvora.example/</loc>');
    expect(xml).not.toMatch(/\/(cart|admin|search|404)/);
  });

  it('is well-formed whatever the names are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 }), (path) => {
        const xml = sitemapXml(siteUrl, { ...content, categories: [{ path, picture: null }] });
        const locs = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)];
        expect(locs.length).toBe((xml.match(/<url>/g) ?? []).length);
        expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
  });

  it('stays within what one file may hold', () => {
    const products = Array.from({ length: 50_100 }, (_, id) => ({ id, pictures: [] }));
    expect(sitemapXml(siteUrl, { ...content, products }).match(/<url>/g)).toHaveLength(50_000);
  });
});

it('tells automatic readers where the sitemap is, and what is not for them', () => {
  expect(textOf('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /backend/\nDisallow: /cart\nDisallow: /search\n\nSitemap: https://elvora.example/sitemap.xml\n',
  );
});

it('is a program of its own with icons for every ground', () => {
  const manifest = JSON.parse(textOf('/site.webmanifest'));
  expect(manifest).toMatchObject({ short_name: 'ELVORA', start_url: '/', lang: 'en-IN' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
