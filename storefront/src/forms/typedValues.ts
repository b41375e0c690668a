import type { FormFieldValues } from '@elvora/catalogue/contract';

/** What visitors have typed into forms they have left: in memory, so no longer than the page is open. */
const valuesByForm = new Map<string, FormFieldValues>();

/** Values that were typed into a form before it was left. */
export const typedValues = (name: string): FormFieldValues => valuesByForm.get(name) ?? {};

/** Keeps the values of a form that is left; forgets them when there is none any more. */
export function keepTypedValues(name: string, form: HTMLFormElement | null): void {
  if (form) valuesByForm.set(name, readTextFields(form));
  else valuesByForm.delete(name);
}

function readTextFields(form: HTMLFormElement): FormFieldValues {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(fields) as FormFieldValues;
}
