import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { IconEye } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import type { ImageUpload } from '@elvora/design-system/ImageUploader';
import { TabList, Tabs } from '@elvora/design-system/Tabs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { ProductGoneNotice, type ProductGoneNoticeProps } from './ProductGoneNotice.tsx';
import { RestoreDraftNotice, type RestoreDraftNoticeProps } from './RestoreDraftNotice.tsx';
import * as styles from './ProductDialogView.css.ts';
import { ProductPreview } from './ProductPreview.tsx';
import type { ProductFormField, ProductForm } from './productFormOps.ts';
import { ProductStepPanels } from './ProductStepPanels.tsx';
import { type ProductStep, productSteps } from './productSteps.ts';
import { ImageUploadProgress } from './ImageUploadProgress.tsx';
import { useStepItems } from './useStepItems.ts';

export interface ProductDialogViewProps {
  title: string;
  submitLabel: string;
  form: ProductForm;
  step: ProductStep;
  categories: readonly string[];
  imageBase: string;
  isSaving: boolean;
  /** Upload progress of the new images. */
  upload: ImageUpload | null;
  /** Modal message why the product cannot be saved. */
  alert: { text: string; isOpen: boolean };
  /** Invalid field to focus after the alert. */
  focusedField: ProductFormField | null;
  /** Another user has saved the product in the meantime. */
  conflict: Omit<EditConflictProps, 'isBusy'> | null;
  /** Offer to restore an unsaved draft. */
  draftNotice: Omit<RestoreDraftNoticeProps, 'isDisabled'> | null;
  /** Another user has deleted the product. */
  goneNotice: Omit<ProductGoneNoticeProps, 'isDisabled'> | null;
  onChange: (change: (form: ProductForm) => ProductForm) => void;
  onStepChange: (step: ProductStep) => void;
  onSubmit: () => void;
  /** Cancels the save in progress. */
  onCancelSave: () => void;
  onAlertClose: () => void;
  onClose: () => void;
}

const { products } = texts;

/** Form to create or edit a product in three steps, which keep their values (S-322…S-327). */
export function ProductDialogView(props: ProductDialogViewProps) {
  const { title, form, step, isSaving, upload, conflict } = props;
  const [isPreviewing, setPreviewing] = useState(false);
  const index = productSteps.indexOf(step);
  const nextStep = productSteps[index + 1];
  const nameRef = useRef<HTMLInputElement>(null);
  const { content, focusNextStep } = useStepFocus(step);
  const items = useStepItems(form, step);

  const onStep = (next: ProductStep) => {
    setPreviewing(false);
    props.onStepChange(next);
  };
  const goToStep = (next: ProductStep) => {
    focusNextStep();
    onStep(next);
  };
  const continueOrSubmit = () => {
    if (isSaving) return;
    if (nextStep) goToStep(nextStep);
    else props.onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    continueOrSubmit();
  };

  return (
    <Tabs
      isDisabled={isSaving}
      items={items}
      variant="steps"
      label={products.steps}
      onSelect={onStep}
      selectedId={step}
    >
      <Dialog
        actions={
          <StepButtons
            {...props}
            nextStep={nextStep}
            onContinue={continueOrSubmit}
            onGoToStep={goToStep}
            previousStep={productSteps[index - 1]}
          />
        }
        hasFixedHeight
        initialFocus={nameRef}
        isBusy={isSaving}
        isOpen
        onClose={props.onClose}
        subheader={
          <div className={styles.header}>
            <TabList isFlush />
            <IconButton
              icon={IconEye}
              isPressed={isPreviewing}
              label={products.preview}
              onPress={() => setPreviewing(!isPreviewing)}
            />
          </div>
        }
        startAction={
          <Button isDisabled={isSaving} onPress={props.onClose} tone="ghost">
            {texts.write.cancel}
          </Button>
        }
        title={title}
        width={isPreviewing || step === 'specifications' ? 1080 : 920}
      >
        {/* Handles bubbled keys of the fields; the element itself is not interactive. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
        <div className={styles.content} onKeyDown={onKeyDown} ref={content}>
          {props.goneNotice && <ProductGoneNotice {...props.goneNotice} isDisabled={isSaving} />}
          {conflict && <EditConflict {...conflict} isBusy={isSaving} />}
          {isSaving && (step !== 'images' || isPreviewing) && (
            <UploadNotice form={form} onStop={props.onCancelSave} upload={upload} />
          )}
          {props.draftNotice && <RestoreDraftNotice {...props.draftNotice} isDisabled={isSaving} />}
          {isPreviewing ? (
            <ProductPreview form={form} imageBase={props.imageBase} />
          ) : (
            <ProductStepPanels {...props} nameRef={nameRef} />
          )}
        </div>
        <AlertDialog
          isOpen={props.alert.isOpen}
          kind="alert"
          onClose={props.onAlertClose}
          text={props.alert.text}
        />
      </Dialog>
    </Tabs>
  );
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

interface StepButtonsProps extends Pick<ProductDialogViewProps, 'submitLabel' | 'isSaving' | 'onSubmit'> {
  previousStep: ProductStep | undefined;
  /** Undefined in the last step, which submits. */
  nextStep: ProductStep | undefined;
  onGoToStep: (step: ProductStep) => void;
  onContinue: () => void;
}

function StepButtons(props: StepButtonsProps) {
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

/** Shown only while an upload takes measurable time. */
function UploadNotice({
  form,
  upload,
  onStop,
}: Pick<ProductDialogViewProps, 'form' | 'upload'> & { onStop: () => void }) {
  const count = form.images.filter(({ kind }) => kind === 'new').length;
  if (count === 0 || upload?.status !== 'uploading' || upload.progress === null || upload.progress >= 1)
    return null;
  return <ImageUploadProgress count={count} onStop={onStop} progress={upload.progress} />;
}
