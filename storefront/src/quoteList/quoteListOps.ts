import { maxQuoteLines, type CatalogueItem } from '@elvora/catalogue/model';
import { sizeName } from '@elvora/catalogue/operations';
import { addEntry, addEntryQuantity, type CartEntry, clampQuantity, type QuoteList } from './quoteList.ts';

export const removeEntry = (list: QuoteList, name: string): QuoteList =>
  list.filter((entry) => entry.name !== name);

/** Removes entries by name, such as those just sent; lines added since then stay. */
export function removeEntries(list: QuoteList, removed: QuoteList): QuoteList {
  const names = new Set(removed.map(({ name }) => name));
  return list.filter(({ name }) => !names.has(name));
}

/** Restores a removed entry after another one, or first; unless the list already has one with its name. */
export function restoreEntry(list: QuoteList, entry: CartEntry, after: string | null): QuoteList {
  if (list.some(({ name }) => name === entry.name)) return list;
  return list.toSpliced(list.findIndex(({ name }) => name === after) + 1, 0, entry);
}

export const setEntryQuantity = (list: QuoteList, name: string, quantity: number): QuoteList =>
  list.map((entry) => (entry.name === name ? { ...entry, quantity: clampQuantity(quantity) } : entry));

/** Maximum length of a line's note. */
export const maxNoteLength = 200;

/** Sets the buyer's note on a line; a blank one removes it. */
export const setEntryNote = (list: QuoteList, name: string, note: string): QuoteList =>
  list.map((entry) => {
    if (entry.name !== name) return entry;
    const { note: _before, ...rest } = entry;
    const text = note.trim().slice(0, maxNoteLength);
    return text === '' ? rest : { ...rest, note: text };
  });

/** Moves an entry to a position, counted from 0; returns the same list for an unknown name or its own position. */
export function moveEntry(list: QuoteList, name: string, to: number): QuoteList {
  const from = list.findIndex((entry) => entry.name === name);
  const target = Math.max(0, Math.min(list.length - 1, Math.trunc(to)));
  const entry = list[from];
  if (!entry || from === target) return list;
  return list.toSpliced(from, 1).toSpliced(target, 0, entry);
}

/** Appends entries to the list; quantity and note of one that is already on it are added to its line. */
export const mergeEntries = (list: QuoteList, added: readonly CartEntry[]): QuoteList =>
  added.reduce<QuoteList>(
    (list, entry) =>
      list.some(({ name }) => name === entry.name)
        ? appendNote(addEntryQuantity(list, entry.name, entry.quantity), entry)
        : addEntry(list, entry),
    list,
  );

function appendNote(list: QuoteList, { name, note = '' }: CartEntry): QuoteList {
  const before = list.find((entry) => entry.name === name)?.note ?? '';
  if (note === '' || before === note) return list;
  return setEntryNote(list, name, before === '' ? note : `${before}, ${note}`);
}

/** Appends the entries that are not on the list yet; the others keep their current quantity. */
export const addMissingEntries = (list: QuoteList, added: readonly CartEntry[]): QuoteList =>
  added.reduce(addEntry, list);

/** Number of lines after a merge if it exceeds the maximum; else null. */
export function excessLines(list: QuoteList, added: readonly CartEntry[]): number | null {
  const count = new Set([...list, ...added].map(({ name }) => name)).size;
  return count > maxQuoteLines ? count : null;
}

/** A line for a catalogue item. */
export function itemEntry(item: CatalogueItem, quantity: number): CartEntry {
  const { product, code, variant, pack, category, picture, productId } = item;
  return {
    name: sizeName(product, code),
    image: picture ? [picture.name] : [],
    quantity,
    picture,
    category,
    productId,
    ...(code === '' ? {} : { product, code, variant, pack }),
  };
}

/** A line that is kept as written by the buyer. */
export const textEntry = (text: string, quantity: number): CartEntry => ({
  name: text.slice(0, 300),
  image: [],
  quantity,
  picture: null,
  category: '',
  productId: null,
});
