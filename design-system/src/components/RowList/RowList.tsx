import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import * as styles from './RowList.css.ts';

export interface RowListProps {
  /** Accessible name; omit where the heading above names the list. */
  label?: string;
  /** The order is meaningful, such as in a history. @default false */
  isOrdered?: boolean;
  /** `RowListItem`s. */
  children: ReactNode;
}

/** Vertical list of entries: name and facts at the start, actions at the end. */
export function RowList({ label, isOrdered = false, children }: RowListProps) {
  const Root = isOrdered ? 'ol' : 'ul';
  return (
    <Root aria-label={label} className={styles.root} data-component="RowList" role="list">
      {children}
    </Root>
  );
}

export interface RowListItemProps {
  name: string;
  /** Destination of the name. */
  href?: string;
  /** Chips beside the name. */
  badges?: ReactNode;
  /** One line of facts below the name. */
  facts?: string;
  /** Button or menu button of size `sm`. */
  action?: ReactNode;
  /** Full-width details below everything else. */
  children?: ReactNode;
}

/** Entry of a `RowList`. */
export function RowListItem({ name, href, badges, facts, action, children }: RowListItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.main}>
        <span className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} tone="inherit">
              {name}
            </Link>
          )}
        </span>
        {badges}
        {facts && <span className={styles.facts}>{facts}</span>}
      </div>
      {action}
      {children && <div className={styles.details}>{children}</div>}
    </li>
  );
}
