import { tableBounds } from '@elvora/catalogue/model';
import { AlertDialog } from '@elvora/design-system/AlertDialog';
import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { IconEye } from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import type { ImageUpload } from '@elvora/design-system/ImageUploader';
import { SpecTableEditor } from '@elvora/design-system/SpecTableEditor';
import { TabList, TabPanel, Tabs } from '@elvora/design-system/Tabs';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { BasicInfoStep } from './BasicInfoStep.tsx';
import { ProductGoneNotice, type ProductGoneNoticeProps } from './ProductGoneNotice.tsx';
import { RestoreDraftNotice, type RestoreDraftNoticeProps } from './RestoreDraftNotice.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import * as styles from './ProductDialogView.css.ts';
import { ProductPreview } from './ProductPreview.tsx';
import type { ProductFormField, ProductForm } from './productFormOps.ts';
import { isStepValid, type ProductStep, productSteps } from './productSteps.ts';
import { ImageUploadProgress } from './ImageUploadProgress.tsx';

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

/** Labels of the three steps, in order (S-322). */
const steps = [
  { id: 'basic', label: products.basicInfo, shortLabel: products.basicInfoShort },
  { id: 'images', label: products.images },
  { id: 'specifications', label: products.specifications, shortLabel: products.specificationsShort },
] as const satisfies readonly { id: ProductStep; label: string; shortLabel?: string }[];

/** Form to create or edit a product in three steps, which keep their values (S-322…S-327). */
export function ProductDialogView(props: ProductDialogViewProps) {
  const { title, form, step, isSaving, upload, conflict, onChange } = props;
  const [isPreviewing, setPreviewing] = useState(false);
  const index = productSteps.indexOf(step);
  const previousStep = productSteps[index - 1];
  const nextStep = productSteps[index + 1];
  const nameRef = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const items = useStepItems(form, step);

  const onStep = (next: ProductStep) => {
    setPreviewing(false);
    props.onStepChange(next);
  };
  const goToStep = (next: ProductStep) => {
    movesFocus.current = true;
    onStep(next);
  };
  const continueOrSubmit = () => {
    if (isSaving) return;
    if (nextStep) goToStep(nextStep);
    else props.onSubmit();
  };
  useEffect(
    function focusNewStep() {
      if (!movesFocus.current) return;
      movesFocus.current = false;
      // The pressed button may be gone or disabled.
      content.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
    },
    [step],
  );
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
          <>
            <Button
              isDisabled={isSaving || !previousStep}
              onPress={() => previousStep && goToStep(previousStep)}
              tone="secondary"
            >
              {products.previous}
            </Button>
            {nextStep ? (
              // A separate element: otherwise the second click of a double click would submit.
              <Button isDisabled={isSaving} key="next" onPress={continueOrSubmit}>
                {products.next}
              </Button>
            ) : (
              <Button busyLabel={products.saving} isBusy={isSaving} key="submit" onPress={props.onSubmit}>
                {props.submitLabel}
              </Button>
            )}
          </>
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
            <>
              <TabPanel id="basic">
                <BasicInfoStep
                  categories={props.categories}
                  focusedField={props.alert.isOpen ? null : props.focusedField}
                  form={form}
                  isDisabled={isSaving}
                  nameRef={nameRef}
                  onChange={(next) => onChange(() => next)}
                />
              </TabPanel>
              <TabPanel id="images">
                <ImagesStep
                  imageBase={props.imageBase}
                  images={form.images}
                  isDisabled={isSaving}
                  onCancel={isSaving ? props.onCancelSave : undefined}
                  onChange={(images) => onChange((before) => ({ ...before, images }))}
                  onRetry={isSaving ? undefined : props.onSubmit}
                  upload={upload}
                />
              </TabPanel>
              <TabPanel id="specifications" fillsHeight>
                <SpecTableEditor
                  fillsHeight
                  isReadOnly={isSaving}
                  label={products.specifications}
                  maxCells={tableBounds.cells}
                  onChange={(table) => onChange((before) => ({ ...before, table }))}
                  invalidText={form.unreadable ?? undefined}
                  value={form.table}
                />
              </TabPanel>
            </>
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

/** Ticks off the steps that have been visited and keep nothing from being saved. */
function useStepItems(form: ProductForm, step: ProductStep) {
  const [visited, setVisited] = useState<readonly ProductStep[]>(() =>
    productSteps.slice(0, productSteps.indexOf(step) + 1),
  );
  if (!visited.includes(step)) setVisited([...visited, step]);
  const done = productSteps
    .filter((candidate) => candidate !== step && visited.includes(candidate) && isStepValid(candidate, form))
    .join();
  return useMemo(() => steps.map((item) => ({ ...item, isDone: done.split(',').includes(item.id) })), [done]);
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
