import type { Product } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useState } from 'react';
import { imageBase } from '../data/api.ts';
import { useStaff } from '../frame/StaffContext.ts';
import { UnsavedQuestion } from '../frame/UnsavedQuestion.tsx';
import { useUnsavedChanges } from '../frame/useUnsavedChanges.ts';
import { texts } from '../texts.ts';
import { longWhen } from '../when.ts';
import { conflictRows } from './productConflict.ts';
import { formOfDraft } from './productDraft.ts';
import { ProductDialogView } from './ProductDialogView.tsx';
import { type FormField, formOf, firstProblem, isChanged, type ProductForm } from './productFormOps.ts';
import { type ProductStep, stepOf } from './productSteps.ts';
import { type OfferedDraft, useProductDraft } from './useProductDraft.ts';
import { useProductSave } from './useProductSave.ts';

export interface ProductDialogProps {
  /** What is changed; null makes a new one. */
  product: Product | null;
  /** How the form begins. */
  start: ProductForm;
  /** What it is kept as in this browser while it is not saved: 'new', 'product 12'. */
  draftName: string;
  /** What has been put into it already would be lost: a copy. @default false */
  isFilled?: boolean;
  categories: readonly string[];
  onClose: () => void;
}

const { products } = texts;

/** Makes or changes a product: checks, saves, and settles what somebody else has saved meanwhile. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, start, draftName, isFilled = false, categories, onClose } = props;
  const { userName } = useStaff();
  const { save, stop, isSaving, upload } = useProductSave();
  const [edited, setEdited] = useState(product);
  const [first, setFirst] = useState(start);
  const [form, setForm] = useState(start);
  const [step, setStep] = useState<ProductStep>('basic');
  const [alert, setAlert] = useState({ text: '', isOpen: false });
  const [focusedField, setFocusedField] = useState<FormField | null>(null);
  const [theirs, setTheirs] = useState<Product | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isTyped = !isSaved && isChanged(form, first);
  const draft = useProductDraft({
    draftKey: `${userName} ${draftName}`,
    form,
    version: edited?.version ?? null,
    isChanged: isTyped,
  });
  const unsaved = useUnsavedChanges(isTyped || (isFilled && !isSaved), () => {
    draft.giveUp();
    onClose();
  });

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

  const restore = (offered: OfferedDraft) => {
    setForm(formOfDraft(offered.draft));
    // Typed over an earlier version: then a save shows both sides.
    if (product && offered.draft.version !== null) setEdited({ ...product, version: offered.draft.version });
    draft.take();
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
        offer={
          draft.offered && {
            when: longWhen(new Date(draft.offered.savedAt).toISOString()),
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
