import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths, returnPath } from './paths.ts';

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
  ])('leads from %j to %j', (from, to) => {
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

  it('carry the way back to the sign-in page', () => {
    expect(paths.signIn({ from: '/products?page=2' })).toBe('/sign-in?from=%2Fproducts%3Fpage%3D2');
  });
});
