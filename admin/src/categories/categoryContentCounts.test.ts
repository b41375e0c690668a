import { describe, expect, it } from 'vitest';
import { contentCountsText, isCategoryEmpty } from './categoryContentCounts.ts';

const contents = (allSubcategories: number, allProducts: number) => ({
  subcategories: 0,
  products: 0,
  allSubcategories,
  allProducts,
});

describe('what a category holds (D-25)', () => {
  it.each([
    [2, 11, '2 subcategories and 11 products'],
    [1, 1, '1 subcategory and 1 product'],
    [3, 0, '3 subcategories'],
    [0, 1, '1 product'],
    [0, 0, ''],
  ])('%d and %d is said as %j', (subcategories, products, text) => {
    expect(contentCountsText(contents(subcategories, products))).toBe(text);
  });

  it('is nothing only without both', () => {
    expect(isCategoryEmpty(contents(0, 0))).toBe(true);
    expect(isCategoryEmpty(contents(0, 1))).toBe(false);
    expect(isCategoryEmpty(contents(1, 0))).toBe(false);
  });
});
