import { describe, expect, it } from 'vitest';
import { newCategory } from '@elvora/catalogue/fixtures';
import { contentCountsText, isCategoryEmpty, knownContentCounts } from './categoryContentCounts.ts';

const contents = (allSubcategories: number, allProducts: number) => ({ allSubcategories, allProducts });

describe('the contents of a category (D-25)', () => {
  it('counts the entire subtree, not only the direct children', () => {
    const top = newCategory({ id: 1, name: 'Top', subcategoryCount: 1, productCount: 47 });
    const categories = [
      top,
      newCategory({ id: 2, name: 'Middle', parentName: 'Top', subcategoryCount: 2 }),
      newCategory({ id: 3, name: 'Low', parentName: 'Middle' }),
      newCategory({ id: 4, name: 'Lower', parentName: 'Middle', isActive: false }),
      newCategory({ id: 5, name: 'Other' }),
    ];
    expect(knownContentCounts(categories, top)).toEqual(contents(3, 47));
  });

  it.each([
    [2, 11, '2 subcategories and 11 products'],
    [1, 1, '1 subcategory and 1 product'],
    [3, 0, '3 subcategories'],
    [0, 1, '1 product'],
    [0, 0, ''],
  ])('formats %d and %d as %j', (subcategories, products, text) => {
    expect(contentCountsText(contents(subcategories, products))).toBe(text);
  });

  it('is empty only without both', () => {
    expect(isCategoryEmpty(contents(0, 0))).toBe(true);
    expect(isCategoryEmpty(contents(0, 1))).toBe(false);
    expect(isCategoryEmpty(contents(1, 0))).toBe(false);
  });
});
