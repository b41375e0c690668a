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
])('%s responds with a temporary error when its list could not be loaded', async (url, key) => {
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
    ['/best-sellers', resourceKeys.bestSellers()],
    ['/compare?item=12', resourceKeys.comparison('item=12')],
  ])('of %s suggests a next step', async (url, key) => {
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

it('a search lists the ignored parts of its address', async () => {
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
])('a search whose response %s fails with that status (S-138)', async (_cause, response, status, text) => {
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

  it('has the hint of the specification on each slide (S-096)', async () => {
    const { html } = await renderUrl('/');
    expect(html.split('Click to explore products')).toHaveLength(home.carousel.length + 1);
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
