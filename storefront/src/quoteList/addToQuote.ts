import type { Product, ProductSize } from '@elvora/catalogue/model';
import { quoteListEntry } from '@elvora/catalogue/operations';
import { followLink } from '../runtime/navigation/followLink.ts';
import { paths } from '../site/paths.ts';
import { notify } from '../toasts/toasts.ts';
import { type CartEntry, quoteList } from './quoteList.ts';

export interface AddToQuoteOptions {
  /** @default 1 */
  quantity?: number;
  /** One size of the product; omit for the product itself. */
  size?: ProductSize | undefined;
}

/** Latest action that adds a quantity, by line: merged toasts run the actions of all their messages (D-37). */
const latestOffers = new Map<string, symbol>();

/** Adds a product or one of its sizes to the quote list, and shows a toast with the result (S-186…S-189, D-56). */
export function addToQuote(product: Product, { quantity = 1, size }: AddToQuoteOptions = {}): void {
  const entry = quoteListEntry(product, quantity, size);
  const { name } = entry;
  const isAdded = quoteList.add(entry);
  const text = () => lineText(quoteList.current().find((line) => line.name === name) ?? entry);
  if (isAdded) {
    const action = { label: 'View quote list', onPress: () => followLink(paths.cart) };
    void notify({ tone: 'success', title: 'Added to quote', text: text(), action });
    return;
  }
  const offer = Symbol(name);
  latestOffers.set(name, offer);
  const addQuantity = () => {
    if (latestOffers.get(name) !== offer) return;
    latestOffers.delete(name);
    // The line may have been removed since.
    const isNew = quoteList.add(entry);
    if (!isNew) quoteList.addQuantity(name, quantity);
    void notify({ tone: 'success', title: isNew ? 'Added to quote' : 'Quantity added', text: text() });
  };
  void notify({
    tone: 'warning',
    // One toast per line, regardless of its quantity: only the newest action counts.
    kind: `listed ${name}`,
    title: 'Already added to quote',
    text: text(),
    action: { label: `Add ${quantity} more`, onPress: addQuantity },
  });
}

/** Describes a line: 'EV-BG-M20, 50 pieces'; only the name for a product without a size. */
function lineText({ name, code, pack = '', quantity }: CartEntry): string {
  if (code === undefined) return name;
  const [, unit] = /\d (m|sets?)$/.exec(pack) ?? [];
  return `${code}, ${quantity} ${unit ?? (quantity === 1 ? 'piece' : 'pieces')}`;
}

/** Form that adds a product or one of its sizes before the page is hydrated, and without script (D-63). */
export const quoteForm = ({ id }: Pick<Product, 'id'>, code = '') => ({
  action: paths.cart,
  fields: { product: String(id), ...(code === '' ? {} : { code }) },
});
