import { finderKey, resourceKeys } from '@elvora/catalogue/contract';
import { describe, expect, it, vi } from 'vitest';
import footer from './content/footer.json';
import gallery from './content/gallery.json';
import home from './content/home.json';
import { resourceKeysFor } from './entry-server.tsx';
import { menuItems } from './layout/menu.ts';
import { notFoundPage } from './notFound/notFoundPage.ts';
import { pages, routeTable } from './routes.ts';
import type { PageModule } from './runtime/navigation/page.ts';
import { finderResponse } from '../test/finderResponse.ts';
import { failed, good, renderUrl } from '../test/renderUrl.ts';

/** An address of every page that is rendered. */
const addresses = pages
  .filter(({ module }) => !module.includes('/redirects/'))
  .map(({ path }) => path.replace(/:\w+/g, '1').replace(/^\*$/, '/nowhere').replace('*', '1'));

describe('the layout', () => {
  it.each(addresses)('surrounds %s (S-022)', async (path) => {
    const { html } = await renderUrl(path);
    expect(html.indexOf('<header')).toBeGreaterThan(-1);
    expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<main'));
  });

  it.each(addresses)('needs only the upper levels of the categories on %s', (path) => {
    const fullLists: string[] = [
      resourceKeys.categoryList(),
      resourceKeys.categoryTree(),
      resourceKeys.subCategories(),
    ];
    expect(resourceKeysFor(path)).toContain(resourceKeys.menuCategories());
    expect(resourceKeysFor(path).filter((key) => fullLists.includes(key))).toEqual([]);
  });

  it('is rendered without the categories of its menu (S-056)', async () => {
    const { html, text } = await renderUrl('/terms', {
      [resourceKeys.menuCategories()]: failed('The disk is on fire'),
    });
    expect(html).toContain('<header');
    expect(text).toContain('Media & Downloads');
    expect(text).not.toContain('on fire');
  });
});

it.each([
  ['/products', finderKey({})],
  ['/best-sellers', resourceKeys.bestSellers()],
])('%s is not there for now when its list could not be loaded', async (url, key) => {
  const { status, text } = await renderUrl(url, { [key]: failed(null) });
  expect(status).toBe(503);
  expect(text).toMatch(/Failed to (?:fetch|load) products/);
});

describe('best sellers', () => {
  const key = resourceKeys.bestSellers();

  it.each(['/', '/best-sellers'])('show on %s that they could not be loaded (S-118, S-119)', async (url) => {
    expect((await renderUrl(url, { [key]: failed('anything') })).text).toContain(
      'Failed to load products. Please try again later.',
    );
  });

  it.each(['/', '/best-sellers'])('show on %s that there are none (S-117)', async (url) => {
    expect((await renderUrl(url, { [key]: { status: 200, body: [] } })).text).toContain(
      'No best seller products available.',
    );
  });
});

describe('an error panel', () => {
  it.each([
    ['/category/Lugs', resourceKeys.categoryChildren('Lugs')],
    ['/products', finderKey()],
    ['/products/Lugs', resourceKeys.categoryDetail({ category: 'Lugs', limit: 24 })],
    ['/products/Lugs/ring', resourceKeys.categoryDetail({ category: 'Lugs', slug: 'ring' })],
    ['/search?query=ring', finderKey({ query: 'ring' })],
    ['/product/12', resourceKeys.product(12)],
    ['/blog', resourceKeys.articles()],
    ['/terms', resourceKeys.sitePage('terms')],
    ['/faq', resourceKeys.sitePage('faq')],
    ['/media', resourceKeys.documents()],
  ])('of %s says what to do', async (url, key) => {
    expect((await renderUrl(url, { [key]: failed('Under repair') })).text).toContain(
      'Check the connection and try again. Nothing you entered is lost.',
    );
  });
});

describe('all products', () => {
  it('are loaded as a list on a host without a finder', async () => {
    const { text, status } = await renderUrl('/products', {
      [finderKey()]: { status: 404, body: { success: false } },
    });
    expect(text).toContain('All products');
    expect(status).toBe(200);
  });
});

