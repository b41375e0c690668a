import { maxQuantity, type QuoteListEntry } from '@elvora/catalogue/model';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { createStore, useStore } from '../runtime/store/createStore.ts';

/** A line of the quote list, with the details of its product that the cart page shows. */
export interface CartEntry extends Omit<QuoteListEntry, 'productId'> {
  /** Null for a line that is kept as the buyer wrote it. */
  productId: number | null;
}

/** The quote list: in memory only, empty after a reload (D-09, S-213). */
export type QuoteCart = readonly CartEntry[];

/** Adds an entry; returns the same list when an entry of that name is on it already (S-186, D-10). */
export function addEntry(cart: QuoteCart, entry: CartEntry): QuoteCart {
  if (cart.some(({ name }) => name === entry.name)) return cart;
  return [...cart, { ...entry, quantity: clampQuantity(entry.quantity) }];
}

export const addEntryQuantity = (cart: QuoteCart, name: string, quantity: number): QuoteCart =>
  cart.map((entry) =>
    entry.name === name
      ? { ...entry, quantity: clampQuantity(entry.quantity + clampQuantity(quantity)) }
      : entry,
  );

/** A quantity is an integer from 1 to `maxQuantity`. */
export const clampQuantity = (quantity: number) =>
  quantity >= 1 && Number.isFinite(quantity) ? Math.min(maxQuantity, Math.trunc(quantity)) : 1;

const store = createStore<QuoteCart>([]);

/** One list for all pages (S-212). */
export const quoteCart = {
  current: store.current,
  subscribe: store.subscribe,
  set: store.set,
  /** Returns whether the entry was added. */
  add(entry: CartEntry): boolean {
    const before = store.current();
    store.set(addEntry(before, entry));
    void shareQuoteCart();
    return store.current() !== before;
  },
  addQuantity: (name: string, quantity: number) =>
    store.set(addEntryQuantity(store.current(), name, quantity)),
};

/** Shares the list with other tabs and remembers it (D-59). Where it cannot be loaded, the next line tries again. */
export const shareQuoteCart = () =>
  importOnline(() => import('./listStorage.ts')).then(
    ({ startListStorage }) => startListStorage(),
    () => undefined,
  );

/** The current list; empty in the server's HTML. */
export const useQuoteCart = (): QuoteCart => useStore(store);
