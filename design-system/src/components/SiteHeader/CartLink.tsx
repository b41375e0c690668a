import { useEffect, useRef, useState } from 'react';
import { CountBadge } from '../CountBadge/index.ts';
import { IconClipboardList } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CartLink.css.ts';
import { cartLinkName } from './headerState.ts';
import { type CartLinkLabels, cartLinkLabels } from './siteHeaderTypes.ts';

export interface CartLinkProps {
  href: string;
  /** Number of items on the list. */
  count: number;
  /** The quote list is the current page. @default false */
  isCurrent?: boolean;
  labels?: Partial<CartLinkLabels>;
}

/** Link to the quote list with its item count; changes of the count are announced. */
export function CartLink({ href, count, isCurrent = false, labels: labelOverrides }: CartLinkProps) {
  const labels = { ...cartLinkLabels, ...labelOverrides };
  const name = cartLinkName(labels.cart, count, labels.items);
  const lastName = useRef(name);
  const [announced, setAnnounced] = useState('');
  useEffect(
    function announceChange() {
      if (lastName.current !== name) setAnnounced(name);
      lastName.current = name;
    },
    [name],
  );
  return (
    <>
      <a
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={name}
        className={styles.root}
        data-part="cart"
        href={href}
      >
        <IconClipboardList size={20} />
        <span className={styles.text}>{labels.cart}</span>
        {/* Outside the visible text, so that the label stays part of the name (WCAG 2.5.3). */}{' '}
        <span aria-hidden className={styles.count}>
          <CountBadge count={count} />
        </span>
      </a>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
