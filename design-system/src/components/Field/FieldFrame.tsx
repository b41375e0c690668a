import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { fieldLabels } from './fieldLabels.ts';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './fieldProps.ts';
import { RequiredMark } from './RequiredMark.tsx';
import type { FieldIds } from './useField.ts';

interface FieldFrameProps {
  /** Value of `data-component`. */
  component: string;
  /** Props of the field; the frame shows its label, hint and error. */
  field: Omit<FieldProps, 'id' | 'name' | 'isDisabled'>;
  ids: FieldIds;
  /** Character count beside the hint. */
  count?: ReactNode;
  children: ReactNode;
}

/** Lays out a field: label, control, then hint, error and count. */
export function FieldFrame({ component, field, ids, count, children }: FieldFrameProps) {
  const { label, isLabelHidden, isRequired, isOptional, hint, error, labels } = field;
  const text = (
    <label className={styles.label} htmlFor={ids.control}>
      {label}
      {isRequired && <RequiredMark />}
      {isOptional && <span className={styles.optional}> {labels?.optional ?? fieldLabels.optional}</span>}
    </label>
  );
  return (
    <div className={styles.root} data-component={component}>
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children}
      <FieldNotes count={count} error={error} hint={hint} ids={ids} labels={labels} />
    </div>
  );
}
