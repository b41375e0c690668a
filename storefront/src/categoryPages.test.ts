import { finderKey, resourceKeys } from '@elvora/catalogue/contract';
import { describe, expect, it, vi } from 'vitest';
import { resourceKeysFor } from './entry-server.tsx';
import type { ApiResponses } from '@elvora/catalogue/contract';
import { finderResponse, foundProduct } from '../test/finderResponse.ts';
import { failed, good, renderUrl } from '../test/renderUrl.ts';

describe('a category', () => {
  const key = resourceKeys.categoryChildren('Lugs');

  it.each([
    ['the message of the API', failed('The index is being built'), 'Error: The index is being built'],
    [
      'its own message after a failed request',
      failed(null),
      'Error: An error occurred while fetching categories',
    ],
    ['its own message after an invalid response', good('nonsense'), 'Error: Failed to fetch categories'],
  ])('shows %s when it could not be loaded (S-138, S-139, S-140, D-24)', async (_message, response, text) => {
    // The server logs the invalid response.
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const page = await renderUrl('/category/Lugs', { [key]: response });
    expect(page.text).toContain(text);
    expect(page.text).toContain('Retry');
    log.mockRestore();
  });
});

it('a category shows its description', async () => {
  const description = 'Chosen by the outer diameter of the cable.';
  const category = { cid: 1, cname: 'Lugs', path: ['Lugs'], description };
  const { html } = await renderUrl('/category/Lugs', {
    [resourceKeys.categoryChildren('Lugs')]: { status: 200, body: { success: true, data: [], category } },
  });
  expect(html.slice(html.indexOf('<h1'), html.indexOf('<h2'))).toContain(description);
});

describe('a category with subcategories', () => {
  const path = ['Switchgear', 'Contactors'];
  const url = '/category/Switchgear/Contactors';
  const childrenKey = resourceKeys.categoryChildren('Contactors');
  const belowKey = (page: number) => finderKey({ category: 'Contactors', page });
  const category = (cid: number, categoryPath: string[], product_count: number) => ({
    kind: 'category',
    cid,
    cname: categoryPath.at(-1),
    path: categoryPath,
    product_count,
    subcategory_count: 0,
  });
  const product = (id: number, name: string, ...category_path: string[]) => ({
    id,
    name,
    category_id: category_path.at(-1),
    category_path,
  });
  const level = {
    status: 200,
    body: {
      success: true,
      data: [category(2, [...path, 'Power Contactors'], 28)],
      category: category(1, path, 29),
    },
  };
  const group = (name: string, ...products: unknown[]) => ({
    name,
    productCount: products.length,
    sizeCount: 0,
    products: products.map(foundProduct),
  });
  const below = finderResponse({
    totals: { products: 29, ofProducts: 29, sizes: 0, ofSizes: 0 },
    pageCount: 2,
    groups: [
      group('Contactors', product(1, 'Contactor Sample Case', ...path)),
      group(
        'Power Contactors',
        product(2, 'Power Contactor 9–38 A', ...path, 'Power Contactors'),
        product(3, 'DC Coil Contactor', ...path, 'Power Contactors', 'DC Coils'),
      ),
    ],
  });

  it('requests the products below it once its level is known, a page at a time (D-58)', () => {
    const keys = (address: string) => resourceKeysFor(address, { [childrenKey]: level });
    expect(resourceKeysFor(url)).not.toContain(belowKey(1));
    expect(keys(url)).toContain(belowKey(1));
    expect(keys(`${url}?page=2`)).toContain(belowKey(2));
  });

  it('shows its level, then all products below by type, with links to further pages (S-132, D-58)', async () => {
    const { html, text, status } = await renderUrl(url, { [childrenKey]: level, [belowKey(1)]: below });
    expect(status).toBe(200);
    expect(text).toMatch(
      /1 subcategory, 29 products.*Power Contactors.*All products.*Contactors.*Contactor Sample Case.*Power Contactors.*Power Contactor 9–38 A.*DC Coil Contactor/,
    );
    expect(html).toContain('aria-label="Subcategories of Contactors"');
    expect(html).toContain(`href="${url}?page=2#list"`);
    expect(html).toContain('id="list"');
  });

  it('shows only the products on further pages, and no page past the last', async () => {
    const second = await renderUrl(`${url}?page=2`, { [childrenKey]: level, [belowKey(2)]: below });
    expect(second.text).toContain('Contactor Sample Case');
    expect(second.html).not.toContain('aria-label="Subcategories of Contactors"');
    const third = await renderUrl(`${url}?page=3`, { [childrenKey]: level, [belowKey(3)]: below });
    expect(third.status).toBe(404);
  });

  it('keeps its level when the products below could not be loaded', async () => {
    const { text, status } = await renderUrl(url, { [childrenKey]: level, [belowKey(1)]: failed(null) });
    expect(status).toBe(503);
    expect(text).toMatch(/Power Contactors.*Nothing you entered is lost/);
  });

  it('shows only its level when the host has no finder', async () => {
    const missing = { status: 404, body: { success: false, error: 'not_found', message: 'Not found' } };
    const { text, status } = await renderUrl(url, { [childrenKey]: level, [belowKey(1)]: missing });
    expect(status).toBe(200);
    expect(text).toContain('Power Contactors');
    expect(text).not.toContain('All products 29');
  });

  it('has a canonical address without filters, and none with two or more (D-58)', async () => {
    const canonical = '<link rel="canonical" href="https://elvora.example/category/Switchgear/Contactors"';
    const head = async (search: string, filters: readonly { key: string; value: string }[]) => {
      const key = finderKey({ category: 'Contactors', filters });
      return (await renderUrl(`${url}?${search}`, { [childrenKey]: level, [key]: below })).head;
    };
    const [brass, thread] = [
      { key: 'material', value: 'Brass' },
      { key: 'thread', value: 'M20' },
    ];
    expect(await head('where=material:Brass', [brass])).toContain(canonical);
    expect(await head('where=material:Brass&where=thread:M20', [brass, thread])).not.toContain('canonical');
  });
});

