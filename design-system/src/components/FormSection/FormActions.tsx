import type { ReactNode } from 'react';
import * as styles from './FormActions.css.ts';

export interface FormActionsProps {
  /** Submit button, in full width if the form has narrow screens of its own. */
  primary: ReactNode;
  /** Second button; below the first on narrow screens. */
  secondary?: ReactNode;
  /** Status beside the buttons, announced when it changes. */
  note?: string;
}

/** Ends a form with its buttons and keeps the floating buttons of the site clear of them. */
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
