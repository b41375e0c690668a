import fc from 'fast-check';
import { productViews } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import {
  changeListParams,
  hasFilters,
  productListQuery,
  readProductListParams,
} from './productListParams.ts';

const read = (query: string) => readProductListParams(new URLSearchParams(query));

describe('the address of the product list', () => {
  it.each([
    ['page=3', { page: 3 }],
    ['page=0', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['flag=bestseller', { flag: 'bestseller' }],
    ['flag=cheap&sort=price&view=map&edit=x', { flag: null, sort: null, view: null, edit: null }],
    ['category=Cable%20Glands&query=M20', { category: 'Cable Glands', query: 'M20' }],
    ['category=', { category: null }],
    ['edit=12', { edit: 12 }],
  ])('is read from "%s"', (query, part) => {
    expect(read(query)).toMatchObject(part);
  });

  it('is read as it was written', () => {
    const address = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      query: fc.string({ maxLength: 50 }),
      category: fc.string({ minLength: 1 }),
      flag: fc.constantFrom('bestseller' as const, 'trending' as const),
      sort: fc.constantFrom('oldest' as const, 'newest' as const, 'name' as const),
      view: fc.constantFrom(...productViews),
      edit: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.constant('new' as const)),
    });
    fc.assert(
      fc.property(address, (list) => {
        expect(readProductListParams(new URLSearchParams(productListQuery(list)))).toEqual(list);
      }),
    );
  });

  it('returns to the first page when any filter changes', () => {
    const list = read('page=4&flag=trending&view=table');
    expect(paths.products(changeListParams(list, { query: 'M20' }))).toBe(
      '/products?query=M20&flag=trending&view=table',
    );
    expect(paths.products(changeListParams(list, { page: 5 }))).toBe(
      '/products?flag=trending&view=table&page=5',
    );
    expect(paths.products(changeListParams(list, { flag: null, view: null }))).toBe('/products');
  });

  it('distinguishes an empty catalogue from a filtered list', () => {
    expect(hasFilters(read('page=2&sort=name'))).toBe(false);
    expect(hasFilters(read('flag=trending'))).toBe(true);
    expect(hasFilters(read('query=%20'))).toBe(false);
  });
});
