import { type ClientError, currentCategory, randomUuid } from '@elvora/catalogue/client';
import type { Category, CategoryDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCategoryActions } from '../data/useCategoryActions.ts';
import { useUnsavedChanges } from '../router/useUnsavedChanges.ts';
import { texts } from '../texts.ts';
import type { CategoryDialogViewProps } from './CategoryDialogView.tsx';
import { categoryDraftFrom, draftProblems, isDraftChanged, newCategoryDraft } from './categoryDraftOps.ts';
import type { CategoryTask } from './categoryTask.ts';
import { usePictureUpload } from './usePictureUpload.ts';

export type CategoryEditingTask = Extract<CategoryTask, { kind: 'add' | 'edit' }>;

/** Delay between the revalidated list and closing the dialog (S-299). */
const closeDelayMs = 100;

/**
 * Manages the form of a category from opening to saving: picture, errors and conflict resolution.
 */
export function useCategoryEditing(task: CategoryEditingTask, onClose: () => void) {
  const actions = useCategoryActions();
  const [edited, setEdited] = useState(task.kind === 'edit' ? task.category : null);
  const [first, setFirst] = useState(() =>
    task.kind === 'edit' ? categoryDraftFrom(task.category) : newCategoryDraft(task.parent?.name ?? null),
  );
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<CategoryDialogViewProps['errors']>({});
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [theirs, setTheirs] = useState<Category | null>(null);
  const request = useRef({ contents: '', idempotencyKey: '' });
  const unsaved = useUnsavedChanges(
    phase !== 'saved' && isDraftChanged(draft, first),
    ({ isNavigating }) => !isNavigating && onClose(),
  );

  const { isUploading, uploaded, upload } = usePictureUpload({
    isDisabled: phase !== 'editing',
    onError: (image) => setErrors((before) => ({ ...before, image })),
    onUploaded: (image) => setDraft((before) => ({ ...before, image })),
  });

  useCloseOnceSaved(phase === 'saved', onClose);

  const showErrors = ({ cname, cparentname, cimage }: Readonly<Record<string, string>>) =>
    setErrors({ name: cname, parent: cparentname, image: cimage });

  const save = async (values: CategoryDraft, against: Category | null) => {
    const problems = draftProblems(values);
    showErrors(problems);
    if (Object.keys(problems).length > 0 || phase !== 'editing' || isUploading) return;
    setPhase('saving');
    const outcome = await (against
      ? actions.update(against, values, idempotencyKeyFor(request, [values, against.version]), {
          isErrorHandled: isShownInDialog,
        })
      : actions.create(values, idempotencyKeyFor(request, values), { isErrorHandled: isShownInDialog }));
    if (outcome.status === 'done') {
      setPhase('saved');
      showToast({ tone: 'success', title: texts.categories.saved(values.name.trim()) });
      return;
    }
    setPhase('editing');
    showErrors(outcome.error.fields);
    setTheirs(currentCategory(outcome.error));
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

  return {
    draft,
    errors,
    phase,
    isUploading,
    unsaved,
    /** The category being edited; null while it is new. */
    edited,
    /** The version that another user has saved since. */
    theirs,
    /** Pictures uploaded in this dialog. */
    uploaded,
    change: setDraft,
    submit: () => void save(draft, edited),
    upload: (file: File) => void upload(file),
    keepMine,
    keepTheirs,
  };
}

function useCloseOnceSaved(isSaved: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(
    function closeOnceSaved() {
      if (!isSaved) return;
      // Cleared when the user closes the dialog first, so it cannot close the next one.
      const timer = setTimeout(close, closeDelayMs);
      return () => clearTimeout(timer);
    },
    [isSaved],
  );
}

const isShownInDialog = (error: ClientError) =>
  Object.keys(error.fields).length > 0 || currentCategory(error) !== null;

/** A retry of the same contents keeps its idempotency key. */
function idempotencyKeyFor(
  request: { current: { contents: string; idempotencyKey: string } },
  sent: unknown,
) {
  const contents = JSON.stringify(sent);
  if (request.current.contents !== contents) request.current = { contents, idempotencyKey: randomUuid() };
  return request.current.idempotencyKey;
}