describe('a product', () => {
  it('shows that it could not be loaded, with a Retry button (S-169, D-22)', async () => {
    const { text } = await renderUrl('/product/12', { [resourceKeys.product(12)]: failed(null) });
    expect(text).toContain('This product could not be loaded');
    expect(text).toContain('Retry');
    expect(text).not.toContain('Loading product details...');
  });

  it.each([404, 200])('that does not exist is a page that is not found: %d (D-22)', async (answered) => {
    const { status } = await renderUrl('/product/12', {
      [resourceKeys.product(12)]: { status: answered, body: [] },
    });
    expect(status).toBe(404);
  });

  it('links the articles that name it', async () => {
    const articles = [{ id: 'lugs', title: 'Crimping lugs', date: '2026-04-09' }];
    const page = async (parts: object) =>
      renderUrl('/product/1', {
        [resourceKeys.product(1)]: { status: 200, body: [{ id: 1, name: 'Ring Lug', images: '', ...parts }] },
      });
    const { html, text } = await page({ articles });
    expect(text).toContain('Related articles Crimping lugs 9 April 2026');
    expect(html).toContain('href="/blog/lugs"');
    expect((await page({})).text).not.toContain('Related articles');
  });

  it('is loaded by its id: another id is another request (S-166, S-168)', async () => {
    const responses = {
      [resourceKeys.product(1)]: { status: 200, body: [{ id: 1, name: 'Ring Lug', images: '', data: '' }] },
    };
    expect((await renderUrl('/product/1', responses)).text).toContain('Ring Lug');
    const other = await renderUrl('/product/2', responses);
    expect(other.text).toContain('Loading product details...');
    expect(other.text).not.toContain('Ring Lug');
  });
});

describe('a size of a product (D-56)', () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    a1: `EV-BG-${at}`,
    a2: `M${at} × 1.5`,
    a3: `${at}–${at + 1}`,
  }));
  const data = { headers: ['Ordering code', 'Entry thread', 'Clamping range (mm)'], rows };
  const gland = {
    id: 2,
    name: 'Brass Gland',
    description: 'For cables.',
    images: '',
    data: JSON.stringify(data),
    size_facts: [
      { label: 'Entry thread', text: 'M0–M39' },
      { label: 'Clamping range', text: '0–40 mm' },
    ],
  };
  const responses = { [resourceKeys.product(2)]: { status: 200, body: [gland] } };
  const structured = (head: string) =>
    [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );

  it('is marked in its row, on the page of the table that holds it, and stated in the header', async () => {
    const { html, text, head, status, isCacheable } = await renderUrl('/product/2?size=ev-bg-30', responses);
    expect({ status, isCacheable }).toEqual({ status: 200, isCacheable: false });
    const [row = '', ...others] = html.match(/<tr[^>]*aria-current="true".*?<\/tr>/gs) ?? [];
    expect(others).toEqual([]);
    expect(row).toContain('EV-BG-30');
    expect(row).not.toContain('data-off');
    expect(row).toMatch(/<th[^>]*id="size"/);
    expect(text).toContain('Rows 19–36 of 40');
    expect(text).toContain('Entry thread M30 × 1.5 M0–M39 Clamping range 30–31 mm');
    expect(head).toContain('<title>EV-BG-30 – Brass Gland');
    expect(head).toContain(
      'content="EV-BG-30: Brass Gland. Entry thread: M30 × 1.5, Clamping range (mm): 30–31"',
    );
    expect(head).toContain('rel="canonical" href="https://elvora.example/product/2"');
  });

  it.each([
    ['?size=EV-X', 'EV-X is not a size of this product.'],
    ['?size=EV-BG-1&size=EV-BG-2', 'This address names more than one size.'],
  ])('%s gives the product with a notice', async (query, notice) => {
    const { html, text, status, isCacheable, head } = await renderUrl(`/product/2${query}`, responses);
    expect({ status, isCacheable }).toEqual({ status: 200, isCacheable: false });
    expect(text).toContain(notice);
    expect(html).not.toMatch(/<tr[^>]*aria-current/);
    expect(head).toContain('<title>Brass Gland');
  });

  it('is a variant in the structured data of its product', async () => {
    const { head, isCacheable } = await renderUrl('/product/2', responses);
    expect(isCacheable).toBe(true);
    const group = structured(head).find((entry) => entry['@type'] === 'ProductGroup');
    expect(group).toMatchObject({ name: 'Brass Gland', productGroupID: '2' });
    const variants = group?.['hasVariant'] as unknown[];
    expect(variants).toHaveLength(40);
    expect(variants[30]).toEqual({
      '@type': 'Product',
      name: 'Brass Gland – EV-BG-30',
      sku: 'EV-BG-30',
      mpn: 'EV-BG-30',
      url: 'https://elvora.example/product/2?size=EV-BG-30#size',
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Entry thread', value: 'M30 × 1.5' },
        { '@type': 'PropertyValue', name: 'Clamping range (mm)', value: '30–31' },
      ],
    });
  });

  it('can be ordered without script by a button of its own', async () => {
    const { html } = await renderUrl('/product/2', responses);
    const buttons = [...html.matchAll(/<button[^>]*data-part="addSize"[^>]*>/g)].map(([tag]) => tag);
    expect(buttons).toHaveLength(40);
    expect(buttons[30]).toContain('name="code"');
    expect(buttons[30]).toContain('value="EV-BG-30"');
    const form = /<form[^>]*id="([^"]+)"[^>]*>/.exec(html.slice(html.indexOf('data-component="SpecTable"')));
    expect(form?.[0]).toContain('action="/cart"');
    expect(form?.[0]).toContain('method="post"');
    expect(buttons[30]).toContain(`form="${form?.[1]}"`);
  });

  it('is marked in the title of a turned table', async () => {
    const turned = {
      headers: ['Parameter', 'EV-PF-1', 'EV-PF-2'],
      rows: [{ a1: 'Phase loss', a2: 'Yes', a3: 'No' }],
    };
    const { html } = await renderUrl('/product/2?size=EV-PF-2', {
      [resourceKeys.product(2)]: { status: 200, body: [{ ...gland, data: JSON.stringify(turned) }] },
    });
    expect(html).toMatch(/<th[^>]*aria-current="true"[^>]*id="size"[^>]*>(?:(?!<\/th>).)*EV-PF-2/s);
  });

  it('opens when its code is searched for, unless a list is asked for', async () => {
    const found = finderResponse({ exactSize: { productId: 2, code: 'EV-BG-30' } });
    const typed = { [finderKey({ query: 'ev-bg-30' })]: found };
    expect(await renderUrl('/search?query=ev-bg-30', typed)).toMatchObject({
      status: 302,
      location: '/product/2?size=EV-BG-30#size',
    });
    const listed = { [finderKey({ query: 'ev-bg-30', look: 'table' })]: found };
    expect((await renderUrl('/search?query=ev-bg-30&look=table', listed)).text).toContain(
      'Results for “ev-bg-30”',
    );
  });
});

