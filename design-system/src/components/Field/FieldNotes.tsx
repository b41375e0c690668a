import type { ReactNode } from 'react';
import { IconAlertCircleFilled } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { type FieldLabels, fieldLabels } from './fieldLabels.ts';
import type { FieldIds } from './useField.ts';

interface FieldNotesProps {
  hint?: ReactNode;
  error?: string;
  count?: ReactNode;
  ids: FieldIds;
  labels?: Partial<FieldLabels>;
}

/** Error, hint and count below a control. */
export function FieldNotes({ hint, error, count, ids, labels }: FieldNotesProps) {
  if (!hint && !error && !count) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.messages}>
        {error && (
          <p className={styles.error} data-part="error" id={ids.error}>
            <span className={styles.errorIcon}>
              <IconAlertCircleFilled size={16} />
            </span>
            <span>
              <VisuallyHidden>{labels?.error ?? fieldLabels.error} </VisuallyHidden>
              {error}
            </span>
          </p>
        )}
        {hint && (
          <div className={styles.hint} data-part="hint" id={ids.hint}>
            {hint}
          </div>
        )}
      </div>
      {count}
    </div>
  );
}
