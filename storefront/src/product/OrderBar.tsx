import type { Product } from '@elvora/catalogue/model';
import { IconClipboardPlus } from '@elvora/design-system/Icon';
import { ProductOrderBar } from '@elvora/design-system/ProductOrderBar';
import { paths } from '../site/paths.ts';
import { addToQuote } from '../quoteList/addToQuote.ts';
import { preloadToaster } from '../toasts/toasts.ts';

/** Adds a quantity of the product to the quote list; without script the form posts it there (D-63). */
export function OrderBar({ product }: { product: Product }) {
  return (
    <ProductOrderBar
      action={paths.cart}
      hiddenFields={{ product: String(product.id) }}
      icon={IconClipboardPlus}
      label="Add To Quote"
      note="The dealer for your region answers with price, stock and delivery time."
      onIntent={() => void preloadToaster()}
      onSubmit={(quantity) => addToQuote(product, { quantity })}
    />
  );
}
