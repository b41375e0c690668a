import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type ProductStep, productSteps } from './productSteps.ts';

interface StepNavigationOptions {
  step: ProductStep;
  isSaving: boolean;
  onStepChange: (step: ProductStep) => void;
  /** Called after the last step. */
  onSubmit: () => void;
}

/** Moves between the steps of the product dialog by its buttons and by Ctrl+Enter. */
export function useStepNavigation({ step, isSaving, onStepChange, onSubmit }: StepNavigationOptions) {
  const index = productSteps.indexOf(step);
  const nextStep = productSteps[index + 1];
  const { content, focusNextStep } = useStepFocus(step);

  const goToStep = (next: ProductStep) => {
    focusNextStep();
    onStepChange(next);
  };
  const continueOrSubmit = () => {
    if (isSaving) return;
    if (nextStep) goToStep(nextStep);
    else onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    continueOrSubmit();
  };
  return {
    previousStep: productSteps[index - 1],
    /** Undefined in the last step. */
    nextStep,
    goToStep,
    continueOrSubmit,
    contentProps: { onKeyDown, ref: content },
  };
}

/** Focuses the panel of a step that was opened by a button, which may have been removed or disabled. */
function useStepFocus(step: ProductStep) {
  const content = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  useEffect(
    function focusNewStep() {
      if (!movesFocus.current) return;
      movesFocus.current = false;
      content.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
    },
    [step],
  );
  return {
    content,
    focusNextStep: () => {
      movesFocus.current = true;
    },
  };
}
