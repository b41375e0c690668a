import { describe, expect, it } from 'vitest';
import { categoryBreadcrumbs, categoryNavigationState, canonicalCategoryPath } from './categoryPath.ts';

const path = ['Cable Accessories', 'Lugs & Ferrules'];

describe('a category page', () => {
  it('has breadcrumbs from Home down to itself, the last without a link', () => {
    expect(categoryBreadcrumbs(path)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Products', href: '/products' },
      { label: 'Cable Accessories', href: '/category/Cable%20Accessories' },
      { label: 'Lugs & Ferrules' },
    ]);
  });

  it('passes its breadcrumbs to its products (S-030)', () => {
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
  ])('at %s redirects to %j (D-05, D-06)', (pathname, canonicalPath) => {
    expect(canonicalCategoryPath({ path }, pathname)).toBe(canonicalPath);
  });
});
