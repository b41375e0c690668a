import type { ReactNode } from 'react';
import * as styles from './FormPanel.css.ts';

export interface FormPanelProps {
  /** A form, or its receipt. */
  children: ReactNode;
}

/** Frames a form from `md` up; on narrow screens it takes the full width without a frame. */
export function FormPanel({ children }: FormPanelProps) {
  return (
    <div className={styles.root} data-component="FormPanel">
      {children}
    </div>
  );
}
