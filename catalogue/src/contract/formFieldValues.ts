import { distributorCheckboxFields } from '../model/forms.ts';
import { parsePhone, parsePhoneCode } from '../operations/phone.ts';

/** Values of an HTML form by field name. */
export type FormFieldValues = Readonly<Record<string, string>>;

/** Converts form values to the input of the contact form's schema. */
export function readContactForm({ phoneCode = '', ...values }: FormFieldValues): FormFieldValues {
  const { phone = '' } = values;
  if (phone.trim() === '') return values;
  // Without script, the number field may contain a foreign number with its country code (D-64).
  const { code, number } = parsePhone(phone, parsePhoneCode(phoneCode));
  return { ...values, ...(code === '' ? {} : { phoneCode: code }), phone: number };
}

/**
 * Converts form values to the input of the application's schema: checkboxes become booleans, empty values are
 * dropped.
 */
export function readDistributorForm(values: FormFieldValues): Record<string, unknown> {
  const filled = Object.entries(readContactForm(values)).filter(([, text]) => text !== '');
  const checkboxes = distributorCheckboxFields.map((name) => [name, values[name] === 'on']);
  return { ...Object.fromEntries(filled), ...Object.fromEntries(checkboxes) };
}
