import { type ClientError, currentCategory, newRequestId } from '@elvora/catalogue/client';
import { imageFileProblem, isAcceptedImage, validationTexts } from '@elvora/catalogue/contract';
import { type Category, type CategoryDraft, type Picture, pictureFromName } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { showToast } from '@elvora/design-system/Toaster';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { imageBase } from '../data/apiClient.ts';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { UnsavedChangesDialog } from '../router/UnsavedChangesDialog.tsx';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { texts } from '../texts.ts';
import { CategoryDialogView, type CategoryDialogViewProps } from './CategoryDialogView.tsx';
import {
  type CategoryField,
  draftDifferences,
  categoryDraftFrom,
  draftProblems,
  hasParent,
  isDraftChanged,
  newCategoryDraft,
  parentOptions,
} from './categoryDraftOps.ts';
import type { CategoryTask } from './categoryTask.ts';

export interface CategoryDialogProps {
  task: Extract<CategoryTask, { kind: 'add' | 'edit' }>;
  categories: readonly Category[];
  onClose: () => void;
}

/** Delay between the revalidated list and closing the dialog (S-299). */
const closeDelayMs = 100;

/** Creates or edits a category: validates, saves and resolves edit conflicts. */
export function CategoryDialog({ task, categories, onClose }: CategoryDialogProps) {
  const actions = useCategoryActions();
  const [edited, setEdited] = useState(task.kind === 'edit' ? task.category : null);
  const [first, setFirst] = useState(() =>
    task.kind === 'edit' ? categoryDraftFrom(task.category) : newCategoryDraft(task.parent?.name ?? null),
  );
  const [draft, setDraft] = useState(first);
  const [uploaded, setUploaded] = useState<readonly Picture[]>([]);
  const [errors, setErrors] = useState<CategoryDialogViewProps['errors']>({});
  const [phase, setPhase] = useState<'editing' | 'uploading' | 'saving' | 'saved'>('editing');
  const [theirs, setTheirs] = useState<Category | null>(null);
  const request = useRef({ contents: '', requestId: '' });
  const unsaved = useUnsavedChanges(
    phase !== 'saved' && isDraftChanged(draft, first),
    ({ isNavigating }) => !isNavigating && onClose(),
  );

  const { parentName } = draft;
  const parents = useMemo(() => parentsFor(categories, parentName), [categories, parentName]);

  const close = useEffectEvent(onClose);
  useEffect(
    function closeOnceSaved() {
      if (phase !== 'saved') return;
      // Cleared when the user closes the dialog first, so it cannot close the next one.
      const timer = setTimeout(close, closeDelayMs);
      return () => clearTimeout(timer);
    },
    [phase],
  );

  const showErrors = ({ cname, cparentname, cimage }: Readonly<Record<string, string>>) =>
    setErrors({ name: cname, parent: cparentname, image: cimage });
  const isShownInDialog = (error: ClientError) =>
    Object.keys(error.fields).length > 0 || currentCategory(error) !== null;

  const save = async (values: CategoryDraft, against: Category | null) => {
    const problems = draftProblems(values);
    showErrors(problems);
    if (Object.keys(problems).length > 0 || phase !== 'editing') return;
    setPhase('saving');
    const outcome = await (against
      ? actions.update(against, values, requestIdFor(request, [values, against.version]), {
          isErrorHandled: isShownInDialog,
        })
      : actions.create(values, requestIdFor(request, values), { isErrorHandled: isShownInDialog }));
    if (outcome.status === 'done') {
      setPhase('saved');
      showToast({ tone: 'success', title: texts.categories.saved(values.name.trim()) });
      return;
    }
    setPhase('editing');
    showErrors(outcome.error.fields);
    setTheirs(currentCategory(outcome.error));
  };

  const upload = async (file: File) => {
    const problem = await fileProblemText(file);
    setErrors((before) => ({ ...before, image: problem ?? undefined }));
    if (problem !== null || phase !== 'editing') return;
    setPhase('uploading');
    const outcome = await actions.uploadPicture(file, {
      isErrorHandled: (error) => error.fields['image'] !== undefined,
    });
    setPhase('editing');
    if (outcome.status === 'done') {
      setUploaded((before) => [...before, outcome.value]);
      setDraft((before) => ({ ...before, image: outcome.value.name }));
    } else {
      setErrors((before) => ({ ...before, image: outcome.error.fields['image'] }));
    }
  };

  const keepTheirs = (category: Category) => {
    setEdited(category);
    setFirst(categoryDraftFrom(category));
    setDraft(categoryDraftFrom(category));
    setTheirs(null);
    setErrors({});
  };
  const keepMine = (category: Category) => {
    const values = { ...draft, parentName: category.parentName };
    setEdited(category);
    setDraft(values);
    setTheirs(null);
    void save(values, category);
  };

  return (
    <>
      <CategoryDialogView
        conflict={
          theirs && {
            rows: categoryConflictRows(draft, categoryDraftFrom(theirs)),
            onKeepMine: () => keepMine(theirs),
            onKeepTheirs: () => keepTheirs(theirs),
          }
        }
        draft={draft}
        errors={errors}
        isParentFixed={edited !== null}
        isSaving={phase === 'saving' || phase === 'saved'}
        isUploading={phase === 'uploading'}
        onChange={setDraft}
        onClose={unsaved.requestClose}
        onSubmit={() => void save(draft, edited)}
        onUpload={(file) => void upload(file)}
        parents={parents}
        preview={previewSource(draft.image, [...uploaded, ...storedPictures(categories)])}
        submitLabel={edited ? texts.categories.update : texts.categories.create}
        title={dialogTitle(task)}
      />
      <UnsavedChangesDialog {...unsaved} />
    </>
  );
}

function dialogTitle(task: CategoryDialogProps['task']): string {
  if (task.kind === 'edit') return texts.categories.editNamed(task.category.name);
  return task.parent ? texts.categories.addSubcategory : texts.categories.add;
}

/** A retry of the same contents keeps its request id. */
function requestIdFor(request: { current: { contents: string; requestId: string } }, sent: unknown) {
  const contents = JSON.stringify(sent);
  if (request.current.contents !== contents) request.current = { contents, requestId: newRequestId() };
  return request.current.requestId;
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

async function fileProblemText(file: File): Promise<string | null> {
  switch (imageFileProblem(file)) {
    case 'notAnImage':
      return texts.categories.notAnImage;
    case 'empty':
      return validationTexts.imageEmpty;
    case 'tooLarge':
      return validationTexts.imageTooLarge;
    case null:
      return (await isAcceptedImage(file)) ? null : texts.categories.notAnImage;
  }
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
