import { useId } from 'react';
import type { FieldProps } from './fieldProps.ts';

/**
 * Associates a control with its label, hint and error: spread `controlProps` on the control, put the ids on the texts.
 */
export function useField({ id, name, hint, error, isRequired, isDisabled }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { control: controlId, hint: `${controlId}-hint`, error: `${controlId}-error` };
  const described = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  return {
    ids,
    controlProps: {
      id: controlId,
      name,
      required: isRequired,
      disabled: isDisabled,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
}

export type FieldIds = ReturnType<typeof useField>['ids'];
