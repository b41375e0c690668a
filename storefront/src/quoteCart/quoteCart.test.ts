import { describe, expect, it } from 'vitest';
import {
  addEntry,
  addEntryQuantity,
  type CartEntry,
  removeEntry,
  setEntryQuantity,
  quoteCart,
} from './quoteCart.ts';

const gland: CartEntry = {
  name: 'Brass Cable Gland',
  image: ['a.jpg', 'b.jpg'],
  quantity: 1,
  picture: null,
  category: 'Brass Cable Glands',
  productId: 12,
};
const lug: CartEntry = { ...gland, name: 'Cable Lug', image: [] };

describe('the quote list', () => {
  it('keeps name and picture names, one of it (S-189, D-10)', () => {
    expect(addEntry([], gland)).toEqual([gland]);
  });

  it('refuses a name that is on the list (S-186)', () => {
    const cart = addEntry([], gland);
    expect(addEntry(cart, { ...gland, image: [], quantity: 3 })).toBe(cart);
  });

  it('gets a removed line back in its place', () => {
    const names = () => quoteCart.current().map(({ name }) => name);
    quoteCart.clear();
    for (const name of ['one', 'two', 'three']) quoteCart.add({ ...gland, name, quantity: 5 });
    const undo = quoteCart.remove('two');
    expect(names()).toEqual(['one', 'three']);
    undo();
    undo();
    expect(names()).toEqual(['one', 'two', 'three']);
    expect(quoteCart.current()[1]?.quantity).toBe(5);
    quoteCart.clear();
  });

  it('loses the one line that is removed (S-194)', () => {
    expect(removeEntry([gland, lug], gland.name)).toEqual([lug]);
  });

  it('changes the quantity of one line (D-10)', () => {
    expect(setEntryQuantity([gland, lug], lug.name, 50).map(({ quantity }) => quantity)).toEqual([1, 50]);
  });

  it('adds a quantity to the line of its name (D-56)', () => {
    expect(
      addEntryQuantity([{ ...gland, quantity: 50 }, lug], gland.name, 25).map(({ quantity }) => quantity),
    ).toEqual([75, 1]);
    expect(addEntryQuantity([gland], 'other', 25)).toEqual([gland]);
  });

  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [NaN, 1],
    [Infinity, 1],
  ])('takes quantity %d as %d', (given, kept) => {
    expect(addEntry([], { ...gland, quantity: given })[0]?.quantity).toBe(kept);
    expect(setEntryQuantity([gland], gland.name, given)[0]?.quantity).toBe(kept);
  });
});
