import type { Product } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { imageBase } from '../data/apiClient.ts';
import { useStaff } from '../session/StaffContext.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { texts } from '../texts.ts';
import { formatLongDateTime } from '../formatDate.ts';
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
import { type ProductStep, stepForField } from './productSteps.ts';
import { type RestorableDraft, useProductDraft } from './useProductDraft.ts';
import { useProductSave } from './useProductSave.ts';

export interface ProductDialogProps {
  /** What is changed; null makes a new one. */
  product: Product | null;
  /** How the form begins. */
  initialForm: ProductForm;
  /** What it is kept as in this browser while it is not saved: 'new', 'product 12'. */
  draftName: string;
  /** What has been put into it already would be lost: a copy. @default false */
  isPrefilled?: boolean;
  categories: readonly string[];
  onClose: () => void;
}

const { products } = texts;

/** Makes or changes a product: checks, saves, and settles what somebody else has saved meanwhile. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, initialForm, draftName, isPrefilled = false, categories, onClose } = props;
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
  const isTyped = !isSaved && isFormChanged(form, first);
  const draft = useProductDraft({
    draftKey: `${userName} ${draftName}`,
    form,
    version: edited?.version ?? null,
    isChanged: isTyped,
  });
  const unsaved = useUnsavedChanges(isTyped || (isPrefilled && !isSaved), () => {
    draft.giveUp();
    onClose();
  });

  const tell = (text: string, field: ProductFormField | null) => {
    setAlert({ text, isOpen: true });
    setFocusedField(field);
    if (field) setStep(stepForField(field));
  };

  const submit = async (values: ProductForm, against: Product | null) => {
    const problem = firstProblem(values);
    if (problem) {
      tell(problem.text, problem.field);
      return;
    }
    const outcome = await save(values, against);
    switch (outcome?.status) {
      case 'saved':
        setSaved(true);
        draft.forget();
        showToast({ tone: 'success', title: products.saved(values.name.trim()) });
        onClose();
        break;
      case 'outdated':
        setTheirs(outcome.current);
        break;
      case 'failed':
        if (outcome.text !== null) tell(outcome.text, outcome.field);
        break;
      case undefined:
    }
  };

  const restore = (offered: RestorableDraft) => {
    setForm(restoreProductForm(offered.draft));
    // Typed over an earlier version: then a save shows both sides.
    if (product && offered.draft.version !== null) setEdited({ ...product, version: offered.draft.version });
    draft.take();
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
          draft.offered && {
            savedAtText: formatLongDateTime(new Date(draft.offered.savedAt).toISOString()),
            onRestore: () => draft.offered && restore(draft.offered),
            onDiscard: draft.drop,
          }
        }
        form={form}
        imageBase={imageBase}
        isSaving={isSaving}
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
        onSubmit={() => void submit(form, edited)}
        step={step}
        submitLabel={edited ? products.update : products.create}
        title={edited ? products.edit : products.add}
        upload={upload}
      />
      <UnsavedChangesDialog {...unsaved} />
    </>
  );
}
