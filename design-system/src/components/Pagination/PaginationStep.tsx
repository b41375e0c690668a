import type { ReactNode } from 'react';
import * as styles from './Pagination.css.ts';

interface PaginationStepProps {
  label: string;
  href?: string;
  onPress?: () => void;
  isCurrent?: boolean;
  /** Whether there is no such page: the step then keeps its place and, as a button, its focus. */
  isDisabled: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

/** One step of the pagination: a link or a button. */
export function PaginationStep({
  label,
  href,
  onPress,
  isCurrent,
  isDisabled,
  rel,
  children,
}: PaginationStepProps) {
  const common = {
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    'aria-label': label,
    className: styles.step,
  };
  if (onPress)
    return (
      <button {...common} onClick={isDisabled ? undefined : onPress} type="button">
        {children}
      </button>
    );
  if (isDisabled)
    return (
      <span {...common} role="link">
        {children}
      </span>
    );
  return (
    <a {...common} href={href} rel={rel}>
      {children}
    </a>
  );
}
