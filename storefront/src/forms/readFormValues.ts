import type { FormFieldValues } from '@elvora/catalogue/contract';

/** Returns the values of all fields as text; a checked box is 'on'. */
export const readFormValues = (form: HTMLFormElement): FormFieldValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
