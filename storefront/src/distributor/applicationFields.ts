import { type distributorCheckboxFields, distributorLabels as labels } from '@elvora/catalogue/model';
import type { useForm } from '../forms/useForm.ts';
import type { DistributorDraft } from './distributorDraft.ts';

type Form = Pick<ReturnType<typeof useForm>, 'field' | 'onBlur'>;

/** Returns the props of the application's fields, with their initial values. */
export function applicationFields({ field, onBlur }: Form, values: DistributorDraft['values']) {
  return {
    values,
    field,
    /** Props of a required field with text. */
    text: (name: keyof typeof labels) => ({
      ...field(name),
      label: labels[name],
      isRequired: true,
      defaultValue: values[name],
      onBlur: onBlur(name),
    }),
    checkbox: (name: (typeof distributorCheckboxFields)[number]) => ({
      ...field(name),
      defaultSelected: values[name] === 'on',
    }),
  };
}

export type ApplicationFields = ReturnType<typeof applicationFields>;
