import { maxQuoteLines, type QuoteArticle } from '@elvora/catalogue/model';
import { sizeName } from '@elvora/catalogue/operations';
import { addEntry, addEntryQuantity, type CartEntry, clampQuantity, type QuoteCart } from './quoteCart.ts';

export const removeEntry = (cart: QuoteCart, name: string): QuoteCart =>
  cart.filter((entry) => entry.name !== name);

/** Removes entries by name: those that were sent, also when other lines were added meanwhile. */
export function removeEntries(cart: QuoteCart, removed: QuoteCart): QuoteCart {
  const names = new Set(removed.map(({ name }) => name));
  return cart.filter(({ name }) => !names.has(name));
}

/** Puts a removed entry back behind another, or first; unless one of its name is on the list again. */
export function restoreEntry(cart: QuoteCart, entry: CartEntry, after: string | null): QuoteCart {
  if (cart.some(({ name }) => name === entry.name)) return cart;
  return cart.toSpliced(cart.findIndex(({ name }) => name === after) + 1, 0, entry);
}

export const setEntryQuantity = (cart: QuoteCart, name: string, quantity: number): QuoteCart =>
  cart.map((entry) => (entry.name === name ? { ...entry, quantity: clampQuantity(quantity) } : entry));

/** Characters of a line's note. */
export const maxNoteLength = 200;

/** Sets the buyer's note on a line; a blank one removes it. */
export const setEntryNote = (cart: QuoteCart, name: string, note: string): QuoteCart =>
  cart.map((entry) => {
    if (entry.name !== name) return entry;
    const { note: _before, ...rest } = entry;
    const text = note.trim().slice(0, maxNoteLength);
    return text === '' ? rest : { ...rest, note: text };
  });

/** Moves an entry to a position, counted from 0; returns the same list for an unknown name or its own position. */
export function moveEntry(cart: QuoteCart, name: string, to: number): QuoteCart {
  const from = cart.findIndex((entry) => entry.name === name);
  const target = Math.max(0, Math.min(cart.length - 1, Math.trunc(to)));
  const entry = cart[from];
  if (!entry || from === target) return cart;
  return cart.toSpliced(from, 1).toSpliced(target, 0, entry);
}

/** Adds entries behind those of the list; quantity and note of one that is on it already are added to its line. */
export const mergeEntries = (cart: QuoteCart, added: readonly CartEntry[]): QuoteCart =>
  added.reduce<QuoteCart>(
    (list, entry) =>
      list.some(({ name }) => name === entry.name)
        ? appendNote(addEntryQuantity(list, entry.name, entry.quantity), entry)
        : addEntry(list, entry),
    cart,
  );

function appendNote(cart: QuoteCart, { name, note = '' }: CartEntry): QuoteCart {
  const before = cart.find((entry) => entry.name === name)?.note ?? '';
  if (note === '' || before === note) return cart;
  return setEntryNote(cart, name, before === '' ? note : `${before}, ${note}`);
}

/** Adds the entries that are not on the list yet; the others keep the quantity that they have here. */
export const addMissingEntries = (cart: QuoteCart, added: readonly CartEntry[]): QuoteCart =>
  added.reduce(addEntry, cart);

/** Number of lines after a merge, when it is more than a list holds; else null. */
export function excessLines(cart: QuoteCart, added: readonly CartEntry[]): number | null {
  const count = new Set([...cart, ...added].map(({ name }) => name)).size;
  return count > maxQuoteLines ? count : null;
}

/** A line for an article that the server has found. */
export function articleEntry(article: QuoteArticle, quantity: number): CartEntry {
  const { product, code, variant, pack, category, picture, productId } = article;
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

/** A line that is kept as the buyer wrote it. */
export const textEntry = (text: string, quantity: number): CartEntry => ({
  name: text.slice(0, 300),
  image: [],
  quantity,
  picture: null,
  category: '',
  productId: null,
});
