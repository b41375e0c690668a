import type { Product } from '@elvora/catalogue/model';
import { followLink } from '../runtime/navigation/followLink.ts';
import { paths } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';
import { quoteCart } from './quoteCart.ts';

export interface AddToQuoteOptions {
  /** @default 1 */
  quantity?: number;
  /** Ordering code of one size; omit for the product itself. */
  code?: string;
}

/** Adds a product or one of its sizes to the quote list, and shows a toast with the result (S-186…S-189). */
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
      ? {
          tone: 'success',
          title: 'Added to quote',
          text: name,
          action: { label: 'View quote list', onPress: () => followLink(paths.cart) },
        }
      : { tone: 'warning', title: 'Already added to quote', text: name },
  );
}
