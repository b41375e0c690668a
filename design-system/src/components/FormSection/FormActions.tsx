import type { ReactNode } from 'react';
import * as styles from './FormActions.css.ts';

export interface FormActionsProps {
  /** Submit button; full width on narrow screens. */
  primary: ReactNode;
  /** Second button, below the first on narrow screens. */
  secondary?: ReactNode;
  /** Status text beside the buttons; changes are announced. */
  note?: string;
}

/** Button row of a form; keeps the site's floating buttons from covering it. */
export function FormActions({ primary, secondary, note }: FormActionsProps) {
  return (
    <div className={styles.root} data-component="FormActions">
      {note !== undefined && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {secondary && <span className={styles.secondary}>{secondary}</span>}
      <span className={styles.primary}>{primary}</span>
    </div>
  );
}
