import { Button } from '@elvora/design-system/Button';
import { texts } from '../texts.ts';
import type { ProductDialogViewProps } from './ProductDialogView.tsx';
import type { ProductStep } from './productSteps.ts';

const { products } = texts;

interface StepButtonsProps extends Pick<ProductDialogViewProps, 'submitLabel' | 'isSaving' | 'onSubmit'> {
  previousStep: ProductStep | undefined;
  /** Undefined in the last step, which submits. */
  nextStep: ProductStep | undefined;
  onGoToStep: (step: ProductStep) => void;
  onContinue: () => void;
}

/** Buttons to the previous and the next step; the last step submits. */
export function StepButtons(props: StepButtonsProps) {
  const { previousStep, nextStep, isSaving, onGoToStep, onContinue } = props;
  return (
    <>
      <Button
        isDisabled={isSaving || !previousStep}
        onPress={() => previousStep && onGoToStep(previousStep)}
        tone="secondary"
      >
        {products.previous}
      </Button>
      {nextStep ? (
        // A separate element: otherwise the second click of a double click would submit.
        <Button isDisabled={isSaving} key="next" onPress={onContinue}>
          {products.next}
        </Button>
      ) : (
        <Button busyLabel={products.saving} isBusy={isSaving} key="submit" onPress={props.onSubmit}>
          {props.submitLabel}
        </Button>
      )}
    </>
  );
}
