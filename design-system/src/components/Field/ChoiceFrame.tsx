import type { ReactNode } from 'react';
import * as styles from './Choice.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldLabels } from './fieldLabels.ts';
import { RequiredMark } from './RequiredMark.tsx';
import type { FieldIds } from './useField.ts';

interface ChoiceFrameProps {
  /** Value of `data-component`. */
  component: string;
  ids: FieldIds;
  label: ReactNode;
  /** Second line below the label. */
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Adds a border, for important choices. @default false */
  isBoxed?: boolean;
  /** Places the control after its label. @default false */
  isReversed?: boolean;
  labels?: Partial<FieldLabels>;
  children: ReactNode;
}

/**
 * Row of a checkbox, radio or switch. The whole row is the target; the hint describes the control but is not part of
 * its name.
 */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { component, ids, label, hint, error, isRequired, isBoxed, isReversed, labels, children } = props;
  return (
    <div className={styles.root} data-component={component}>
      <label className={`${styles.row} ${isBoxed ? styles.boxed : ''} ${isReversed ? styles.reversed : ''}`}>
        {children}
        <span className={styles.text}>
          <span id={labelId(ids)}>
            {label}
            {isRequired && <RequiredMark />}
          </span>
          {hint && (
            <span className={styles.hint} data-part="hint" id={ids.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldNotes error={error} ids={ids} labels={labels} />
    </div>
  );
}

/** Returns the id of the label's text, which names the control: the `<label>` also contains the hint. */
export function labelId({ control }: FieldIds): string {
  return `${control}-label`;
}
