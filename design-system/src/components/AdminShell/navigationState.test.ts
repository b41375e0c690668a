import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentEntry, nextLandmark } from './navigationState.ts';

const entries = [
  { href: '/admin/dashboard', aliases: ['/admin'] },
  { href: '/admin/categories' },
  { href: '/admin/products' },
  { href: '/admin/products/archive' },
];

describe('currentEntry', () => {
  it.each([
    ['/admin', '/admin/dashboard'],
    ['/admin/', '/admin/dashboard'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/categories', '/admin/categories'],
    ['/admin/categories/12', '/admin/categories'],
    ['/admin/products/archive/4', '/admin/products/archive'],
    ['/admin/products-old', undefined],
    ['/admin/unknown', undefined],
    ['/', undefined],
    ['', undefined],
  ])('marks the entry of %s: %s (S-257, S-265)', (path, href) => {
    expect(currentEntry(entries, path)?.href).toBe(href);
  });
});

describe('nextLandmark', () => {
  it('returns -1 without landmarks', () => expect(nextLandmark(0, 0, false)).toBe(-1));

  it('wraps around and is reversible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(), (count, start) => {
        const index = start % count;
        const there = nextLandmark(index, count, false);
        expect(nextLandmark(there, count, true)).toBe(index);
        expect(there).toBeLessThan(count);
      }),
    );
  });

  it.each([
    [false, 0],
    [true, 2],
  ])('starts at an end if no landmark has focus (backwards: %s)', (isBackwards, index) => {
    expect(nextLandmark(-1, 3, isBackwards)).toBe(index);
  });
});
