import type { Product, ProductSize } from '@elvora/catalogue/model';
import { quoteListEntry } from '@elvora/catalogue/operations';
import { followLink } from '../runtime/navigation/followLink.ts';
import { paths } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';
import { quoteCart } from './quoteCart.ts';

export interface AddToQuoteOptions {
  /** @default 1 */
  quantity?: number;
  /** One size of the product; omit for the product as such. */
  size?: ProductSize | undefined;
}

/** Adds a product or one of its sizes to the quote list, and shows a toast with the result (S-186…S-189, D-56). */
export function addToQuote(product: Product, { quantity = 1, size }: AddToQuoteOptions = {}): void {
  const entry = quoteListEntry(product, quantity, size);
  const { name } = entry;
  void notify(
    quoteCart.add(entry)
      ? {
          tone: 'success',
          title: 'Added to quote',
          text: name,
          action: { label: 'View quote list', onPress: () => followLink(paths.cart) },
        }
      : {
          tone: 'warning',
          title: 'Already added to quote',
          text: name,
          action: { label: `Add ${quantity} more`, onPress: () => quoteCart.addQuantity(name, quantity) },
        },
  );
}

/** Form that adds a product or one of its sizes before the page is hydrated, and without script (D-63). */
export const quoteForm = ({ id }: Pick<Product, 'id'>, code = '') => ({
  action: paths.cart,
  fields: { product: String(id), ...(code === '' ? {} : { code }) },
});
