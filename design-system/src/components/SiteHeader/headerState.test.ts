import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLinkName, updateHeaderScroll, isCurrentPath } from './headerState.ts';

const top = { y: 0, isRowShown: true };
const scrolledBy = (...offsets: number[]) =>
  offsets.reduce((state, y) => updateHeaderScroll(state, y, 120), top);

describe('the second row', () => {
  it('hides on scrolling down and returns on scrolling up', () => {
    expect(scrolledBy(200, 400).isRowShown).toBe(false);
    expect(scrolledBy(200, 400, 380).isRowShown).toBe(true);
  });

  it('ignores movements below the tolerance', () => {
    expect(scrolledBy(200, 400, 395).isRowShown).toBe(false);
    expect(scrolledBy(200, 400, 380, 386).isRowShown).toBe(true);
  });

  it('is always shown near the top', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 3000 })), fc.integer({ max: 120 }), (offsets, y) => {
        expect(updateHeaderScroll(scrolledBy(...offsets), y, 120).isRowShown).toBe(true);
      }),
    );
  });
});

describe('isCurrentPath', () => {
  it.each([
    ['/', '/', true],
    ['/', '/products', false],
    ['/products', '/products', true],
    ['/products', '/products/relays/timer', true],
    ['/products', '/products-new', false],
  ])('%s on %s is %s', (href, path, isCurrent) => {
    expect(isCurrentPath(href, path)).toBe(isCurrent);
  });
});

it('isCurrentPath matches covered paths and their descendants', () => {
  const covers = ['/category', '/product'];
  expect(isCurrentPath('/products', '/category/Relays', covers)).toBe(true);
  expect(isCurrentPath('/products', '/product/12', covers)).toBe(true);
  expect(isCurrentPath('/products', '/production', covers)).toBe(false);
});

describe('cartLinkName', () => {
  it.each([
    [0, 'Cart, 0 items'],
    [3, 'Cart, 3 items'],
    [-2, 'Cart, 0 items'],
    [NaN, 'Cart, 0 items'],
    [99, 'Cart, 99 items'],
    [120, 'Cart, 99+ items'],
  ])('with %d is %s', (count, name) => {
    expect(cartLinkName('Cart', count, (_items, shown) => `${shown} items`)).toBe(name);
  });
});
