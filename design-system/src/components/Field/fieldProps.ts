import type { ReactNode } from 'react';
import type { FieldLabels } from './fieldLabels.ts';

/** What every field says about itself. */
export interface FieldProps {
  label: string;
  /** The label is there for assistive technology alone, where the place of the field says it to the eye. @default false */
  isLabelHidden?: boolean;
  /** Help under the control. */
  hint?: ReactNode;
  /** What to enter instead; marks the field as wrong. */
  error?: string;
  /** @default false */
  isRequired?: boolean;
  /** Says "Optional" after the label, where most fields are required. @default false */
  isOptional?: boolean;
  /** Takes the field out of use and its value out of the form; the hint says why. @default false */
  isDisabled?: boolean;
  /** Id of the control, where something else leads to it: an error summary. */
  id?: string;
  /** Name of the value in the form. */
  name?: string;
  labels?: Partial<FieldLabels>;
}
