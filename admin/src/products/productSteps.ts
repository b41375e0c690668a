import { type ProductForm, type ProductFormField } from './productFormOps.ts';
import { firstProblem } from './productRequestOps.ts';

/** The three steps of the dialog, in order (S-325). */
export const productSteps = ['basic', 'images', 'specifications'] as const;
export type ProductStep = (typeof productSteps)[number];

/** Returns the step that contains a field. */
export function stepForField(field: ProductFormField): ProductStep {
  if (field === 'images') return 'images';
  return field === 'table' ? 'specifications' : 'basic';
}

/** Whether no field of a step prevents saving. */
export function isStepValid(step: ProductStep, form: ProductForm): boolean {
  const problem = firstProblem(form);
  return problem === null || stepForField(problem.field) !== step;
}
