import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourceKeys } from './resourceKeys.ts';
import { parseKey } from './parseKey.ts';

const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !text.includes('\0'));

describe('parseKey', () => {
  it('returns the names that a key was built from (S-413, O31)', () => {
    fc.assert(
      fc.property(name, name, name, (category, type, product) => {
        expect(parseKey(resourceKeys.categoryChildren(category))?.query.get('id')).toBe(category);
        expect(parseKey(resourceKeys.searchProducts(category))?.query.get('query')).toBe(category);
        expect(parseKey(resourceKeys.categoryDetail({ category, type, product }))?.parts).toEqual([
          'products',
          'categories',
          category,
          type,
          product,
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['/products/', '/products', ['products']],
    ['/', '/', []],
    ['/products/categories/A%2FB/', '/products/categories/A%2FB', ['products', 'categories', 'A/B']],
  ])('parses %j', (key, path, parts) => {
    expect(parseKey(key)).toMatchObject({ path, parts });
  });

  it('keeps a second question mark as part of the query', () => {
    expect(parseKey('/products?query=a?b')?.query.get('query')).toBe('a?b');
  });

  it.each(['', 'products', '/a%', '/a?id=%zz', '/a%00', '/a?id=%00'])('returns null for %j', (key) => {
    expect(parseKey(key)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (key) => void parseKey(`/${key}`)));
  });
});