it('a search names what it left out of the address', async () => {
  const filters = Array.from({ length: 10 }, (_, at) => ({ key: `k${at}`, value: '1' }));
  const where = [...filters, { key: 'thread', value: 'M20' }].map(
    ({ key, value }) => `where=${key}:${value}`,
  );
  const column = { key: 'thread', name: 'Entry thread', unit: '' };
  const found = {
    [finderKey({ filters })]: finderResponse({ columns: [column], ignored: ['k9:1'], isComplete: false }),
  };
  const { text } = await renderUrl(`/search?${where.join('&')}&where=abc`, found);
  expect(text).toContain('Left out: abc, Entry thread M20, k9:1');
  expect(text).toContain('Filters work again in a moment.');
});

it.each([
  ['is unavailable', failed('The index is being built'), 503, 'Error: The index is being built'],
  ['says nothing of its failure', { status: 502, body: {} }, 502, 'Error: Failed to fetch products'],
  ['cannot be read', good('nonsense'), 500, 'Error: Failed to fetch products'],
])('a search whose answer %s fails by that cause (S-138)', async (_cause, response, status, text) => {
  // The server logs the invalid response.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const page = await renderUrl('/search?query=gland', { [finderKey({ query: 'gland' })]: response });
  expect(page).toMatchObject({ status, isCacheable: false });
  expect(page.text).toContain(text);
  expect(page.text).toContain('Retry');
  log.mockRestore();
});

