import { type Category, type CategoryDraft, type Picture, pictureFromName } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { useMemo } from 'react';
import { imageBase } from '../data/apiClient.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { texts } from '../texts.ts';
import {
  type CategoryField,
  categoryDraftFrom,
  draftDifferences,
  hasParent,
  parentOptions,
} from './categoryDraftOps.ts';
import { CategoryDialogView } from './CategoryDialogView.tsx';
import { type CategoryEditingTask, useCategoryEditing } from './useCategoryEditing.ts';

export interface CategoryDialogProps {
  task: CategoryEditingTask;
  categories: readonly Category[];
  onClose: () => void;
}

/** Creates or edits a category: validates, saves and resolves edit conflicts. */
export function CategoryDialog({ task, categories, onClose }: CategoryDialogProps) {
  const form = useCategoryEditing(task, onClose);
  const { draft, phase, isUploading, theirs } = form;
  const { parentName } = draft;
  const parents = useMemo(() => parentsFor(categories, parentName), [categories, parentName]);

  return (
    <>
      <CategoryDialogView
        conflict={
          theirs && {
            rows: categoryConflictRows(draft, categoryDraftFrom(theirs)),
            onKeepMine: () => form.keepMine(theirs),
            onKeepTheirs: () => form.keepTheirs(theirs),
          }
        }
        draft={draft}
        errors={form.errors}
        isParentFixed={form.edited !== null}
        isSaving={phase === 'saving' || phase === 'saved'}
        isUploading={isUploading}
        onChange={form.change}
        onClose={form.unsaved.requestClose}
        onSubmit={form.submit}
        onUpload={form.upload}
        parents={parents}
        preview={previewSource(draft.image, [...form.uploaded, ...storedPictures(categories)])}
        submitLabel={form.edited ? texts.categories.update : texts.categories.create}
        title={dialogTitle(task)}
      />
      <UnsavedChangesDialog {...form.unsaved} />
    </>
  );
}

function dialogTitle(task: CategoryDialogProps['task']): string {
  if (task.kind === 'edit') return texts.categories.editNamed(task.category.name);
  return task.parent ? texts.categories.addSubcategory : texts.categories.add;
}

function parentsFor(categories: readonly Category[], parentName: string | null) {
  const options = parentOptions(categories, texts.categories.noParent);
  if (parentName === null || hasParent(categories, parentName)) return options;
  return [...options, { name: parentName, label: texts.categories.missingParent(parentName) }];
}

const storedPictures = (categories: readonly Category[]) =>
  categories.flatMap(({ picture }) => (picture ? [picture] : []));

function previewSource(image: string, pictures: readonly Picture[]) {
  const name = image.trim();
  if (name === '') return null;
  return pictureSource(
    pictures.find((picture) => picture.name === name) ?? pictureFromName(name),
    imageBase,
    240,
  );
}

function categoryConflictRows(mine: CategoryDraft, theirs: CategoryDraft) {
  const { categories } = texts;
  const rows: Record<CategoryField, { label: string; of: (draft: CategoryDraft) => string }> = {
    name: { label: categories.name, of: ({ name }) => name.trim() },
    status: {
      label: categories.status,
      of: ({ isActive }) => (isActive ? categories.active : categories.inactive),
    },
    image: { label: categories.image, of: ({ image }) => image.trim() },
  };
  return draftDifferences(mine, theirs).map((field) => {
    const { label, of } = rows[field];
    return { label, before: of(mine), after: of(theirs) };
  });
}
