import type { FormFieldValues } from '@elvora/catalogue/contract';

/** Values of unsubmitted forms, in memory for the lifetime of the page. */
const valuesByForm = new Map<string, FormFieldValues>();

/** Values that were typed into a form before it was left. */
export const typedValues = (name: string): FormFieldValues => valuesByForm.get(name) ?? {};

/** Stores the values of a form on unmount; deletes them once the form has been sent. */
export function keepTypedValues(name: string, form: HTMLFormElement | null): void {
  if (form) valuesByForm.set(name, readTextFields(form));
  else valuesByForm.delete(name);
}

function readTextFields(form: HTMLFormElement): FormFieldValues {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(fields) as FormFieldValues;
}