it('a search has no page past its last', async () => {
  const response = finderResponse({ search: 'query=gland', pageCount: 3 });
  const status = async (page: number) => {
    const found = { [finderKey({ query: 'gland', page })]: response };
    return (await renderUrl(`/search?query=gland&page=${page}`, found)).status;
  };
  expect(await Promise.all([status(3), status(4)])).toEqual([200, 404]);
});

describe('the site', () => {
  it('presents a maker and distributor of electrical products, without the admin panel (S-001, S-401)', async () => {
    expect((await renderUrl('/')).head).toMatch(
      /Maker and distributor of switchgear, cable accessories and panel parts/,
    );
    expect(pages.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
    expect(routeTable.match('/admin/products').path).toBe('*');
  });

  it('names its product families (S-002)', async () => {
    const text = `${(await renderUrl('/')).text} ${(await renderUrl('/about-us')).text}`.toLowerCase();
    for (const family of ['switchgear', 'relays', 'contactors', 'glands', 'ties', 'panel accessories']) {
      expect(text).toContain(family);
    }
  });

  it.each(addresses)('has no sign-in on %s (S-003, S-402)', async (path) => {
    const { html } = await renderUrl(path);
    expect(html).not.toContain('type="password"');
    expect(html).not.toMatch(/href="[^"]*(?:sign-in|login|register)/);
  });

  it('states the history of the company: since 1987, about 300 dealers, a factory of 2014 built in 18 months (S-005, S-009…S-012)', async () => {
    const { text } = await renderUrl('/about-us');
    for (const words of [
      'We have been trading since 1987.',
      'Today there are about 300 of them.',
      'We sell only through these regional dealers.',
      'In 2014 we started our own factory in West Bengal. It was built in 18 months.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('starts its home page with three slides, each with picture, lower-case name and title (S-091, S-092, S-093)', async () => {
    expect(home.carousel.map(({ category }) => category)).toEqual([
      'cable accessories',
      'control & switchgear',
      'panel accessories',
    ]);
    for (const { title, category, url } of home.carousel) {
      expect(title.toLowerCase()).toBe(category);
      expect(url).toMatch(/\.jpg$/);
    }
    const { html } = await renderUrl('/');
    for (const { category } of home.carousel) {
      expect(html).toContain(`href="/category/${encodeURIComponent(category)}"`);
    }
  });

  it('states numbers of buyers, customers, branches and products (S-074)', () => {
    expect(Object.keys(home.aboutBlock.stats)).toEqual(['buyers', 'customers', 'branches', 'products']);
  });

  it("links 'Get Free Quote' to the form with its subject set (S-089, S-090, D-13)", async () => {
    const { html } = await renderUrl('/');
    expect(html).toMatch(/<a[^>]*href="\/contact\?subject=quote"[^>]*>.*?Get Free Quote/);
  });

  it('has photos in four categories (S-238)', () => {
    const categories = new Set<string>();
    for (const { id, src, alt, category } of gallery.photos) {
      expect(Number.isInteger(id)).toBe(true);
      expect(src).toMatch(/\.jpg$/);
      expect(alt).not.toBe('');
      categories.add(category);
    }
    expect([...categories].toSorted()).toEqual(['Building', 'Events', 'Office', 'Team']);
  });
});

describe('the pages', () => {
  it.each(pages.map(({ module, load }) => [module, load] as const))(
    'load the module they name: %s',
    async (module, load) => {
      const modules = import.meta.glob<PageModule>('./*/*Route.tsx');
      const loadNamed = modules[module.replace(/^src/, '.')];
      expect(await load()).toBe(await loadNamed?.());
    },
  );

  it.each(menuItems.map(({ href }) => href))('include the menu entry %s', (href) => {
    expect(routeTable.match(href).path).toBe(href);
  });

  it.each(footer.columns.flatMap(({ links }) => links.map(({ href }) => href)))(
    'include the target of the footer link %s',
    (href) => {
      expect(routeTable.match(href).module).not.toBe(notFoundPage.module);
    },
  );

  it.each(addresses.filter((path) => resourceKeysFor(path).length === 1 && path !== '/nowhere'))(
    'show %s, which needs no data but the menu, with status 200, a title and one heading',
    async (path) => {
      const { html, head, status } = await renderUrl(path);
      expect(status).toBe(200);
      expect(head).toMatch(/<title>[^<]+<\/title>/);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    },
  );
});
