import { describe, expect, it } from 'vitest';
import { added } from './quoteCart.ts';

const gland = { name: 'Brass Cable Gland', image: ['a.jpg', 'b.jpg'] };

describe('adding to the quote list', () => {
  it('keeps name and picture names, one of it (S-189, D-10)', () => {
    expect(added([], gland)).toEqual([{ ...gland, quantity: 1 }]);
  });

  it('refuses a name that is on the list (S-186)', () => {
    const cart = added([], gland);
    expect(added(cart, { ...gland, image: [], quantity: 3 })).toBe(cart);
  });

  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [NaN, 1],
    [Infinity, 1],
  ])('takes quantity %d as %d', (given, kept) => {
    expect(added([], { ...gland, quantity: given })[0]?.quantity).toBe(kept);
  });
});
