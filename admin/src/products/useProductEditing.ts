import type { Product } from '@elvora/catalogue/model';
import { useState } from 'react';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { useStaff } from '../session/StaffContext.ts';
import { texts } from '../texts.ts';
import { toNewImages } from './imageFiles.ts';
import { restoreProductForm } from './productDraft.ts';
import { isFormChanged, type ProductForm, productFormFrom } from './productFormOps.ts';
import { type RestorableDraft, useProductDraft } from './useProductDraft.ts';
import { useProductSteps } from './useProductSteps.ts';
import { type SavedProduct, useProductSubmit } from './useProductSubmit.ts';

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
  const [edited, setEdited] = useState(product);
  const [baseline, setBaseline] = useState(initialForm);
  const [form, setForm] = useState(initialForm);
  const { step, alert, focusedField, showAlert, closeAlert, goToStep, forgetFocus } = useProductSteps();
  const { submit, stop, isSaving, isSaved, isRefused, theirs, settleConflict, upload } = useProductSubmit({
    showAlert,
    onSaved: (saved) => {
      draft.finish();
      onSaved(saved);
      onClose();
    },
  });
  const [isCopying, setCopying] = useState(false);
  const isDeleted = edited !== null && (isGone || isRefused);
  const isChanged = !isSaved && isFormChanged(form, baseline);
  const draft = useProductDraft({
    formKey: `${userName} ${draftName}`,
    form,
    version: edited?.version ?? null,
    isChanged,
  });
  const unsaved = useUnsavedChanges(isChanged || (isPrefilled && !isSaved), ({ isNavigating }) => {
    draft.finish();
    if (!isNavigating) onClose();
  });

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
    setBaseline(productFormFrom(current));
    setForm(productFormFrom(current));
    settleConflict();
  };
  const keepMine = (current: Product) => {
    setEdited(current);
    settleConflict();
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
