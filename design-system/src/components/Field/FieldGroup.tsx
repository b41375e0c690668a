import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import type { FieldLabels } from './fieldLabels.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';

export interface FieldGroupProps {
  /** Accessible name of the group. */
  legend: string;
  /** Hides the legend visually where the context makes it obvious. @default false */
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** @default false */
  isRequired?: boolean;
  /** For groups of radio buttons. */
  role?: 'radiogroup';
  /** Id of the group, as the target of an error summary. */
  id?: string;
  labels?: Partial<FieldLabels>;
  children: ReactNode;
}

/** Groups checkboxes or radio buttons in a fieldset. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, isLegendHidden = false, hint, error, isRequired, role, id, labels, children } = props;
  const ownId = useId();
  const control = id ?? ownId;
  const ids = { control, hint: `${control}-hint`, error: `${control}-error` };
  return (
    <fieldset
      aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}
      className={styles.group}
      data-component="FieldGroup"
      aria-invalid={role && error ? true : undefined}
      aria-required={role && isRequired ? true : undefined}
      id={control}
      role={role}
      tabIndex={-1}
    >
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      <FieldNotes error={error} hint={hint} ids={ids} labels={labels} />
      <div className={styles.groupItems}>{children}</div>
    </fieldset>
  );
}
