import type { ReactNode } from 'react';
import { IconArrowLeft } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './CartLines.css.ts';

export interface CartLinesProps {
  /** Heading of the list, such as its number of lines. */
  title: string;
  /** Link back to the shop; not printed. */
  back: { label: string; href: string };
  /** Name and date of the list, printed in place of the site header. */
  printTitle?: string;
  /** How long the list is stored; not printed. */
  note: string;
  /** `CartLineItem`s. */
  children: ReactNode;
}

/** Lists the lines of a cart below their number and the link back to the shop. */
export function CartLines({ title, back, printTitle, note, children }: CartLinesProps) {
  return (
    <div data-component="CartLines">
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.screenOnly}>
          <Link href={back.href} isStandalone>
            <span className={styles.back}>
              <IconArrowLeft size={18} />
              {back.label}
            </span>
          </Link>
        </span>
        <span aria-hidden className={styles.printOnly}>
          {printTitle}
        </span>
      </div>
      <ul className={styles.list} role="list">
        {children}
      </ul>
      <div className={styles.screenOnly}>
        <Text variant="bodySm" tone="muted">
          {note}
        </Text>
      </div>
    </div>
  );
}

/** One row of `CartLines`: a `CartLine`. */
export function CartLineItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
