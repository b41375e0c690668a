import type { Product } from '@elvora/catalogue/model';
import { copyText } from '../copyText.ts';
import { imageBase } from '../data/apiClient.ts';
import { formatLongDateTime } from '../formatDate.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { texts } from '../texts.ts';
import { productConflictRows } from './productConflict.ts';
import { ProductDialogView } from './ProductDialogView.tsx';
import { productFormFrom } from './productFormOps.ts';
import { productFormText } from './productFormText.ts';
import { type ProductEditingOptions, useProductEditing } from './useProductEditing.ts';

export interface ProductDialogProps extends ProductEditingOptions {
  categories: readonly string[];
}

const { products } = texts;

/** Creates or edits a product: validates, saves and resolves edit conflicts. */
export function ProductDialog(props: ProductDialogProps) {
  const editing = useProductEditing(props);
  const { form, edited, isDeleted, theirs } = editing;
  const { offeredDraft } = editing.draft;
  return (
    <>
      <ProductDialogView
        alert={editing.alert}
        categories={props.categories}
        conflict={
          theirs && {
            rows: productConflictRows(form, productFormFrom(theirs)),
            onKeepMine: () => editing.keepMine(theirs),
            onKeepTheirs: () => editing.keepTheirs(theirs),
          }
        }
        focusedField={editing.focusedField}
        draftNotice={
          offeredDraft && {
            savedAtText: formatLongDateTime(new Date(offeredDraft.savedAt).toISOString()),
            onRestore: () => editing.restore(offeredDraft),
            onDiscard: () => editing.draft.discard(offeredDraft),
          }
        }
        form={form}
        goneNotice={
          isDeleted
            ? {
                onSaveAsNew: () => void editing.saveAsNew(),
                onCopy: () => void copyText(productFormText(form)),
              }
            : null
        }
        imageBase={imageBase}
        isSaving={editing.isSaving}
        onAlertClose={editing.closeAlert}
        onCancelSave={editing.cancelSave}
        onChange={editing.change}
        onClose={editing.unsaved.requestClose}
        onStepChange={editing.goToStep}
        onSubmit={() => void editing.submit()}
        step={editing.step}
        submitLabel={submitLabel(edited, isDeleted)}
        title={edited ? products.editNamed(edited.name) : products.add}
        upload={editing.upload}
      />
      <UnsavedChangesDialog {...editing.unsaved} />
    </>
  );
}

function submitLabel(edited: Product | null, isDeleted: boolean): string {
  if (isDeleted) return products.saveAsNew;
  return edited ? products.update : products.create;
}
