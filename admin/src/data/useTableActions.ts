import { createProductAdminClient } from '@elvora/catalogue/client';
import type { ProductTableIssue, SaveResult } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { offerUndo } from './offerUndo.ts';
import { useMutation } from './useMutation.ts';

const products = createProductAdminClient(client);

/** Corrections of product tables; each reports its result in a toast, and can be undone. */
export function useTableActions() {
  const write = useMutation();
  const { tables } = texts;

  /** Goes back to the state before the last change, unless the product has changed since. */
  async function restoreBefore(saved: SaveResult) {
    const [, before] = await products.history(saved.id);
    return before ? products.restoreVersion(saved, before.id) : null;
  }

  return {
    async correct(issue: ProductTableIssue) {
      const { productId: id, productName, version } = issue;
      const text = `${productName}: ${tables.correct(issue)}`;
      const outcome = await write({
        call: () => products.correctTable({ id, version }, issue.id),
        failure: tables.notCorrected,
      });
      if (outcome.status === 'done' && outcome.value) {
        const saved = outcome.value;
        offerUndo({
          title: tables.corrected,
          text,
          undo: async () => {
            const undone = await write({ call: () => restoreBefore(saved), failure: tables.notUndone });
            if (undone.status === 'done') showToast({ tone: 'success', title: texts.write.undone, text });
            return undone;
          },
        });
      }
      return outcome;
    },
  };
}
