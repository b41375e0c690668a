import type { ReactNode } from 'react';
import * as styles from './Choice.css.ts';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldLabels } from './fieldLabels.ts';
import { RequiredMark } from './RequiredMark.tsx';
import type { FieldIds } from './useField.ts';

interface ChoiceFrameProps {
  /** Name of the component, on the root. */
  component: string;
  ids: FieldIds;
  label: ReactNode;
  /** Second line under the label. */
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** A border round the row, for choices that weigh. @default false */
  isBoxed?: boolean;
  /** The switch stands after its label. @default false */
  isReversed?: boolean;
  labels?: Partial<FieldLabels>;
  children: ReactNode;
}

/** A row with a box, dot or switch: the whole row is the target, the second line describes and is no part of the name. */
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

/** Id of the label's text, which names the control: the second line stands in the same label. */
export function labelId({ control }: FieldIds): string {
  return `${control}-label`;
}
