import type { Picture, QuoteLine } from '@elvora/catalogue/model';
import { useSyncExternalStore } from 'react';

/** A line with what its page shows of it. */
export interface CartEntry extends QuoteLine {
  /** The first of the product's pictures. */
  picture: Picture | null;
  category: string;
  productId: number;
}

/** The quote list: kept in memory alone, empty after a reload (D-09, S-213). */
export type QuoteCart = readonly CartEntry[];

/** A name that is on the list already is refused: the same list comes back (S-186, D-10). */
export function addEntry(cart: QuoteCart, entry: CartEntry): QuoteCart {
  if (cart.some(({ name }) => name === entry.name)) return cart;
  return [...cart, { ...entry, quantity: clampQuantity(entry.quantity) }];
}

/** The list without the line of this name. */
export const removeEntry = (cart: QuoteCart, name: string): QuoteCart =>
  cart.filter((line) => line.name !== name);

/** The list with another quantity on the line of this name. */
export const setEntryQuantity = (cart: QuoteCart, name: string, quantity: number): QuoteCart =>
  cart.map((line) => (line.name === name ? { ...line, quantity: clampQuantity(quantity) } : line));

/** A quantity is a whole number from 1. */
const clampQuantity = (quantity: number) =>
  quantity >= 1 && Number.isFinite(quantity) ? Math.trunc(quantity) : 1;

/** One list for every page (S-212). */
function createQuoteCart() {
  let cart: QuoteCart = [];
  const listeners = new Set<() => void>();
  const become = (next: QuoteCart) => {
    if (next === cart) return false;
    cart = next;
    for (const listener of listeners) listener();
    return true;
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => cart,
    /** Whether the product was put on the list. */
    add: (entry: CartEntry): boolean => become(addEntry(cart, entry)),
    remove: (name: string) => void become(removeEntry(cart, name)),
    setQuantity: (name: string, quantity: number) => void become(setEntryQuantity(cart, name, quantity)),
    clear: () => void become([]),
  };
}

export const quoteCart = createQuoteCart();

const emptyCart: QuoteCart = [];

/** The list as it is now; a page from the server begins with an empty one. */
export function useQuoteCart(): QuoteCart {
  return useSyncExternalStore(quoteCart.subscribe, quoteCart.current, () => emptyCart);
}
