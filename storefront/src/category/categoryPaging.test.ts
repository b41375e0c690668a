import { describe, expect, it } from 'vitest';
import { categoryPageCount, productsOnPage } from './categoryPaging.ts';

describe('the products of a category', () => {
  const products = Array.from({ length: 203 }, (_none, at) => at);

  it('are spread over pages in their order (D-48)', () => {
    const pages = Array.from({ length: categoryPageCount(products) }, (_none, at) =>
      productsOnPage(products, at + 1),
    );
    expect(pages.flat()).toEqual(products);
    expect(pages.map((page) => page.length)).toEqual([40, 40, 40, 40, 40, 3]);
  });

  it('fill no page when there are none, and no page after the last', () => {
    expect(categoryPageCount([])).toBe(0);
    expect(productsOnPage(products, 7)).toEqual([]);
  });
});
