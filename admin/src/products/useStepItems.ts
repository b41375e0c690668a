import { useMemo, useState } from 'react';
import { texts } from '../texts.ts';
import type { ProductForm } from './productFormOps.ts';
import { isStepValid, type ProductStep, productSteps } from './productSteps.ts';

const { products } = texts;

/** Labels of the three steps, in order (S-322). */
const steps = [
  { id: 'basic', label: products.basicInfo, shortLabel: products.basicInfoShort },
  { id: 'images', label: products.images },
  { id: 'specifications', label: products.specifications, shortLabel: products.specificationsShort },
] as const satisfies readonly { id: ProductStep; label: string; shortLabel?: string }[];

/** Returns the tabs of the steps; visited steps without problems are marked as done. */
export function useStepItems(form: ProductForm, step: ProductStep) {
  const [visited, setVisited] = useState<readonly ProductStep[]>(() =>
    productSteps.slice(0, productSteps.indexOf(step) + 1),
  );
  if (!visited.includes(step)) setVisited([...visited, step]);
  const done = productSteps
    .filter((candidate) => candidate !== step && visited.includes(candidate) && isStepValid(candidate, form))
    .join();
  return useMemo(() => steps.map((item) => ({ ...item, isDone: done.split(',').includes(item.id) })), [done]);
}
