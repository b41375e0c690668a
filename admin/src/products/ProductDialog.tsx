import type { Product } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { imageBase } from '../data/api.ts';
import { UnsavedQuestion } from '../frame/UnsavedQuestion.tsx';
import { useUnsavedChanges } from '../frame/useUnsavedChanges.ts';
import { texts } from '../texts.ts';
import { conflictRows } from './productConflict.ts';
import { ProductDialogView } from './ProductDialogView.tsx';
import { type FormField, formOf, firstProblem, isChanged, type ProductForm } from './productFormOps.ts';
import { type ProductStep, stepOf } from './productSteps.ts';
import { useProductSave } from './useProductSave.ts';

export interface ProductDialogProps {
  /** What is changed; null makes a new one. */
  product: Product | null;
  /** How the form begins. */
  start: ProductForm;
  /** What has been put into it already would be lost: a copy. @default false */
  isFilled?: boolean;
  categories: readonly string[];
  onClose: () => void;
}

const { products } = texts;

/** Makes or changes a product: checks, saves, and settles what somebody else has saved meanwhile. */
export function ProductDialog({ product, start, isFilled = false, categories, onClose }: ProductDialogProps) {
  const { save, stop, isSaving, upload } = useProductSave();
  const [edited, setEdited] = useState(product);
  const [first, setFirst] = useState(start);
  const [form, setForm] = useState(start);
  const [step, setStep] = useState<ProductStep>('basic');
  const [alert, setAlert] = useState({ text: '', isOpen: false });
  const [focusedField, setFocusedField] = useState<FormField | null>(null);
  const [theirs, setTheirs] = useState<Product | null>(null);
  const [isSaved, setSaved] = useState(false);
  const unsaved = useUnsavedChanges(!isSaved && (isFilled || isChanged(form, first)), onClose);

  const tell = (text: string, field: FormField | null) => {
    setAlert({ text, isOpen: true });
    setFocusedField(field);
    if (field) setStep(stepOf(field));
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

  const keepTheirs = (current: Product) => {
    setEdited(current);
    setFirst(formOf(current));
    setForm(formOf(current));
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
            rows: conflictRows(form, formOf(theirs)),
            onKeepMine: () => keepMine(theirs),
            onKeepTheirs: () => keepTheirs(theirs),
          }
        }
        focusedField={focusedField}
        form={form}
        imageBase={imageBase}
        isSaving={isSaving}
        onAlertClose={() => setAlert((before) => ({ ...before, isOpen: false }))}
        onCancelSave={stop}
        onChange={(change) => {
          setFocusedField(null);
          setForm(change);
        }}
        onClose={unsaved.leave}
        onStep={(next) => {
          setFocusedField(null);
          setStep(next);
        }}
        onSubmit={() => void submit(form, edited)}
        step={step}
        submitLabel={edited ? products.update : products.create}
        title={edited ? products.edit : products.add}
        upload={upload}
      />
      <UnsavedQuestion {...unsaved} />
    </>
  );
}
