import { describe, expect, it } from 'vitest';
import {
  categoryBreadcrumbs,
  categoryPageCount,
  categoryNavigationState,
  productsOnPage,
  canonicalCategoryPath,
} from './categoryPage.ts';

const path = ['Cable Accessories', 'Lugs & Ferrules'];

describe('a category page', () => {
  it('has breadcrumbs from Home down, the last without a link', () => {
    expect(categoryBreadcrumbs(path)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Products', href: '/products' },
      { label: 'Cable Accessories', href: '/category/Cable%20Accessories' },
      { label: 'Lugs & Ferrules' },
    ]);
  });

  it('passes the way on to its products (S-030)', () => {
    expect(categoryNavigationState(path).categoryBreadcrumbs.at(-1)).toEqual({
      label: 'Lugs & Ferrules',
      href: '/category/Cable%20Accessories/Lugs%20%26%20Ferrules',
    });
  });

  it.each([
    ['/category/Cable%20Accessories/Lugs%20%26%20Ferrules', null],
    ['/category/Cable%20Accessories/Lugs%20%26%20Ferrules/', null],
    ['/category/lugs%20%26%20ferrules', '/category/Cable%20Accessories/Lugs%20%26%20Ferrules'],
    [
      '/category/Cable%20Accessories/Lugs%20&%20Ferrules',
      '/category/Cable%20Accessories/Lugs%20%26%20Ferrules',
    ],
  ])('at %s leads to %j (D-05, D-06)', (pathname, right) => {
    expect(canonicalCategoryPath({ path }, pathname)).toBe(right);
  });
});

describe('the products of a category', () => {
  const products = Array.from({ length: 203 }, (_none, at) => at);

  it('are all on some page, in their order (D-48)', () => {
    const pages = Array.from({ length: categoryPageCount(products) }, (_none, at) =>
      productsOnPage(products, at + 1),
    );
    expect(pages.flat()).toEqual(products);
    expect(pages.map((page) => page.length)).toEqual([40, 40, 40, 40, 40, 3]);
  });

  it('have no page when there are none, and nothing past the last', () => {
    expect(categoryPageCount([])).toBe(0);
    expect(productsOnPage(products, 7)).toEqual([]);
  });
});
