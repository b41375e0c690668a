import { useState } from 'react';
import type { ProductFormField } from './productFormOps.ts';
import { type ProductStep, stepForField } from './productSteps.ts';

/** Holds the current step of a product's form, its alert, and the field that the alert refers to. */
export function useProductSteps() {
  const [step, setStep] = useState<ProductStep>('basic');
  const [alert, setAlert] = useState({ text: '', isOpen: false });
  const [focusedField, setFocusedField] = useState<ProductFormField | null>(null);
  return {
    step,
    alert,
    focusedField,
    /** Goes to the step of the field, if there is one. */
    showAlert: (text: string, field: ProductFormField | null) => {
      setAlert({ text, isOpen: true });
      setFocusedField(field);
      if (field) setStep(stepForField(field));
    },
    closeAlert: () => setAlert((before) => ({ ...before, isOpen: false })),
    goToStep: (next: ProductStep) => {
      setFocusedField(null);
      setStep(next);
    },
    forgetFocus: () => setFocusedField(null),
  };
}
