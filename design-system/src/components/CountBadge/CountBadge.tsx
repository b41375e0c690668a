import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CountBadge.css.ts';
import { formatBadgeCount } from './formatBadgeCount.ts';

export interface CountBadgeProps {
  /** Shown up to 99, then '99+'; hidden below 1. */
  count: number;
  /** Unit of the count, for screen readers: 'items in the quote list'. */
  label?: string;
}

/** Badge with the number of pending items. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const text = formatBadgeCount(count);
  if (text === '') return null;
  return (
    <span className={styles.root} data-component="CountBadge">
      <bdi>{text}</bdi>
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
