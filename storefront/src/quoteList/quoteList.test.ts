import { maxQuantity } from '@elvora/catalogue/model';
import { maxQuantity as fieldMaximum } from '@elvora/design-system/QuantityField';
import { describe, expect, it } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import { addEntry, addEntryQuantity } from './quoteList.ts';

const gland = newCartEntry({ image: ['a.jpg', 'b.jpg'] });
const lug = newCartEntry({ name: 'Cable Lug' });

describe('the quote list', () => {
  it('keeps name and picture names, with quantity 1 (S-189, D-10)', () => {
    expect(addEntry([], gland)).toEqual([gland]);
  });

  it('rejects a name that is on the list (S-186)', () => {
    const cart = addEntry([], gland);
    expect(addEntry(cart, { ...gland, image: [], quantity: 3 })).toBe(cart);
  });

  it('adds a quantity to the line of its name (D-56)', () => {
    expect(
      addEntryQuantity([{ ...gland, quantity: 50 }, lug], gland.name, 25).map(({ quantity }) => quantity),
    ).toEqual([75, 1]);
    expect(addEntryQuantity([gland], 'other', 25)).toEqual([gland]);
    expect(addEntryQuantity([{ ...gland, quantity: 999_999 }], gland.name, 25)[0]?.quantity).toBe(1_000_000);
  });

  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [NaN, 1],
    [Infinity, 1],
    [1_000_001, 1_000_000],
  ])('corrects quantity %d to %d', (given, kept) => {
    expect(addEntry([], { ...gland, quantity: given })[0]?.quantity).toBe(kept);
  });
});

it('has fields with its own largest quantity', () => {
  expect(fieldMaximum).toBe(maxQuantity);
});
