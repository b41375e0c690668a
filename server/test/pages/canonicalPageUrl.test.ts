import { comparisonKeySearch, comparisonParameters, maxNamedItems } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { canonicalPageUrl } from '../../src/pages/canonicalPageUrl.ts';

describe('canonicalPageUrl', () => {
  it.each([
    'item=1&add=',
    'add=x&item=2&item=1',
    'item=1&add=&add=x',
    'item=1&add=a&add=b&utm=1',
    'item=&item=1&item=&item=2',
    Array.from({ length: 14 }, (_, at) => `item=${at + 1}`).join('&'),
    `item=&${Array.from({ length: 14 }, (_, at) => `item=${at + 1}`).join('&')}`,
    'item=1%3AEV%20A&item=%20',
  ])('names the comparison %s by the canonical address as by its own', (search) => {
    const canonical = canonicalPageUrl(`/compare?${search}`, comparisonParameters, { item: maxNamedItems });
    const keyOf = (address: string) =>
      comparisonKeySearch(new URL(address, 'https://elvora.example').searchParams);
    expect(keyOf(canonical)).toBe(keyOf(`/compare?${search}`));
    expect(keyOf(canonical)).toBe(canonical.split('?')[1] ?? '');
  });

  it('caches a page once, regardless of unknown query parameters (O81)', () => {
    expect(canonicalPageUrl('/products?utm=1&page=2&x=', ['page'])).toBe('/products?page=2');
    expect(canonicalPageUrl('/products?page=', ['page'])).toBe('/products');
    expect(
      canonicalPageUrl('/product/2?size=a&size=b&size=c&page=1&page=2', ['page', 'size'], { size: 2 }),
    ).toBe('/product/2?page=1&size=a&size=b');
    expect(canonicalPageUrl('/search?min.b=2&min.a=1&max.a=3&mini=4', ['min.'])).toBe(
      '/search?min.a=1&min.b=2',
    );
    expect(() => canonicalPageUrl('/a/%E0%A4%A', [])).toThrow(URIError);
    for (const address of ['/a%00', '/search?query=a%00b', '/search?a%00=b', '/?x=\0']) {
      expect(() => canonicalPageUrl(address, ['query'])).toThrow(URIError);
    }
  });
});
