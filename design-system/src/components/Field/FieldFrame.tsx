import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { fieldLabels } from './fieldLabels.ts';
import { FieldNotes } from './FieldNotes.tsx';
import type { FieldProps } from './fieldProps.ts';
import { RequiredMark } from './RequiredMark.tsx';
import type { FieldIds } from './useField.ts';

interface FieldFrameProps extends Omit<FieldProps, 'id' | 'name' | 'isDisabled'> {
  /** Value of `data-component`. */
  component: string;
  ids: FieldIds;
  /** Character count beside the hint. */
  count?: ReactNode;
  children: ReactNode;
}

/** Lays out a field: label, control, then hint, error and count. */
export function FieldFrame(props: FieldFrameProps) {
  const { component, label, isLabelHidden, isRequired, isOptional, ids, children } = props;
  const text = (
    <label className={styles.label} htmlFor={ids.control}>
      {label}
      {isRequired && <RequiredMark />}
      {isOptional && (
        <span className={styles.optional}> {props.labels?.optional ?? fieldLabels.optional}</span>
      )}
    </label>
  );
  return (
    <div className={styles.root} data-component={component}>
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children}
      <FieldNotes count={props.count} error={props.error} hint={props.hint} ids={ids} labels={props.labels} />
    </div>
  );
}
