import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsScroll, paths, returnPath } from './paths.ts';

describe('returnPath', () => {
  it.each([
    [null, '/dashboard'],
    ['', '/dashboard'],
    ['/products?page=2', '/products?page=2'],
    ['/categories/12', '/categories/12'],
    ['/sign-in?from=%2Fproducts', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ])('returns for %j the path %j', (from, to) => {
    expect(returnPath(from)).toBe(to);
  });

  it('never leaves the origin', () => {
    fc.assert(
      fc.property(fc.string(), (from) => {
        expect(new URL(returnPath(from), 'https://admin.example').origin).toBe('https://admin.example');
      }),
    );
  });
});

describe('paths', () => {
  it('keep the first page of products without a query', () => {
    expect(paths.products()).toBe('/products');
    expect(paths.products({ page: 3 })).toBe('/products?page=3');
  });

  it('keep the place of the list when an enquiry opens beside it', () => {
    expect(keepsScroll('/enquiries', paths.enquiry(7, { page: 2 }))).toBe(true);
    expect(keepsScroll('/enquiries/3', paths.enquiry(7))).toBe(true);
    expect(keepsScroll('/enquiries/3', paths.enquiries())).toBe(false);
    expect(keepsScroll('/products', paths.enquiry(7))).toBe(false);
  });

  it('pass the return path to the sign-in page', () => {
    expect(paths.signIn({ from: '/products?page=2' })).toBe('/sign-in?from=%2Fproducts%3Fpage%3D2');
  });
});
