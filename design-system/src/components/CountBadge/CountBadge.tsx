import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CountBadge.css.ts';
import { formatBadgeCount } from './formatBadgeCount.ts';

export interface CountBadgeProps {
  /** Shown up to 99, then "99+"; nothing is shown below 1. */
  count: number;
  /** What is counted, for assistive technology: "items in the quote list". */
  label?: string;
}

/** A round lamp with a number: things that wait for the person. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const text = formatBadgeCount(count);
  if (text === '') return null;
  return (
    <span className={styles.root} data-component="CountBadge">
      {text}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
