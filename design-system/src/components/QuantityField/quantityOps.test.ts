import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxQuantity, quantityByKey, parseQuantity, clampQuantity } from './quantityOps.ts';

const limits = { min: 1, max: maxQuantity };

describe('parseQuantity', () => {
  it.each([
    ['50', 50],
    [' 50 ', 50],
    ['1,250', 1250],
    ['1 250', 1250],
    ['1,20,000', 120_000],
    ['1,000,000', 1_000_000],
    ['0', 1],
    ['99999999999999999999', maxQuantity],
  ])('parses %j as %d', (text, quantity) => expect(parseQuantity(text, limits)).toBe(quantity));

  it.each(['', ' ', '-3', '1.5', '12,5', '1,25', '12,', ',5', '1,2,3', '2e3', 'ten', '५'])(
    'returns null for %j',
    (text) => expect(parseQuantity(text, limits)).toBeNull(),
  );

  it('never throws and stays within the limits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const quantity = parseQuantity(text, limits);
        expect(quantity === null || (quantity >= 1 && quantity <= maxQuantity)).toBe(true);
      }),
    );
  });
});

describe('quantityByKey', () => {
  it('steps by 1 with the arrow keys and by 10 with the page keys', () => {
    expect(quantityByKey('ArrowUp', 5, limits)).toBe(6);
    expect(quantityByKey('ArrowDown', 5, limits)).toBe(4);
    expect(quantityByKey('PageUp', 5, limits)).toBe(15);
    expect(quantityByKey('PageDown', 5, limits)).toBe(1);
    expect(quantityByKey('PageDown', 25, limits)).toBe(15);
    expect(quantityByKey('a', 5, limits)).toBeNull();
  });
});

it('clampQuantity returns an integer within the limits, the nearest one', () => {
  expect([2.4, 2.6].map((quantity) => clampQuantity(quantity, limits))).toEqual([2, 3]);
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer({ max: 0 }), fc.nat(), (quantity, min, max) => {
      const kept = clampQuantity(quantity, { min, max });
      expect(Number.isInteger(kept) && kept >= min && kept <= max).toBe(true);
    }),
  );
});
