import { type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import type { FieldLabels } from './fieldLabels.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { RequiredMark } from './RequiredMark.tsx';

export interface FieldGroupProps {
  /** Names the fields together. */
  legend: string;
  /** The legend is there for assistive technology alone, where the place says it to the eye. @default false */
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** @default false */
  isRequired?: boolean;
  /** Of radio buttons alone. */
  role?: 'radiogroup';
  /** Id of the group, where an error summary leads to it. */
  id?: string;
  labels?: Partial<FieldLabels>;
  children: ReactNode;
}

/** Fields that belong together under one name: check boxes, radio buttons. */
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
