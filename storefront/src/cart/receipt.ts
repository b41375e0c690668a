import { createStore, useStore } from '../runtime/store/createStore.ts';
import { type QuoteList, quoteList } from '../quoteList/quoteList.ts';

/** A sent quote request; in memory until the page is reloaded or another list is started. */
export interface QuoteReceipt {
  /** Empty when the host sends none. */
  reference: string;
  lines: QuoteList;
  /** Fields of the form that were filled in, with their labels. */
  details: readonly { label: string; value: string }[];
}

const store = createStore<QuoteReceipt | null>(null);

// Otherwise the receipt would replace a new list whose last line was removed, and the removal could not be
// undone.
quoteList.subscribe(() => {
  if (quoteList.current().length > 0) store.set(null);
});

export const setQuoteReceipt = store.set;
export const useQuoteReceipt = (): QuoteReceipt | null => useStore(store);
