import { resourceKeys, publicReaders } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { type LoadResourceData, preparePage } from './prepare.ts';

const category = (path: string[]) => ({
  cid: 1,
  cname: path.at(-1),
  cimage: '',
  cparentname: path.at(-2) ?? '',
  cactive: 1,
  path,
});

const answersFrom = (answers: Record<string, unknown>) => {
  const asked: string[] = [];
  const dataOf: LoadResourceData = async ({ kind, key }) => {
    asked.push(key);
    if (key in answers) return publicReaders[kind](answers[key]);
    throw new Error(`no answer for ${key}`);
  };
  return {
    asked,
    dataOf,
  };
};

describe('preparing a page', () => {
  it('asks for what the page needs, and keeps the hash', async () => {
    const { asked, dataOf } = answersFrom({});
    expect(await preparePage('/product/12#specifications', dataOf)).toEqual({
      status: 'ready',
      target: '/product/12#specifications',
    });
    expect(asked).toEqual([resourceKeys.menuCategories(), resourceKeys.product('12')]);
  });

  it('goes straight to the category a mobile link means (S-051, D-01, D-05)', async () => {
    const { dataOf } = answersFrom({
      [resourceKeys.categoryChildren('cable glands')]: {
        success: true,
        data: [],
        category: category(['Cable Accessories', 'Cable Glands']),
      },
    });
    expect(await preparePage('/categories/cable%20glands', dataOf)).toEqual({
      status: 'ready',
      target: '/category/Cable%20Accessories/Cable%20Glands',
    });
  });

  it('asks for the product a slug belongs to (S-031, D-04)', async () => {
    const link = { id: 7, imageUrl: '', title: 'Ring', imageAlt: '', productSlug: 'ring' };
    const { asked, dataOf } = answersFrom({
      [resourceKeys.categoryDetail({ category: 'Lugs', slug: 'ring' })]: {
        success: true,
        data: {
          category: { title: 'Lugs', description: '' },
          productTypes: [{ title: 'Lugs', products: [link] }],
        },
      },
    });
    await preparePage('/products/Lugs/ring', dataOf);
    expect(asked).toContain(resourceKeys.product(7));
  });

  it('shows the page all the same when its data fails', async () => {
    const { dataOf } = answersFrom({});
    expect(await preparePage('/category/Lugs', dataOf)).toEqual({
      status: 'ready',
      target: '/category/Lugs',
    });
  });
});
