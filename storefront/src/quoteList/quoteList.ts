import { maxQuantity, type QuoteListEntry } from '@elvora/catalogue/model';
import { importOnline } from '../runtime/browser/importOnline.ts';
import { createStore, useStore } from '../runtime/store/createStore.ts';

/** A line of the quote list, with the details of its product that the cart page shows. */
export interface CartEntry extends Omit<QuoteListEntry, 'productId'> {
  /** Null for a line that is kept as written by the buyer. */
  productId: number | null;
}

/** The quote list: in memory only, empty after a reload (D-09, S-213). */
export type QuoteList = readonly CartEntry[];

/** Adds an entry; returns the same list when an entry of that name is on it already (S-186, D-10). */
export function addEntry(list: QuoteList, entry: CartEntry): QuoteList {
  if (list.some(({ name }) => name === entry.name)) return list;
  return [...list, { ...entry, quantity: clampQuantity(entry.quantity) }];
}

export const addEntryQuantity = (list: QuoteList, name: string, quantity: number): QuoteList =>
  list.map((entry) =>
    entry.name === name
      ? { ...entry, quantity: clampQuantity(entry.quantity + clampQuantity(quantity)) }
      : entry,
  );

/** A quantity is an integer from 1 to `maxQuantity`. */
export const clampQuantity = (quantity: number) =>
  quantity >= 1 && Number.isFinite(quantity) ? Math.min(maxQuantity, Math.trunc(quantity)) : 1;

const store = createStore<QuoteList>([]);

let wasUsed = false;
store.subscribe(() => {
  wasUsed ||= store.current().length > 0;
});

/** One list for all pages (S-212). */
export const quoteList = {
  current: store.current,
  subscribe: store.subscribe,
  set: store.set,
  /** Whether there have been lines since the page was loaded: removed lines of an empty list may be restored. */
  wasUsed: () => wasUsed,
  /** Returns whether the entry was added. */
  add(entry: CartEntry): boolean {
    const before = store.current();
    store.set(addEntry(before, entry));
    void shareQuoteList();
    return store.current() !== before;
  },
  addQuantity: (name: string, quantity: number) =>
    store.set(addEntryQuantity(store.current(), name, quantity)),
};

/**
 * Shares the list with other tabs and stores it (D-59). If the module cannot be loaded, the next
 * added line retries.
 */
export const shareQuoteList = () =>
  importOnline(() => import('./listStorage.ts')).then(
    ({ startListStorage }) => startListStorage(),
    () => undefined,
  );

/** The current list; empty in the server's HTML. */
export const useQuoteList = (): QuoteList => useStore(store);
