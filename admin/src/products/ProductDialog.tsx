import type { Product } from '@elvora/catalogue/model';
import { useState } from 'react';
import { copyText } from '../copyText.ts';
import { imageBase } from '../data/apiClient.ts';
import { useStaff } from '../session/StaffContext.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { texts } from '../texts.ts';
import { formatLongDateTime } from '../formatDate.ts';
import { toNewImages } from './imageFiles.ts';
import { productConflictRows } from './productConflict.ts';
import { restoreProductForm } from './productDraft.ts';
import { ProductDialogView } from './ProductDialogView.tsx';
import {
  type ProductFormField,
  productFormFrom,
  firstProblem,
  isFormChanged,
  type ProductForm,
} from './productFormOps.ts';
import { productFormText } from './productFormText.ts';
import { type ProductStep, stepForField } from './productSteps.ts';
import { type RestorableDraft, useProductDraft } from './useProductDraft.ts';
import { useProductSave } from './useProductSave.ts';

export interface SavedProduct {
  /** Null for a host that does not send it. */
  id: number | null;
  name: string;
}

export interface ProductDialogProps {
  /** Product to edit; null creates one. */
  product: Product | null;
  /** Initial values. */
  initialForm: ProductForm;
  /** Key of the unsaved draft in this browser: 'new', 'product 12'. */
  draftName: string;
  /** The initial values are unsaved themselves, as in a copy. @default false */
  isPrefilled?: boolean;
  /** Another user has deleted the product. @default false */
  isGone?: boolean;
  categories: readonly string[];
  onSaved: (saved: SavedProduct) => void;
  onClose: () => void;
}

const { products } = texts;

/** Creates or edits a product: validates, saves and resolves edit conflicts. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, initialForm, draftName, isPrefilled = false, isGone = false, categories, onClose } = props;
  const { userName } = useStaff();
  const { save, stop, isSaving, upload } = useProductSave();
  const [edited, setEdited] = useState(product);
  const [first, setFirst] = useState(initialForm);
  const [form, setForm] = useState(initialForm);
  const [step, setStep] = useState<ProductStep>('basic');
  const [alert, setAlert] = useState({ text: '', isOpen: false });
  const [focusedField, setFocusedField] = useState<ProductFormField | null>(null);
  const [theirs, setTheirs] = useState<Product | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isSaveRefused, setSaveRefused] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const isDeleted = edited !== null && (isGone || isSaveRefused);
  const isTyped = !isSaved && isFormChanged(form, first);
  const draft = useProductDraft({
    formKey: `${userName} ${draftName}`,
    form,
    version: edited?.version ?? null,
    isChanged: isTyped,
  });
  const unsaved = useUnsavedChanges(isTyped || (isPrefilled && !isSaved), ({ isNavigating }) => {
    draft.finish();
    if (!isNavigating) onClose();
  });

  const showAlert = (text: string, field: ProductFormField | null) => {
    setAlert({ text, isOpen: true });
    setFocusedField(field);
    if (field) setStep(stepForField(field));
  };

  const submit = async (values: ProductForm, against: Product | null) => {
    const problem = firstProblem(values);
    if (problem) {
      showAlert(problem.text, problem.field);
      return;
    }
    const outcome = await save(values, against);
    switch (outcome?.status) {
      case 'saved':
        setSaved(true);
        draft.finish();
        props.onSaved({ id: outcome.id, name: values.name.trim() });
        onClose();
        break;
      case 'gone':
        setSaveRefused(true);
        break;
      case 'outdated':
        setTheirs(outcome.current);
        break;
      case 'failed':
        if (outcome.text !== null) showAlert(outcome.text, outcome.field);
        break;
      case undefined:
    }
  };

  const saveAsNew = async () => {
    setCopying(true);
    const { images, missingCount } = await toNewImages(form.images);
    setCopying(false);
    const copy = { ...form, images };
    setForm(copy);
    setEdited(null);
    if (missingCount > 0) showAlert(products.imagesMissing(missingCount), 'images');
    else await submit(copy, null);
  };

  const restore = (offered: RestorableDraft) => {
    setForm(restoreProductForm(offered.draft));
    // The draft is based on an earlier version, so saving it shows the edit conflict.
    if (product && offered.draft.version !== null) setEdited({ ...product, version: offered.draft.version });
    draft.accept(offered);
  };
  const keepTheirs = (current: Product) => {
    setEdited(current);
    setFirst(productFormFrom(current));
    setForm(productFormFrom(current));
    setTheirs(null);
  };
  const keepMine = (current: Product) => {
    setEdited(current);
    setTheirs(null);
    void submit(form, current);
  };

  return (
    <>
      <ProductDialogView
        alert={alert}
        categories={categories}
        conflict={
          theirs && {
            rows: productConflictRows(form, productFormFrom(theirs)),
            onKeepMine: () => keepMine(theirs),
            onKeepTheirs: () => keepTheirs(theirs),
          }
        }
        focusedField={focusedField}
        draftNotice={
          draft.offeredDraft && {
            savedAtText: formatLongDateTime(new Date(draft.offeredDraft.savedAt).toISOString()),
            onRestore: () => draft.offeredDraft && restore(draft.offeredDraft),
            onDiscard: () => draft.offeredDraft && draft.discard(draft.offeredDraft),
          }
        }
        form={form}
        goneNotice={
          isDeleted
            ? { onSaveAsNew: () => void saveAsNew(), onCopy: () => void copyText(productFormText(form)) }
            : null
        }
        imageBase={imageBase}
        isSaving={isSaving || isCopying}
        onAlertClose={() => setAlert((before) => ({ ...before, isOpen: false }))}
        onCancelSave={stop}
        onChange={(change) => {
          setFocusedField(null);
          setForm(change);
        }}
        onClose={unsaved.requestClose}
        onStepChange={(next) => {
          setFocusedField(null);
          setStep(next);
        }}
        onSubmit={() => void (isDeleted ? saveAsNew() : submit(form, edited))}
        step={step}
        submitLabel={submitLabel(edited, isDeleted)}
        title={edited ? products.editNamed(edited.name) : products.add}
        upload={upload}
      />
      <UnsavedChangesDialog {...unsaved} />
    </>
  );
}

function submitLabel(edited: Product | null, isDeleted: boolean): string {
  if (isDeleted) return products.saveAsNew;
  return edited ? products.update : products.create;
}
