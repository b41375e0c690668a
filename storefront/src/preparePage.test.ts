import { resourceKeys, publicReaders } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { routeTable } from './routes.ts';
import { createPageLoader } from './runtime/navigation/pageLoader.ts';
import type { LoadResourceData } from './runtime/navigation/preparePage.ts';

const category = (path: string[]) => ({
  cid: 1,
  cname: path.at(-1),
  cimage: '',
  cparentname: path.at(-2) ?? '',
  cactive: 1,
  path,
});

/** Prepares pages of the site from these response bodies; a resource without one fails. */
function createPreparation(bodies: Record<string, unknown>) {
  const requestedKeys: string[] = [];
  const loadData: LoadResourceData = async ({ kind, key }) => {
    requestedKeys.push(key);
    if (key in bodies) return publicReaders[kind](bodies[key]);
    throw new Error(`no response for ${key}`);
  };
  const { load } = createPageLoader(async () => ({ routeTable }));
  return { requestedKeys, prepare: (target: string) => routeTable.prepare(target, { load, loadData }) };
}

describe('preparePage', () => {
  it('loads the resources of the page, and keeps the hash', async () => {
    const { requestedKeys, prepare } = createPreparation({});
    expect(await prepare('/product/12#specifications')).toEqual({
      status: 'ready',
      target: '/product/12#specifications',
    });
    expect(requestedKeys).toEqual([resourceKeys.menuCategories(), resourceKeys.product('12')]);
  });

  it('follows the redirects of a mobile category link (S-051, D-01, D-05)', async () => {
    const { prepare } = createPreparation({
      [resourceKeys.categoryChildren('cable glands')]: {
        success: true,
        data: [],
        category: category(['Cable Accessories', 'Cable Glands']),
      },
    });
    expect(await prepare('/categories/cable%20glands?page=2#more')).toEqual({
      status: 'ready',
      target: '/category/Cable%20Accessories/Cable%20Glands?page=2#more',
    });
  });

  it('loads the product behind a slug (S-031, D-04)', async () => {
    const link = { id: 7, imageUrl: '', title: 'Ring', imageAlt: '', productSlug: 'ring' };
    const { requestedKeys, prepare } = createPreparation({
      [resourceKeys.categoryDetail({ category: 'Lugs', slug: 'ring' })]: {
        success: true,
        data: {
          category: { title: 'Lugs', description: '' },
          productTypes: [{ title: 'Lugs', products: [link] }],
        },
      },
    });
    await prepare('/products/Lugs/ring');
    expect(requestedKeys).toContain(resourceKeys.product(7));
  });

  it('is ready even when its data could not be loaded: the page shows the error', async () => {
    const { prepare } = createPreparation({});
    expect(await prepare('/category/Lugs')).toEqual({ status: 'ready', target: '/category/Lugs' });
  });
});
