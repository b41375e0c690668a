import type { ReactNode, Ref } from 'react';
import { IconArrowLeft } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CartLines.css.ts';

export interface CartLinesLabels {
  code: string;
  product: string;
  quantity: string;
  total: string;
}

export const cartLinesLabels: CartLinesLabels = {
  code: 'Ordering code',
  product: 'Product',
  quantity: 'Quantity',
  total: 'Total',
};

export interface CartLinesProps {
  title: string;
  /** Number of lines: '7 lines'. */
  lineCount: string;
  /** Total quantity of the lines: '714 pieces'. */
  quantity: string;
  /** Link back to the shop; not printed. */
  back: { label: string; href: string };
  /** Buttons beside the title; not printed. */
  actions?: ReactNode;
  /** Name and date of the list, printed in place of the site header. */
  printTitle?: string;
  /** How long the list is stored; not printed. */
  note: string;
  /** Result of a move, for screen readers. */
  announcement?: string;
  ref?: Ref<HTMLUListElement>;
  /** Ref of the title, for focus management. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  labels?: Partial<CartLinesLabels>;
  /** `CartLineItem`s. */
  children: ReactNode;
}

/** Lists the lines of a cart with their total. */
export function CartLines(props: CartLinesProps) {
  const { title, lineCount, quantity, back, actions, printTitle, note, children } = props;
  const labels = { ...cartLinesLabels, ...props.labels };
  return (
    <div className={styles.root} data-component="CartLines">
      <div className={styles.header}>
        <div className={styles.heading}>
          <h2 className={styles.title} ref={props.headingRef} tabIndex={-1}>
            {title}
          </h2>
          <Text tone="muted" variant="bodySm">
            {lineCount}, {quantity}
          </Text>
        </div>
        <span className={styles.backLink}>
          <Link href={back.href} isStandalone>
            <span className={styles.back}>
              <IconArrowLeft size={18} />
              {back.label}
            </span>
          </Link>
        </span>
        {actions && <div className={styles.actions}>{actions}</div>}
        <span aria-hidden className={styles.printOnly}>
          {printTitle}
        </span>
      </div>
      <div className={styles.columns}>
        <div aria-hidden className={styles.titles}>
          <span className={styles.codeTitle}>{labels.code}</span>
          <span className={styles.productTitle}>{labels.product}</span>
          <span className={styles.quantityTitle}>{labels.quantity}</span>
        </div>
        <ul aria-label={title} className={styles.list} ref={props.ref} role="list">
          {children}
        </ul>
        <p className={styles.total}>
          <span className={styles.totalLabel}>{labels.total}</span>
          <span className={styles.totalLines}>{lineCount}</span>
          <span className={styles.totalQuantity}>{quantity}</span>
        </p>
      </div>
      <div className={styles.screenOnly}>
        <Text variant="bodySm" tone="muted">
          {note}
        </Text>
      </div>
      <VisuallyHidden>
        <span role="status">{props.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

export interface CartLineItemProps {
  /** Id of the line for `useLineOrder`; omit for a removed one. */
  id?: string;
  /** Style of the row while a line is moved. */
  order?: 'moved' | 'above' | 'below' | undefined;
  children: ReactNode;
}

/** One row of `CartLines`: a `CartLine` or a `RemovedCartLine`. */
export function CartLineItem({ id, order, children }: CartLineItemProps) {
  return (
    <li className={styles.item} data-line={id} data-order={order}>
      {children}
    </li>
  );
}
