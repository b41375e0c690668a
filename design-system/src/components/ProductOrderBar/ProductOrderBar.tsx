import { type FormEvent, useRef, useState } from 'react';
import { bottomBarAttribute } from '../../styles/siteFrame.ts';
import { Button } from '../Button/index.ts';
import { type IconComponent, IconMapPin } from '../Icon/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import * as styles from './ProductOrderBar.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface ProductOrderBarProps {
  label: string;
  icon?: IconComponent;
  /** @default 'Quantity' */
  quantityLabel?: string;
  /** Text below the bar, with a map pin. */
  note?: string;
  /** Address that the form is posted to before hydration, and without script. */
  action: string;
  /** Additional form fields by name. */
  hiddenFields?: Readonly<Record<string, string>>;
  onSubmit: (quantity: number) => void;
  /** Called when pointer or focus reaches the bar, to preload what `onSubmit` needs. */
  onIntent?: () => void;
}

/** Order form with quantity; fixed to the bottom of narrow screens once scrolled past. */
export function ProductOrderBar(props: ProductOrderBarProps) {
  const { label, icon, quantityLabel = 'Quantity', note, action, hiddenFields = {}, onIntent } = props;
  const [quantity, setQuantity] = useState(1);
  const slot = useRef<HTMLDivElement>(null);
  const isScrolledPast = useScrolledPast(slot);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit(quantity);
  };
  return (
    <div className={styles.root} data-component="ProductOrderBar">
      <div ref={slot}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- preloading changes nothing the user perceives */}
        <form
          action={action}
          method="post"
          className={`${styles.row} ${isScrolledPast ? styles.fixedToBottom : ''}`}
          onFocus={onIntent}
          onPointerEnter={onIntent}
          onSubmit={submit}
          {...{ [bottomBarAttribute]: isScrolledPast || undefined }}
        >
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ))}
          <span className={styles.quantity}>
            <QuantityField
              label={quantityLabel}
              name="quantity"
              onChange={setQuantity}
              size="lg"
              value={quantity}
            />
          </span>
          <span className={styles.add}>
            <Button icon={icon} isFullWidth size="lg" type="submit">
              {label}
            </Button>
          </span>
        </form>
      </div>
      {note && (
        <p className={styles.note}>
          <IconMapPin size={18} />
          {note}
        </p>
      )}
    </div>
  );
}
