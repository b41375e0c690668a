import { type FieldLabels, fieldLabels } from '../Field/index.ts';

export interface PhoneFieldLabels extends FieldLabels {
  /** Name of the field for the country code. */
  code: string;
  /** Hint for more digits than a number can have. */
  tooLong: string;
  /** Announced when a country code has been moved from the number into its own field. */
  moved: (code: string) => string;
}

export const phoneFieldLabels: PhoneFieldLabels = {
  ...fieldLabels,
  code: 'Dialling code',
  tooLong: 'A phone number has at most 10 digits. Please check it.',
  moved: (code) => `Dialling code ${code}`,
};
