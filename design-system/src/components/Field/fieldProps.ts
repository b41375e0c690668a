import type { ReactNode } from 'react';
import type { FieldLabels } from './fieldLabels.ts';

/** Props shared by all fields. */
export interface FieldProps {
  label: string;
  /** Hides the label visually where the context makes it obvious. @default false */
  isLabelHidden?: boolean;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message: says what to enter. Marks the field as invalid. */
  error?: string | undefined;
  /** @default false */
  isRequired?: boolean;
  /** Adds "Optional" to the label, where most fields are required. @default false */
  isOptional?: boolean;
  /** Disables the field and excludes its value from the form; explain why in the hint. @default false */
  isDisabled?: boolean;
  /** Id of the control, as the target of an error summary. */
  id?: string;
  /** Name of the form value. */
  name?: string;
  labels?: Partial<FieldLabels>;
}
