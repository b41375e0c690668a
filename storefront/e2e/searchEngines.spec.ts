import type { APIRequestContext } from '@playwright/test';
import { listCategories, expect, listProducts, test } from './support.ts';

const locations = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );

async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return locations(xml, 'loc').map((url) => url.slice(new URL(url).origin.length));
}

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string } & Record<string, unknown>,
  );

test('the sitemap lists every indexable page, and no other', { tag: '@once' }, async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const pages = await pagesOf(request);
  expect(new Set(pages).size).toBe(pages.length);
  const [categories, products] = [await listCategories(request), await listProducts(request)];
  expect(pages.filter((path) => path.startsWith('/category/'))).toHaveLength(categories.length);
  expect(pages.filter((path) => path.startsWith('/product/'))).toHaveLength(products.length);
  expect(pages.filter((path) => path.startsWith('/blog/'))).toHaveLength(6);
  expect(pages).not.toContain('/cart');
});

test(
  'every page of the sitemap exists at its canonical URL with a unique title and description',
  { tag: '@once' },
  async ({ request }) => {
    test.setTimeout(120_000);
    const pathByTitle = new Map<string, string>();
    const sampled = (await pagesOf(request)).filter(
      (path, at) => !/^\/(product|category)\//.test(path) || at % 12 === 0,
    );
    for (const path of sampled) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
      expect(new URL(canonical).pathname, path).toBe(path);
      expect(pathByTitle.get(title), `${path}: ${title}`).toBeUndefined();
      pathByTitle.set(title, path);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}">/);
      expect(html, path).toMatch(/<meta property="og:image" content="http[^"]+">/);
    }
  },
);

test('the pictures of the sitemap exist', { tag: '@once' }, async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const pictures = [...new Set(locations(xml, 'image:loc'))];
  expect(pictures.length).toBeGreaterThan(30);
  const [first = ''] = pictures;
  const response = await request.get(new URL(first).pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('robots.txt lists the sitemap and the disallowed paths', { tag: '@once' }, async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect(text).toContain('Disallow: /admin');
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test('the site can be installed and has all its icons', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/about-us');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string; type: string }[];
  };
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }];
  for (const { src, type } of icons) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test(
  'pages have structured data: organization, breadcrumbs, article, FAQ',
  { tag: '@once' },
  async ({ request }) => {
    const typesOf = async (path: string) => dataOf(await (await request.get(path)).text());
    const home = await typesOf('/');
    expect(home.find((data) => data['@type'] === 'Organization')).toMatchObject({
      name: 'ELVORA',
      foundingDate: '1987',
    });
    const article = await typesOf('/blog/choosing-a-cable-gland');
    expect(article.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'Article']);
    expect(article[1]).toMatchObject({ datePublished: '2026-04-09', image: expect.stringMatching(/^http/) });
    const faq = await typesOf('/faq');
    const questions = faq.find((data) => data['@type'] === 'FAQPage')?.['mainEntity'];
    expect(questions).toHaveLength(12);
  },
);

test('the preview picture exists (1200 × 630)', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/faq');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(image ?? '').pathname).toBe('/preview.jpg');
  const response = await request.get('/preview.jpg');
  expect(response.headers()['content-type']).toBe('image/jpeg');
});
