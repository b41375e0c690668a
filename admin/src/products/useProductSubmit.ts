import type { Product } from '@elvora/catalogue/model';
import { useState } from 'react';
import { type ProductForm, type ProductFormField } from './productFormOps.ts';
import { firstProblem } from './productRequestOps.ts';
import { useProductSave } from './useProductSave.ts';

export interface SavedProduct {
  /** Null for a host that does not send it. */
  id: number | null;
  name: string;
}

interface ProductSubmitOptions {
  showAlert: (text: string, field: ProductFormField | null) => void;
  onSaved: (saved: SavedProduct) => void;
}

/** Validates and saves the form, and holds the outcome of the last attempt. */
export function useProductSubmit({ showAlert, onSaved }: ProductSubmitOptions) {
  const { save, stop, isSaving, upload } = useProductSave();
  const [theirs, setTheirs] = useState<Product | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isRefused, setRefused] = useState(false);

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
        onSaved({ id: outcome.id, name: values.name.trim() });
        break;
      case 'gone':
        setRefused(true);
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

  return {
    submit,
    stop,
    isSaving,
    isSaved,
    /** The product no longer exists, so its changes cannot be saved. */
    isRefused,
    /** The version that another user has saved since. */
    theirs,
    settleConflict: () => setTheirs(null),
    upload,
  };
}
