import type { FormField } from './productFormOps.ts';

/** The three steps of the dialog, in order (S-325). */
export const productSteps = ['basic', 'images', 'specifications'] as const;
export type ProductStep = (typeof productSteps)[number];

/** Where a field stands. */
export function stepOf(field: FormField): ProductStep {
  if (field === 'images') return 'images';
  return field === 'table' ? 'specifications' : 'basic';
}
