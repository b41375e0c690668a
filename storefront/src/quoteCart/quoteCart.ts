import type { QuoteLine } from '@elvora/catalogue/model';
import { useSyncExternalStore } from 'react';

/** The quote list: kept in memory alone, empty after a reload (D-09, S-213). */
export type QuoteCart = readonly QuoteLine[];

export interface Addition {
  name: string;
  /** Names of the product's pictures (S-189). */
  image: readonly string[];
  /** @default 1 */
  quantity?: number;
}

/** A name that is on the list already is refused: the same list comes back (S-186, D-10). */
export function added(cart: QuoteCart, { name, image, quantity = 1 }: Addition): QuoteCart {
  if (cart.some((line) => line.name === name)) return cart;
  return [...cart, { name, image, quantity: wholeQuantity(quantity) }];
}

/** A quantity is a whole number from 1. */
const wholeQuantity = (quantity: number) =>
  quantity >= 1 && Number.isFinite(quantity) ? Math.trunc(quantity) : 1;

/** One list for every page (S-212). */
function createQuoteCart() {
  let cart: QuoteCart = [];
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => cart,
    /** Whether the product was put on the list. */
    add(addition: Addition): boolean {
      const next = added(cart, addition);
      const isAdded = next !== cart;
      cart = next;
      if (isAdded) for (const listener of listeners) listener();
      return isAdded;
    },
  };
}

export const quoteCart = createQuoteCart();

const empty: QuoteCart = [];

/** The list as it is now; a page from the server begins with an empty one. */
export function useQuoteCart(): QuoteCart {
  return useSyncExternalStore(quoteCart.subscribe, quoteCart.current, () => empty);
}
