import { type CategoryDeletion, createCategoryAdminClient, type CategoryRef } from '@elvora/catalogue/client';
import type { Category, CategoryDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation, type MutationOptions } from './useMutation.ts';

const admin = createCategoryAdminClient(client);

type ErrorHandling = Pick<MutationOptions<unknown>, 'isErrorHandled'>;

/** Mutations of categories; each reports its result in a toast. */
export function useCategoryActions() {
  const write = useMutation();
  const { categories } = texts;

  const restore = async (id: number, name: string) => {
    const outcome = await write({ call: () => admin.restore(id), failure: categories.notRestored });
    if (outcome.status === 'done') {
      showToast({
        tone: 'success',
        title: categories.restored(name),
        kind: 'category restored',
        titleOfSeveral: categories.restoredSeveral,
      });
    }
    return outcome;
  };

  const move = async ({ id, name, version, parentName: before }: Category, parentName: string | null) => {
    const outcome = await write({
      call: () => admin.move({ id, version }, parentName),
      failure: categories.notMoved,
    });
    if (outcome.status === 'done') {
      const back = () =>
        write({ call: () => admin.move({ id, version: 0 }, before), failure: categories.notMoved });
      const action = { label: texts.write.undo, onPress: back };
      showToast({
        tone: 'success',
        title: categories.moved(name),
        kind: 'category moved',
        titleOfSeveral: categories.movedSeveral,
        action,
      });
    }
    return outcome;
  };

  return {
    restore,
    create: (draft: CategoryDraft, requestId: string, { isErrorHandled }: ErrorHandling) =>
      write({ call: () => admin.create(draft, { requestId }), failure: categories.notSaved, isErrorHandled }),
    update: (category: CategoryRef, draft: CategoryDraft, requestId: string, { isErrorHandled }: ErrorHandling) =>
      write({
        call: () => admin.update(category, draft, { requestId }),
        failure: categories.notSaved,
        isErrorHandled,
      }),
    move,
    async delete({ id, name }: Category, deletion: CategoryDeletion, { isErrorHandled }: ErrorHandling) {
      const outcome = await write({
        call: () => admin.delete(id, deletion),
        failure: categories.notDeleted,
        isErrorHandled,
      });
      if (outcome.status === 'done') {
        const action = { label: texts.write.undo, onPress: () => restore(id, name) };
        showToast({
          tone: 'success',
          title: categories.deleted(name),
          kind: 'category deleted',
          titleOfSeveral: categories.deletedSeveral,
          action,
        });
      }
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
