import type { ReactNode } from 'react';
import * as styles from './FloatingActions.css.ts';

export interface FloatingActionsProps {
  /** Name of the landmark. */
  label: string;
  /** Round buttons, one above the other. */
  children: ReactNode;
}

/** Floats buttons in the lower corner of the screen, clear of submit buttons and bars at the bottom. */
export function FloatingActions({ label, children }: FloatingActionsProps) {
  return (
    <aside aria-label={label} className={styles.root} data-component="FloatingActions">
      {children}
    </aside>
  );
}
