import { type FieldLabels, fieldLabels } from '../Field/index.ts';

export interface TextFieldLabels extends FieldLabels {
  /** Accessible name of the button that shows a password. */
  reveal: string;
}

export const textFieldLabels: TextFieldLabels = { ...fieldLabels, reveal: 'Show password' };
