import { useEffect, useRef, useState } from 'react';
import { CountBadge } from '../CountBadge/index.ts';
import { IconClipboardList } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CartLink.css.ts';
import { cartLinkName } from './headerState.ts';
import { type CartLinkLabels, cartLinkLabels } from './siteHeaderTypes.ts';

export interface CartLinkProps {
  href: string;
  /** How many things are on the list. */
  count: number;
  /** The list is the page being shown. @default false */
  isCurrent?: boolean;
  labels?: Partial<CartLinkLabels>;
}

/** The way to the quote list, with the number of things on it; a change of the number is announced once. */
export function CartLink({ href, count, isCurrent = false, labels: given }: CartLinkProps) {
  const labels = { ...cartLinkLabels, ...given };
  const name = cartLinkName(labels.cart, count, labels.items);
  const lastName = useRef(name);
  const [spoken, setSpoken] = useState('');
  useEffect(
    function speakChange() {
      if (lastName.current !== name) setSpoken(name);
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
        {/* Apart, so that the words on the screen are part of the name (WCAG 2.5.3). */}{' '}
        <span aria-hidden className={styles.count}>
          <CountBadge count={count} />
        </span>
      </a>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
