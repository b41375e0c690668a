import { distributorCheckboxFields } from '../model/forms.ts';

/** Values of an HTML form by field name. */
export type FormFieldValues = Readonly<Record<string, string>>;

/** Converts form values to the input of the application's schema: checkboxes become booleans, empty values are dropped. */
export function readDistributorForm(values: FormFieldValues): Record<string, unknown> {
  const filled = Object.entries(values).filter(([, text]) => text !== '');
  const checkboxes = distributorCheckboxFields.map((name) => [name, values[name] === 'on']);
  return { ...Object.fromEntries(filled), ...Object.fromEntries(checkboxes) };
}
