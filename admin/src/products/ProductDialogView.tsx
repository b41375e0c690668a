import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { IconEye } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import type { ImageUpload } from '@elvora/design-system/ImageUploader';
import { TabList, Tabs } from '@elvora/design-system/Tabs';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { ProductGoneNotice, type ProductGoneNoticeProps } from './ProductGoneNotice.tsx';
import { RestoreDraftNotice, type RestoreDraftNoticeProps } from './RestoreDraftNotice.tsx';
import * as styles from './ProductDialogView.css.ts';
import { ProductPreview } from './ProductPreview.tsx';
import type { ProductFormField, ProductForm } from './productFormOps.ts';
import { ProductStepPanels } from './ProductStepPanels.tsx';
import type { ProductStep } from './productSteps.ts';
import { StepButtons } from './StepButtons.tsx';
import { ImageUploadProgress } from './ImageUploadProgress.tsx';
import { useStepItems } from './useStepItems.ts';
import { useStepNavigation } from './useStepNavigation.ts';

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
  const { title, form, step, isSaving } = props;
  const [isPreviewing, setPreviewing] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  // The table and the preview need more room than the fields.
  const isWide = isPreviewing || step === 'specifications';
  const items = useStepItems(form, step);
  const showStep = (next: ProductStep) => {
    setPreviewing(false);
    props.onStepChange(next);
  };
  const { contentProps, goToStep, continueOrSubmit, previousStep, nextStep } = useStepNavigation({
    step,
    isSaving,
    onStepChange: showStep,
    onSubmit: props.onSubmit,
  });

  return (
    <Tabs
      isDisabled={isSaving}
      items={items}
      variant="steps"
      label={products.steps}
      onSelect={showStep}
      selectedId={step}
    >
      <Dialog
        actions={
          <StepButtons
            {...props}
            nextStep={nextStep}
            onContinue={continueOrSubmit}
            onGoToStep={goToStep}
            previousStep={previousStep}
          />
        }
        hasFixedHeight
        initialFocus={nameRef}
        isBusy={isSaving}
        isOpen
        onClose={props.onClose}
        subheader={<StepsHeader isPreviewing={isPreviewing} onPreviewChange={setPreviewing} />}
        startAction={
          <Button isDisabled={isSaving} onPress={props.onClose} tone="ghost">
            {texts.write.cancel}
          </Button>
        }
        title={title}
        width={isWide ? 1080 : 920}
      >
        {/* Handles bubbled keys of the fields; the element itself is not interactive. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
        <div {...contentProps} className={styles.content}>
          <Notices {...props} isImageListShown={step === 'images' && !isPreviewing} />
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

interface StepsHeaderProps {
  isPreviewing: boolean;
  onPreviewChange: (isPreviewing: boolean) => void;
}

function StepsHeader({ isPreviewing, onPreviewChange }: StepsHeaderProps) {
  return (
    <div className={styles.header}>
      <TabList isFlush />
      <IconButton
        icon={IconEye}
        isPressed={isPreviewing}
        label={products.preview}
        onPress={() => onPreviewChange(!isPreviewing)}
      />
    </div>
  );
}

interface NoticesProps extends Pick<
  ProductDialogViewProps,
  'form' | 'isSaving' | 'upload' | 'conflict' | 'draftNotice' | 'goneNotice' | 'onCancelSave'
> {
  /** The list of images shows the upload progress itself. */
  isImageListShown: boolean;
}

function Notices(props: NoticesProps) {
  const { form, isSaving, upload, conflict, draftNotice, goneNotice } = props;
  return (
    <>
      {goneNotice && <ProductGoneNotice {...goneNotice} isDisabled={isSaving} />}
      {conflict && <EditConflict {...conflict} isBusy={isSaving} />}
      {isSaving && !props.isImageListShown && (
        <UploadNotice form={form} onStop={props.onCancelSave} upload={upload} />
      )}
      {draftNotice && <RestoreDraftNotice {...draftNotice} isDisabled={isSaving} />}
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
