import { publicPages } from '../../e2e/publicPages.ts';
import { expect, test } from './support.ts';

/** Address, status. */
const addresses: readonly (readonly [string, number])[] = [
  ['/product/0', 404],
  ['/product/-1', 404],
  ['/product/abc', 404],
  ['/product/1e9', 404],
  ['/product/99999999999999999999', 404],
  ["/product/1'%20OR%201=1", 404],
  ['/product/1/2', 404],
  ['/category/No%20such%20category', 404],
  ['/category/a%2Fb', 404],
  ['/category/100%25', 404],
  ["/category/O'Brien%20%22quoted%22", 404],
  ['/category/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE', 404],
  ['/category/%F0%9F%94%8C', 404],
  ['/category/__proto__', 404],
  ['/category/constructor', 404],
  ['/products/Cable%20Glands/no-such-slug', 404],
  ['/products/Nowhere/no-such-slug', 404],
  ['/products?page=0', 200],
  ['/products?page=abc', 200],
  ['/products?page=1%27', 200],
  ['/products?page=99999', 404],
  [`/?${'x'.repeat(10_000)}`, 200],
  [`/products?${'a=1&'.repeat(2_500)}page=2`, 200],
  ['/category/%', 400],
  ['/product/%zz', 400],
  ['/%c0%ae', 400],
  ['/product/1%00', 400],
  ['/category/a%00', 400],
  ['/search?query=a%00b', 400],
  ['/products?page=%00', 400],
  ['/?%00=1', 400],
  ['/category', 301],
  ['/category/', 301],
  ['/category/cable%20glands', 301],
  ['/category/Wrong%20parent/Cable%20Glands', 301],
  ['/categories/Cable%20Accessories', 301],
];

for (const [address, status] of addresses) {
  test(
    `${address.slice(0, 60)} responds with ${status} and a plain page (O66)`,
    { tag: '@once' },
    async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      if (status === 301) return;
      const html = await response.text();
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(html).toContain('<h1');
      // Token names in the page's styles are harmless.
      const shown = html.replace(/<style.*?<\/style>/gs, '');
      expect(shown).not.toMatch(/\bat \/|node_modules|Error:|stack/);
    },
  );
}

for (const [address, target] of [
  ['/category/Wrong%20parent/cable%20GLANDS', '/category/Cable%20Accessories/Cable%20Glands'],
  ['/categories/cable%20glands?page=1&ref=a', '/category/Cable%20Accessories/Cable%20Glands?page=1&ref=a'],
  ['/categories/', '/products'],
  ['/about?utm_source=mail', '/about-us?utm_source=mail'],
] as const) {
  test(
    `a redirect from ${address} leads to the very page (D-01, D-03, D-05)`,
    { tag: '@once' },
    async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.headers()['location']).toBe(target);
    },
  );
}

test('no page fails for a query that cannot be decoded or stored', { tag: '@once' }, async ({ request }) => {
  const broken: string[] = [];
  for (const address of [...publicPages, '/product/1', '/search', '/sitemap.xml', '/admin']) {
    for (const text of ['%00', '%E0%A4%A']) {
      const url = `${address}${address.includes('?') ? '&' : '?'}query=${text}`;
      const response = await request.get(url, { maxRedirects: 0 });
      if (response.status() >= 500) broken.push(`${url} → ${response.status()}`);
    }
  }
  expect(broken).toEqual([]);
});

test('canonical and preview URLs ignore the Host header (O63)', { tag: '@once' }, async ({ request }) => {
  const response = await request.get('/', { headers: { 'x-forwarded-host': 'evil.example' } });
  expect(await response.text()).not.toContain('evil.example');
});
