import type { Product } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { toNewImages } from './imageFiles.ts';
import { restoreProductForm } from './productDraft.ts';
import { firstProblem, isFormChanged, type ProductForm, productFormFrom } from './productFormOps.ts';
import { type RestorableDraft, useProductDraft } from './useProductDraft.ts';
import { useProductSave } from './useProductSave.ts';
import { useProductSteps } from './useProductSteps.ts';

export interface SavedProduct {
  /** Null for a host that does not send it. */
  id: number | null;
  name: string;
}

export interface ProductEditingOptions {
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
  onSaved: (saved: SavedProduct) => void;
  onClose: () => void;
}

/**
 * Manages the form of a product from opening to saving: steps, draft, alert and conflict
 * resolution.
 */
export function useProductEditing(options: ProductEditingOptions) {
  const { product, initialForm, draftName, isPrefilled = false, isGone = false, onSaved, onClose } = options;
  const { userName } = useStaff();
  const { save, stop, isSaving, upload } = useProductSave();
  const [edited, setEdited] = useState(product);
  const [first, setFirst] = useState(initialForm);
  const [form, setForm] = useState(initialForm);
  const { step, alert, focusedField, showAlert, closeAlert, goToStep, forgetFocus } = useProductSteps();
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
        onSaved({ id: outcome.id, name: values.name.trim() });
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
    if (missingCount > 0) showAlert(texts.products.imagesMissing(missingCount), 'images');
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

  return {
    form,
    step,
    alert,
    focusedField,
    upload,
    draft,
    unsaved,
    /** The product being edited; null while it is new. */
    edited,
    isDeleted,
    isSaving: isSaving || isCopying,
    /** The version that another user has saved since. */
    theirs,
    keepTheirs,
    keepMine,
    restore,
    saveAsNew,
    submit: () => (isDeleted ? saveAsNew() : submit(form, edited)),
    cancelSave: stop,
    change: (change: (before: ProductForm) => ProductForm) => {
      forgetFocus();
      setForm(change);
    },
    goToStep,
    closeAlert,
  };
}
