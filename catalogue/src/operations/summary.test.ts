import { expect, it } from 'vitest';
import { categories, products } from '../fixtures/catalogue.ts';
import { summarizeCatalogue } from './summary.ts';

it('counts the lists that the admin shows (S-267, S-268, S-269, S-417)', () => {
  expect(summarizeCatalogue({ products, categories })).toEqual({
    products: products.length,
    categories: categories.length,
    bestsellers: products.filter(({ isBestseller }) => isBestseller).length,
    trending: products.filter(({ isTrending }) => isTrending).length,
  });
  expect(summarizeCatalogue({ products: [], categories: [] })).toEqual({
    products: 0,
    categories: 0,
    bestsellers: 0,
    trending: 0,
  });
});
