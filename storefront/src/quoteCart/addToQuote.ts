import type { Product } from '@elvora/catalogue/model';
import { paths } from '../paths.ts';
import { notify } from '../toasts/toasts.ts';
import { quoteCart } from './quoteCart.ts';

/** Puts a product on the quote list and says so, or that it stands there already (S-186…S-189). */
export function addToQuote(product: Product, quantity = 1): void {
  const { id, name, pictures, category } = product;
  const isAdded = quoteCart.add({
    name,
    image: pictures.map((picture) => picture.name),
    quantity,
    picture: pictures[0] ?? null,
    category,
    href: paths.product(id),
  });
  void notify(
    isAdded
      ? { tone: 'success', title: 'Added to quote', text: name }
      : { tone: 'warning', title: 'Already added to quote', text: name },
  );
}
