import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Id for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  children: ReactNode;
}

/** Hides its content visually but not from assistive technology. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} data-component="VisuallyHidden" id={id}>
      {children}
    </span>
  );
}
