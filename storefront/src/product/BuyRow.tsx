import type { Product } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { IconClipboardPlus, IconMapPin } from '@elvora/design-system/Icon';
import { QuantityField } from '@elvora/design-system/QuantityField';
import { type FormEvent, useRef, useState } from 'react';
import { paths } from '../site/paths.ts';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { preloadToaster } from '../toasts/toasts.ts';
import * as styles from './BuyRow.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** How many, and the button that puts them on the quote list. Scrolled out of a phone's screen it stays at its foot. */
export function BuyRow({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const slot = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(slot);
  const prepare = () => void preloadToaster();
  const add = (event: FormEvent) => {
    event.preventDefault();
    addToQuote(product, { quantity });
  };
  return (
    <div className={styles.container}>
      <div ref={slot}>
        {/* Without script there is no list: the form then asks for a quote for this product. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- getting the toasts ready is for nobody to notice */}
        <form
          action={paths.contact}
          className={`${styles.row} ${isPast ? styles.stuckToBottom : ''}`}
          data-at-foot={isPast || undefined}
          onFocus={prepare}
          onPointerEnter={prepare}
          onSubmit={add}
        >
          <input name="subject" type="hidden" value="quote" />
          <input name="product" type="hidden" value={product.name} />
          <span className={styles.quantity}>
            <QuantityField
              label="Quantity"
              name="quantity"
              onChange={setQuantity}
              size="lg"
              value={quantity}
            />
          </span>
          <span className={styles.add}>
            <Button icon={IconClipboardPlus} isFullWidth size="lg" type="submit">
              Add To Quote
            </Button>
          </span>
        </form>
      </div>
      <p className={styles.note}>
        <IconMapPin size={18} />
        The dealer for your region answers with price, stock and delivery time.
      </p>
    </div>
  );
}
