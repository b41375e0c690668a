import { createStore, useStore } from '../runtime/store/createStore.ts';
import { type QuoteCart, quoteCart } from '../quoteCart/quoteCart.ts';

/** What was sent: in memory only, until the page is reloaded or another list starts. */
export interface QuoteReceipt {
  /** Empty when the host gives none. */
  reference: string;
  lines: QuoteCart;
  /** Fields of the form that were filled in, with their labels. */
  details: readonly { label: string; value: string }[];
}

const store = createStore<QuoteReceipt | null>(null);

// With it the removal of a new list's last line could not be undone: the receipt would take the place of the list.
quoteCart.subscribe(() => {
  if (quoteCart.current().length > 0) store.set(null);
});

export const setQuoteReceipt = store.set;
export const useQuoteReceipt = (): QuoteReceipt | null => useStore(store);