describe('the heading of a category', () => {
  const menu = { cid: 1, cname: 'Panel Accessories', cparentname: '', cactive: 1, product_count: 3 };

  it.each([
    ['/category/panel%20accessories', resourceKeys.categoryChildren('panel accessories')],
    [
      '/products/panel%20accessories',
      resourceKeys.categoryDetail({ category: 'panel accessories', limit: 24 }),
    ],
  ])('is written as in the catalogue at %s while it loads and when it fails', async (url, key) => {
    const withMenu = { [resourceKeys.menuCategories()]: good([menu]) };
    for (const responses of [withMenu, { ...withMenu, [key]: failed(null) }, { [key]: failed(null) }]) {
      const { html } = await renderUrl(url, responses);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe('Panel Accessories');
    }
  });
});

describe('a category with its product types', () => {
  const key = resourceKeys.categoryDetail({ category: 'Lugs', limit: 24 });
  const link = { id: 7, imageUrl: 'a.jpg', title: 'Ring Lug', imageAlt: 'A lug', productSlug: 'ring-lug' };

  it('shows title, description, and each type with its products (S-134, S-031)', async () => {
    const { text, html, status } = await renderUrl('/products/Lugs', {
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

  it('links to all products of a type that has more than are shown', async () => {
    const { html, text } = await renderUrl('/products/Lugs', {
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
    ['is loading (S-142)', {}, 200, 'Loading...'],
    [
      'could not be loaded (S-143)',
      { [key]: failed('The index is being built') },
      503,
      'Error: The index is being built',
    ],
    [
      'could not be loaded, without a message (S-143, S-153)',
      { [key]: failed(null) },
      503,
      'Error: API request failed',
    ],
    ['does not exist (S-144)', { [key]: { status: 404, body: {} } }, 404, 'Category not found'],
  ])('shows that it %s', async (_case, responses: ApiResponses, status, text) => {
    const page = await renderUrl('/products/Lugs', responses);
    expect(page.status).toBe(status);
    expect(page.text).toContain(text);
  });
});
