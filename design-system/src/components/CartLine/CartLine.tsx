import type { Ref } from 'react';
import { Button } from '../Button/index.ts';
import { IconTrash } from '../Icon/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CartLine.css.ts';
import { type CartLineLabels, cartLineLabels } from './cartLineLabels.ts';

export interface CartLineProps {
  name: string;
  /** Makes the name a link. */
  href?: string;
  source: PictureSource | null | undefined;
  /** Secondary text below the name, for example the category. */
  fact?: string;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Product family of the placeholder drawing. */
  drawing?: DrawingName;
  /** Ref of the remove button, for focus management. */
  removeRef?: Ref<HTMLButtonElement>;
  labels?: Partial<CartLineLabels>;
}

const numberFormat = new Intl.NumberFormat('en-IN');

/** Line of the quote list: product, quantity and remove button (S-192, S-193). */
export function CartLine(props: CartLineProps) {
  const { name, href, source, fact, quantity, onQuantityChange, onRemove, drawing, removeRef } = props;
  const labels = { ...cartLineLabels, ...props.labels };
  return (
    <div className={styles.root} data-component="CartLine">
      <div className={styles.picture}>
        <Picture alt="" drawing={drawing} sizes="96px" source={source} />
      </div>
      <div className={styles.text}>
        {href === undefined ? (
          <span className={styles.name}>
            <NonBreakingMeasures>{name}</NonBreakingMeasures>
          </span>
        ) : (
          <a className={`${styles.name} ${styles.link}`} href={href}>
            <NonBreakingMeasures>{name}</NonBreakingMeasures>
          </a>
        )}
        {fact && (
          <Text variant="bodySm" maxLines={2} tone="muted">
            {fact}
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        <span className={styles.quantity}>
          <QuantityField label={labels.quantity(name)} onChange={onQuantityChange} value={quantity} />
        </span>
        <span aria-hidden className={styles.printed}>
          {labels.printedQuantity}{' '}
          <span className={styles.printedNumber}>{numberFormat.format(quantity)}</span>
        </span>
        <span className={styles.remove}>
          <Button icon={IconTrash} onPress={onRemove} ref={removeRef} size="sm" tone="ghost">
            {labels.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </span>
      </div>
    </div>
  );
}
