import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCartEntry, newCatalogueItem } from '../../test/quoteListEntries.ts';
import type { QuoteList } from './quoteList.ts';
import {
  addMissingEntries,
  itemEntry,
  excessLines,
  mergeEntries,
  moveEntry,
  removeEntries,
  removeEntry,
  restoreEntry,
  setEntryNote,
  setEntryQuantity,
  textEntry,
} from './quoteListOps.ts';

const gland = newCartEntry({ image: ['a.jpg', 'b.jpg'] });
const lug = newCartEntry({ name: 'Cable Lug' });
const names = (cart: QuoteList) => cart.map(({ name }) => name);
const list = (length: number) => Array.from({ length }, (_, at) => ({ ...gland, name: `line ${at}` }));

it('removes only the given line, and restores it to its position (S-194)', () => {
  const cart = list(3);
  expect(names(removeEntry(cart, 'line 1'))).toEqual(['line 0', 'line 2']);
  for (const [at, entry] of cart.entries()) {
    const rest = removeEntry(cart, entry.name);
    expect(restoreEntry(rest, entry, cart[at - 1]?.name ?? null)).toEqual(cart);
  }
  expect(restoreEntry(cart, gland, 'gone')[0]).toBe(gland);
  expect(restoreEntry([gland], gland, null)).toEqual([gland]);
});

it('keeps the lines that were added while the others were sent', () => {
  const sent = [gland];
  expect(names(removeEntries([gland, lug], sent))).toEqual([lug.name]);
  expect(removeEntries([gland], sent)).toEqual([]);
});

it('changes the quantity of one line (D-10)', () => {
  expect(setEntryQuantity([gland, lug], lug.name, 50).map(({ quantity }) => quantity)).toEqual([1, 50]);
  for (const [given, kept] of [
    [2.9, 2],
    [0, 1],
    [NaN, 1],
  ] as const)
    expect(setEntryQuantity([gland], gland.name, given)[0]?.quantity).toBe(kept);
});

it('keeps a note of up to 200 characters, and removes a blank one', () => {
  expect(setEntryNote([gland], gland.name, ' Panels 2 and 3 ')[0]?.note).toBe('Panels 2 and 3');
  expect(setEntryNote([gland], gland.name, 'x'.repeat(300))[0]?.note).toHaveLength(200);
  expect(setEntryNote([{ ...gland, note: 'x' }], gland.name, '  ')[0]).toEqual(gland);
});

it('moves a line there and back without losing any', () => {
  const cart = list(8);
  fc.assert(
    fc.property(fc.nat(7), fc.integer({ min: -2, max: 12 }), (from, to) => {
      const name = `line ${from}`;
      const moved = moveEntry(cart, name, to);
      expect(names(moved).toSorted()).toEqual(names(cart).toSorted());
      expect(moved[Math.max(0, Math.min(7, to))]?.name).toBe(name);
      expect(moveEntry(moved, name, from)).toEqual(cart);
    }),
  );
  expect(moveEntry(cart, 'other', 2)).toBe(cart);
  expect(moveEntry(cart, 'line 2', 2)).toBe(cart);
});

describe('a list that is added', () => {
  it('adds the quantities of existing lines', () => {
    expect(mergeEntries([{ ...gland, quantity: 50 }], [{ ...gland, quantity: 25 }, lug])).toEqual([
      { ...gland, quantity: 75 },
      lug,
    ]);
  });

  it('appends the note of an added line, once', () => {
    const added = { ...gland, note: '20 m' };
    const merged = mergeEntries([{ ...gland, note: 'Panel 2' }], [added]);
    expect(merged[0]?.note).toBe('Panel 2, 20 m');
    expect(mergeEntries([gland], [added])[0]?.note).toBe('20 m');
    expect(mergeEntries([added], [added])[0]?.note).toBe('20 m');
    expect(mergeEntries([gland], [gland])[0]).not.toHaveProperty('note');
  });

  it('keeps existing lines unchanged when the last list is added (D-59)', () => {
    const own = { ...gland, quantity: 50 };
    expect(addMissingEntries([own], [{ ...gland, quantity: 25 }, lug])).toEqual([own, lug]);
  });

  it('counts only newly added lines towards the limit', () => {
    expect(excessLines(list(1990), list(2000))).toBeNull();
    expect(excessLines(list(2000), [gland])).toBe(2001);
  });
});

it('creates lines from catalogue items, and from text', () => {
  const item = newCatalogueItem({ details: 'M20 × 1.5', pack: 'pack of 50 pcs' });
  expect(itemEntry(item, 20)).toMatchObject({
    name: 'Brass Cable Gland – EV-BG-M20',
    product: 'Brass Cable Gland',
    code: 'EV-BG-M20',
    pack: 'pack of 50 pcs',
    quantity: 20,
  });
  expect(itemEntry({ ...item, code: '' }, 1)).not.toHaveProperty('code');
  expect(textEntry('conduit shroud, black', 12)).toMatchObject({
    name: 'conduit shroud, black',
    productId: null,
  });
});
