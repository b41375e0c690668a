import { createVocabularyAdminClient, isVersionConflict } from '@elvora/catalogue/client';
import type { VocabularyDraft, VocabularyEntry } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { offerUndo } from './offerUndo.ts';
import { useMutation, type MutationOptions } from './useMutation.ts';

const admin = createVocabularyAdminClient(client);

/** Errors of single fields, and outdated versions, are shown in the form. */
const isShownInForm: MutationOptions<unknown>['isErrorHandled'] = (error) =>
  Object.keys(error.fields).length > 0 || isVersionConflict(error);

/** Mutations of synonyms and cross-references; each reports its result in a toast, and can be undone. */
export function useVocabularyActions() {
  const write = useMutation();
  const { search } = texts;
  const rowText = ({ typed, meaning }: VocabularyDraft) => `${typed} ${search.means(meaning)}`;

  const undoWith = (entry: VocabularyDraft, call: () => Promise<unknown>) => async () => {
    const undone = await write({ call, failure: search.notRestored(entry.kind) });
    if (undone.status === 'done')
      showToast({ tone: 'success', title: texts.write.undone, text: rowText(entry) });
    return undone;
  };

  return {
    async create(draft: VocabularyDraft, idempotencyKey: string) {
      const outcome = await write({
        call: () => admin.create(draft, { idempotencyKey }),
        failure: search.notSaved(draft.kind),
        isErrorHandled: isShownInForm,
      });
      if (outcome.status === 'done' && outcome.value) {
        const created = outcome.value;
        offerUndo({
          title: search.added(draft.kind),
          text: rowText(draft),
          undo: undoWith(draft, () => admin.remove(created)),
        });
      }
      return outcome;
    },
    async update(entry: VocabularyEntry, draft: VocabularyDraft) {
      const outcome = await write({
        call: () => admin.update(entry, draft),
        failure: search.notSaved(draft.kind),
        isErrorHandled: isShownInForm,
      });
      if (outcome.status === 'done' && outcome.value) {
        const saved = outcome.value;
        const { kind, typed, meaning } = entry;
        offerUndo({
          title: search.saved(kind),
          text: rowText(draft),
          undo: undoWith(entry, () => admin.update(saved, { kind, typed, meaning })),
        });
      }
      return outcome;
    },
    async remove(entry: VocabularyEntry) {
      const outcome = await write({
        call: () => admin.remove(entry),
        failure: search.notRemoved(entry.kind),
      });
      if (outcome.status === 'done') {
        offerUndo({
          title: search.removedOne(entry.kind),
          text: rowText(entry),
          undo: undoWith(entry, () => admin.restore(entry.id)),
        });
      }
      return outcome;
    },
    async restore(entry: VocabularyEntry) {
      const outcome = await write({
        call: () => admin.restore(entry.id),
        failure: search.notRestored(entry.kind),
      });
      if (outcome.status === 'done')
        showToast({ tone: 'success', title: search.restoredOne(entry.kind), text: rowText(entry) });
      return outcome;
    },
  };
}
