import type { Product } from '@elvora/catalogue/model';
import { notify } from '../toasts/toasts.ts';
import { quoteCart } from './quoteCart.ts';

/** What of a product is wanted. */
export interface AddToQuoteOptions {
  /** @default 1 */
  quantity?: number;
  /** One ordering code out of its table; left out it is the product as a whole. */
  code?: string;
}

/** Puts a product, or one size of it, on the quote list and says so, or that it stands there already (S-186…S-189). */
export function addToQuote(product: Product, { quantity = 1, code }: AddToQuoteOptions = {}): void {
  const { id, pictures, category } = product;
  const name = code === undefined ? product.name : `${product.name} – ${code}`;
  const isAdded = quoteCart.add({
    name,
    image: pictures.map((picture) => picture.name),
    quantity,
    picture: pictures[0] ?? null,
    category,
    productId: id,
  });
  void notify(
    isAdded
      ? { tone: 'success', title: 'Added to quote', text: name }
      : { tone: 'warning', title: 'Already added to quote', text: name },
  );
}
