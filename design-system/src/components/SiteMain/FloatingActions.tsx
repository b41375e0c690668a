import type { ReactNode } from 'react';
import * as styles from './FloatingActions.css.ts';

export interface FloatingActionsProps {
  /** Accessible name of the landmark. */
  label: string;
  /** Round buttons, one above the other. */
  children: ReactNode;
}

/** Floating buttons in the lower corner, clear of submit buttons and bottom bars. */
export function FloatingActions({ label, children }: FloatingActionsProps) {
  return (
    <aside aria-label={label} className={styles.root} data-component="FloatingActions">
      {children}
    </aside>
  );
}
