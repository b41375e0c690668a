import { createStore, useStore } from '../runtime/store/createStore.ts';
import type { QuoteCart } from '../quoteCart/quoteCart.ts';

/** What was sent: in memory only, until the page is reloaded or another list is sent. */
export interface QuoteReceipt {
  /** Empty when the host gives none. */
  reference: string;
  lines: QuoteCart;
  /** Fields of the form that were filled in, with their labels. */
  details: readonly { label: string; value: string }[];
}

const store = createStore<QuoteReceipt | null>(null);

export const setQuoteReceipt = store.set;
export const useQuoteReceipt = (): QuoteReceipt | null => useStore(store);
