import type { Product, ProductSize } from '@elvora/catalogue/model';
import { packText, sizeName, variantText } from '@elvora/catalogue/operations';
import { followLink } from '../runtime/navigation/followLink.ts';
import { paths } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';
import { type CartEntry, quoteCart } from './quoteCart.ts';

export interface AddToQuoteOptions {
  /** @default 1 */
  quantity?: number;
  /** One size of the product; omit for the product as such. */
  size?: ProductSize | undefined;
}

/** Adds a product or one of its sizes to the quote list, and shows a toast with the result (S-186…S-189, D-56). */
export function addToQuote(product: Product, { quantity = 1, size }: AddToQuoteOptions = {}): void {
  const entry = cartEntry(product, quantity, size);
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

/** A line of the quote list for a product, or for one of its sizes. */
export function cartEntry(product: Product, quantity: number, size: ProductSize | undefined): CartEntry {
  const { id, name, pictures, category } = product;
  const line = {
    name,
    image: pictures.map((picture) => picture.name),
    quantity,
    picture: pictures[0] ?? null,
    category,
    productId: id,
  };
  if (!size) return line;
  const { code } = size;
  return {
    ...line,
    name: sizeName(name, code),
    product: name,
    code,
    variant: variantText(size),
    pack: packText(size),
  };
}
