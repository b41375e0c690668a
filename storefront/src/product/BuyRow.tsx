import type { Product } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { IconClipboardPlus, IconMapPin } from '@elvora/design-system/Icon';
import { QuantityField } from '@elvora/design-system/QuantityField';
import { useRef, useState } from 'react';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { prepareToasts } from '../toasts/toasts.ts';
import * as styles from './BuyRow.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** How many, and the button that puts them on the quote list. Scrolled out of a phone's screen it stays at its foot. */
export function BuyRow({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(place);
  const prepare = () => void prepareToasts();
  return (
    <div className={styles.place} ref={place}>
      <div
        className={`${styles.row} ${isPast ? styles.atFoot : ''}`}
        data-at-foot={isPast || undefined}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <QuantityField label="Quantity" onChange={setQuantity} size="lg" value={quantity} />
        <span className={styles.add}>
          <Button
            icon={IconClipboardPlus}
            isFullWidth
            onPress={() => addToQuote(product, quantity)}
            size="lg"
          >
            Add To Quote
          </Button>
        </span>
      </div>
      <p className={styles.note}>
        <IconMapPin size={18} />
        The dealer for your region answers with price, stock and delivery time.
      </p>
    </div>
  );
}
