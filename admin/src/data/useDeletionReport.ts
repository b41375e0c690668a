import { showToast } from '@elvora/design-system/Toaster';
import { offerUndo } from './offerUndo.ts';
import { useMutation } from './useMutation.ts';

interface DeletionReportOptions {
  kind: 'category' | 'product';
  texts: {
    deleted: (name: string) => string;
    deletedSeveral: (count: number) => string;
    identity: (id: number) => string;
    restored: (name: string) => string;
    restoredSeveral: (count: number) => string;
    notRestored: string;
  };
  restore: (id: number) => Promise<unknown>;
}

/** Returns a function that reports a deletion in a toast, which offers to restore the entry. */
export function useDeletionReport({ kind, texts, restore }: DeletionReportOptions) {
  const write = useMutation();
  return ({ id, name }: { id: number; name: string }) =>
    offerUndo({
      title: texts.deleted(name),
      text: texts.identity(id),
      kind: `${kind} deleted`,
      mergedTitle: texts.deletedSeveral,
      undo: async () => {
        const outcome = await write({ call: () => restore(id), failure: texts.notRestored });
        if (outcome.status === 'done') {
          showToast({
            tone: 'success',
            title: texts.restored(name),
            kind: `${kind} restored`,
            mergedTitle: texts.restoredSeveral,
          });
        }
        return outcome;
      },
    });
}
