import type { Product, ProductSize } from '@elvora/catalogue/model';
import { IconClipboardPlus } from '@elvora/design-system/Icon';
import { ProductOrderBar } from '@elvora/design-system/ProductOrderBar';
import { paths } from '../site/paths.ts';
import { addToQuote, quoteForm } from '../quoteList/addToQuote.ts';
import { preloadToaster } from '../toasts/toasts.ts';

interface OrderBarProps {
  product: Product;
  /** The size that the address names (D-56). */
  size: ProductSize | null;
}

const note = 'The dealer for your region answers with price, stock and delivery time.';

/** Adds a quantity of the product or size to the quote list; without script the form posts it there (D-63). */
export function OrderBar({ product, size }: OrderBarProps) {
  return (
    <ProductOrderBar
      action={paths.cart}
      hiddenFields={quoteForm(product, size?.code).fields}
      icon={IconClipboardPlus}
      label="Add To Quote"
      note={size ? `Adds ${size.code}. ${note}` : note}
      onIntent={() => void preloadToaster()}
      onSubmit={(quantity) => addToQuote(product, { quantity, size: size ?? undefined })}
    />
  );
}
