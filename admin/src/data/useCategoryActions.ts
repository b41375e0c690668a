import { type CategoryDeletion, createCategoryAdminClient, type CategoryRef } from '@elvora/catalogue/client';
import type { Category, CategoryDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { offerUndo } from './offerUndo.ts';
import { useDeletionReport } from './useDeletionReport.ts';
import { useMutation, type MutationOptions } from './useMutation.ts';

const admin = createCategoryAdminClient(client);

type ErrorHandling = Pick<MutationOptions<unknown>, 'isErrorHandled'>;

/** Mutations of categories; each reports its result in a toast. */
export function useCategoryActions() {
  const write = useMutation();
  const { categories } = texts;
  const reportDeletion = useDeletionReport({ kind: 'category', texts: categories, restore: admin.restore });

  const move = async (
    { id, name, version, parentName: before }: Category,
    parentName: string | null,
    { isErrorHandled }: ErrorHandling = {},
  ) => {
    const outcome = await write({
      call: () => admin.move({ id, version }, parentName),
      failure: categories.notMoved,
      ...(isErrorHandled ? { isErrorHandled } : {}),
    });
    if (outcome.status === 'done') {
      // With the new version, so that undoing does not overwrite a later change by another user.
      const moved = { id, version: outcome.value?.version ?? 0 };
      offerUndo({
        title: categories.moved(name),
        text: categories.movedFromTo(before ?? categories.root, parentName ?? categories.root),
        kind: 'category moved',
        mergedTitle: categories.movedSeveral,
        undo: async () => {
          const back = await write({ call: () => admin.move(moved, before), failure: categories.notMoved });
          if (back.status === 'done') showToast({ tone: 'success', title: texts.write.undone, text: name });
          return back;
        },
      });
    }
    return outcome;
  };

  return {
    create: (draft: CategoryDraft, idempotencyKey: string, { isErrorHandled }: ErrorHandling) =>
      write({
        call: () => admin.create(draft, { idempotencyKey }),
        failure: categories.notSaved,
        isErrorHandled,
      }),
    update: (
      category: CategoryRef,
      draft: CategoryDraft,
      idempotencyKey: string,
      { isErrorHandled }: ErrorHandling,
    ) =>
      write({
        call: () => admin.update(category, draft, { idempotencyKey }),
        failure: categories.notSaved,
        isErrorHandled,
      }),
    move,
    async delete(category: Category, deletion: CategoryDeletion, { isErrorHandled }: ErrorHandling) {
      const outcome = await write({
        call: () => admin.delete(category.id, deletion),
        failure: categories.notDeleted,
        isErrorHandled,
      });
      if (outcome.status === 'done') reportDeletion(category);
      return outcome;
    },
    /** The picture becomes part of the catalogue only when a category is saved with it. */
    uploadPicture: (file: File, { isErrorHandled }: ErrorHandling) =>
      write({
        call: () => admin.uploadPicture(file),
        failure: categories.notUploaded,
        isErrorHandled,
        skipRevalidation: true,
      }),
  };
}
