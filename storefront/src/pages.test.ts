import { type ApiResponses, resourceKeys } from '@elvora/catalogue/contract';
import { describe, expect, it, vi } from 'vitest';
import gallery from './content/gallery.json';
import home from './content/home.json';
import { resourceKeysFor, render } from './entry-server.tsx';
import { matchRoute, routes } from './router/routes.ts';

/** An address of every page. */
const addresses = routes
  .map(({ path }) => path.replace(/:\w+/g, '1').replace(/^\*$/, '/nowhere').replace('*', '1'))
  .filter((path) => !['/categories/1', '/about'].includes(path));

const failed = (message: string | null) => ({ status: 503, body: message === null ? {} : { message } });
const good = (data: unknown) => ({ status: 200, body: { success: true, data } });

/** The text of a page drawn from these answers; what is left out is still being asked for. */
async function drawn(url: string, responses: ApiResponses = {}) {
  const { html, head, status } = await render({
    url,
    responses: { [resourceKeys.menuCategories()]: good([]), ...responses },
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
  return { html, text, head, status };
}

describe('the frame', () => {
  it.each(addresses)('stands around %s (S-022)', async (path) => {
    const { html } = await drawn(path);
    expect(html.indexOf('<header')).toBeGreaterThan(-1);
    expect(html.indexOf('<header')).toBeLessThan(html.indexOf('<main'));
  });

  it.each(addresses)('has of the categories the upper levels alone on %s', (path) => {
    const whole: string[] = [
      resourceKeys.categoryList(),
      resourceKeys.categoryTree(),
      resourceKeys.subCategories(),
    ];
    expect(resourceKeysFor(path)).toContain(resourceKeys.menuCategories());
    expect(resourceKeysFor(path).filter((key) => whole.includes(key))).toEqual([]);
  });

  it('stands without the categories of its menu (S-056)', async () => {
    const { html, text } = await drawn('/terms', {
      [resourceKeys.menuCategories()]: failed('The disk is on fire'),
    });
    expect(html).toContain('<header');
    expect(text).toContain('Media & Downloads');
    expect(text).not.toContain('on fire');
  });
});

describe('best sellers', () => {
  const key = resourceKeys.bestSellers();

  it.each(['/', '/best-sellers'])('say on %s that they could not be loaded (S-118, S-119)', async (url) => {
    expect((await drawn(url, { [key]: failed('anything') })).text).toContain(
      'Failed to load products. Please try again later.',
    );
  });

  it.each(['/', '/best-sellers'])('say on %s that there are none (S-117)', async (url) => {
    expect((await drawn(url, { [key]: { status: 200, body: [] } })).text).toContain(
      'No best seller products available.',
    );
  });
});

describe('a category', () => {
  const key = resourceKeys.categoryChildren('Lugs');

  it.each([
    ['the words of the host', failed('The index is being built'), 'Error: The index is being built'],
    ['its own when the request broke', failed(null), 'Error: An error occurred while fetching categories'],
    ['its own when the answer says nothing', good('nonsense'), 'Error: Failed to fetch categories'],
  ])('says why it cannot be shown, in %s (S-138, S-139, S-140, D-24)', async (_words, answer, text) => {
    // What is logged of it is for the log of the server.
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const page = await drawn('/category/Lugs', { [key]: answer });
    expect(page.text).toContain(text);
    expect(page.text).toContain('Retry');
    log.mockRestore();
  });
});

describe('a category with its product types', () => {
  const key = resourceKeys.categoryDetail({ category: 'Lugs', limit: 24 });
  const link = { id: 7, imageUrl: 'a.jpg', title: 'Ring Lug', imageAlt: 'A lug', productSlug: 'ring-lug' };

  it('shows title, description, and each type with its products (S-134, S-031)', async () => {
    const { text, html, status } = await drawn('/products/Lugs', {
      [key]: good({
        category: { title: 'Lugs', description: 'For copper and aluminium.' },
        productTypes: [{ title: 'Copper Lugs', products: [link] }],
      }),
    });
    expect(status).toBe(200);
    for (const words of ['Lugs', 'For copper and aluminium.', 'Copper Lugs', 'Ring Lug']) {
      expect(text).toContain(words);
    }
    expect(html).toContain('href="/products/Lugs/ring-lug"');
    expect(text).not.toContain('All 1 products');
  });

  it('leads on to all products of a type that has more than are shown', async () => {
    const { html, text } = await drawn('/products/Lugs', {
      [key]: good({
        category: { title: 'Lugs', description: '' },
        productTypes: [
          { title: 'Copper Lugs', products: [link], total: 900 },
          { title: 'Lugs', products: [link], total: 70 },
        ],
      }),
    });
    expect(text).toContain('All 900 products of Copper Lugs');
    expect(html).toContain('href="/products/Copper%20Lugs"');
    expect(html).toContain('href="/category/Lugs"');
  });

  it.each([
    ['is being asked for (S-142)', {}, 200, 'Loading...'],
    [
      'cannot be had (S-143)',
      { [key]: failed('The index is being built') },
      503,
      'Error: The index is being built',
    ],
    [
      'cannot be had, and nobody says why (S-143, S-153)',
      { [key]: failed(null) },
      503,
      'Error: API request failed',
    ],
    ['is not there (S-144)', { [key]: { status: 404, body: {} } }, 404, 'Category not found'],
  ])('says so while it %s', async (_case, answers: ApiResponses, status, text) => {
    const page = await drawn('/products/Lugs', answers);
    expect(page.status).toBe(status);
    expect(page.text).toContain(text);
  });
});

describe('a product', () => {
  it('says that it could not be loaded, and offers to try again (S-169, D-22)', async () => {
    const { text } = await drawn('/product/12', { [resourceKeys.product(12)]: failed(null) });
    expect(text).toContain('This product could not be loaded');
    expect(text).toContain('Retry');
    expect(text).not.toContain('Loading product details...');
  });

  it('is asked for by its id: another id is another request (S-166, S-168)', async () => {
    const answers = {
      [resourceKeys.product(1)]: { status: 200, body: [{ id: 1, name: 'Ring Lug', images: '', data: '' }] },
    };
    expect((await drawn('/product/1', answers)).text).toContain('Ring Lug');
    const other = await drawn('/product/2', answers);
    expect(other.text).toContain('Loading product details...');
    expect(other.text).not.toContain('Ring Lug');
  });
});

describe('the site', () => {
  it('is of a maker and distributor of electrical products, and leaves the admin to its panel (S-001, S-401)', async () => {
    expect((await drawn('/')).head).toMatch(
      /Maker and distributor of switchgear, cable accessories and panel parts/,
    );
    expect(routes.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
    expect(matchRoute('/admin/products').route.path).toBe('*');
  });

  it('names its product families (S-002)', async () => {
    const text = `${(await drawn('/')).text} ${(await drawn('/about-us')).text}`.toLowerCase();
    for (const family of ['switchgear', 'relays', 'contactors', 'glands', 'ties', 'panel accessories']) {
      expect(text).toContain(family);
    }
  });

  it.each(addresses)('asks nobody on %s who they are (S-003, S-402)', async (path) => {
    const { html } = await drawn(path);
    expect(html).not.toContain('type="password"');
    expect(html).not.toMatch(/href="[^"]*(?:sign-in|login|register)/);
  });

  it('tells of itself: since 1987, about 300 dealers, a factory of 2014 built in 18 months (S-005, S-009…S-012)', async () => {
    const { text } = await drawn('/about-us');
    for (const words of [
      'We have been trading since 1987.',
      'Today there are about 300 of them.',
      'We sell only through these regional dealers.',
      'In 2014 we started our own factory in West Bengal. It was built in 18 months.',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('has its home page begin with three slides, each with picture, lower-case name and title (S-091, S-092, S-093)', async () => {
    expect(home.carousel.map(({ category }) => category)).toEqual([
      'cable accessories',
      'control & switchgear',
      'panel accessories',
    ]);
    for (const { title, category, url } of home.carousel) {
      expect(title.toLowerCase()).toBe(category);
      expect(url).toMatch(/\.jpg$/);
    }
    const { html } = await drawn('/');
    for (const { category } of home.carousel) {
      expect(html).toContain(`href="/category/${encodeURIComponent(category)}"`);
    }
  });

  it('counts buyers, customers, branches and products (S-074)', () => {
    expect(Object.keys(home.aboutBlock.stats)).toEqual(['buyers', 'customers', 'branches', 'products']);
  });

  it("leads from 'Get Free Quote' to the form, with its subject set (S-089, S-090, D-13)", async () => {
    const { html } = await drawn('/');
    expect(html).toMatch(/<a[^>]*href="\/contact\?subject=quote"[^>]*>.*?Get Free Quote/);
  });

  it('has photos of four kinds (S-238)', () => {
    const kinds = new Set<string>();
    for (const { id, src, alt, category } of gallery.photos) {
      expect(Number.isInteger(id)).toBe(true);
      expect(src).toMatch(/\.jpg$/);
      expect(alt).not.toBe('');
      kinds.add(category);
    }
    expect([...kinds].toSorted()).toEqual(['Building', 'Events', 'Office', 'Team']);
  });
});
