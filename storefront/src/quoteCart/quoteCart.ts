import type { QuoteListEntry } from '@elvora/catalogue/model';
import { createStore, useStore } from '../runtime/store/createStore.ts';

/** A line of the quote list. */
export type CartEntry = QuoteListEntry;

/** The quote list: in memory only, empty after a reload (D-09, S-213). */
export type QuoteCart = readonly CartEntry[];

/** Adds an entry; returns the same list when an entry of that name is on it already (S-186, D-10). */
export function addEntry(cart: QuoteCart, entry: CartEntry): QuoteCart {
  if (cart.some(({ name }) => name === entry.name)) return cart;
  return [...cart, { ...entry, quantity: clampQuantity(entry.quantity) }];
}

export const removeEntry = (cart: QuoteCart, name: string): QuoteCart =>
  cart.filter((entry) => entry.name !== name);

/** Puts a removed entry back in its place, unless one of its name is on the list again. */
export const restoreEntry = (cart: QuoteCart, entry: CartEntry, at: number): QuoteCart =>
  cart.some(({ name }) => name === entry.name) ? cart : cart.toSpliced(at, 0, entry);

export const setEntryQuantity = (cart: QuoteCart, name: string, quantity: number): QuoteCart =>
  cart.map((entry) => (entry.name === name ? { ...entry, quantity: clampQuantity(quantity) } : entry));

export const addEntryQuantity = (cart: QuoteCart, name: string, quantity: number): QuoteCart =>
  cart.map((entry) =>
    entry.name === name ? { ...entry, quantity: entry.quantity + clampQuantity(quantity) } : entry,
  );

/** A quantity is an integer from 1. */
const clampQuantity = (quantity: number) =>
  quantity >= 1 && Number.isFinite(quantity) ? Math.trunc(quantity) : 1;

const store = createStore<QuoteCart>([]);

/** One list for all pages (S-212). */
export const quoteCart = {
  current: store.current,
  /** Returns whether the entry was added. */
  add(entry: CartEntry): boolean {
    const before = store.current();
    store.set(addEntry(before, entry));
    return store.current() !== before;
  },
  /** Returns a function that puts the entry back in its place. */
  remove(name: string): () => void {
    const before = store.current();
    const at = before.findIndex((entry) => entry.name === name);
    const entry = before[at];
    store.set(removeEntry(before, name));
    return () => {
      if (entry) store.set(restoreEntry(store.current(), entry, at));
    };
  },
  setQuantity: (name: string, quantity: number) =>
    store.set(setEntryQuantity(store.current(), name, quantity)),
  addQuantity: (name: string, quantity: number) =>
    store.set(addEntryQuantity(store.current(), name, quantity)),
  clear: () => store.set([]),
};

/** The current list; empty in the server's HTML. */
export const useQuoteCart = (): QuoteCart => useStore(store);
