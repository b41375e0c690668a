import { distributorCheckboxFields } from '../model/forms.ts';

/** What the fields of an HTML form say, by their names. */
export type FormFieldValues = Readonly<Record<string, string>>;

/** The fields of the application as its schema reads them: a ticked box says something, and a choice nobody made says nothing. */
export function readDistributorForm(texts: FormFieldValues): Record<string, unknown> {
  const chosen = Object.entries(texts).filter(([, text]) => text !== '');
  const ticked = distributorCheckboxFields.map((name) => [name, texts[name] === 'on']);
  return { ...Object.fromEntries(chosen), ...Object.fromEntries(ticked) };
}
