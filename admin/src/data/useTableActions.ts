import { createProductAdminClient } from '@elvora/catalogue/client';
import type { ProductTableIssue, SaveResult } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { offerUndo } from './offerUndo.ts';
import { useMutation } from './useMutation.ts';

const products = createProductAdminClient(client);

/** Corrects issues of product tables, or accepts them; each action reports its result in a toast, and can be undone. */
export function useTableActions() {
  const write = useMutation();
  const { tables } = texts;

  /** Restores the state before the last change, unless the product has changed since. */
  async function restoreBefore(saved: SaveResult) {
    const [, before] = await products.history(saved.id);
    return before ? products.restoreVersion(saved, before.id) : null;
  }

  /** Reports a saved change of a product, which its history undoes. */
  function offerUndoOf(saved: SaveResult, offer: { title: string; text: string; notUndone: string }) {
    const { notUndone, ...shown } = offer;
    offerUndo({
      ...shown,
      undo: async () => {
        const undone = await write({ call: () => restoreBefore(saved), failure: notUndone });
        if (undone.status === 'done')
          showToast({ tone: 'success', title: texts.write.undone, text: offer.text });
        return undone;
      },
    });
  }

  return {
    async correct(issue: ProductTableIssue) {
      const { productId: id, productName, version } = issue;
      const outcome = await write({
        call: () => products.correctTable({ id, version }, issue.id),
        failure: tables.notCorrected,
      });
      if (outcome.status === 'done' && outcome.value) {
        const text = `${productName}: ${tables.correct(issue)}`;
        offerUndoOf(outcome.value, { title: tables.corrected, text, notUndone: tables.notUndone });
      }
      return outcome;
    },

    /** Accepts an issue until its column changes. */
    async accept(issue: ProductTableIssue) {
      const { productId: id, productName, version } = issue;
      const outcome = await write({
        call: () => products.acceptIssue({ id, version }, issue.id),
        failure: tables.notAccepted,
      });
      if (outcome.status === 'done' && outcome.value) {
        const text = `${productName}: ${tables.problem(issue)}`;
        offerUndoOf(outcome.value, { title: tables.accepted, text, notUndone: tables.notListedAgain });
      }
      return outcome;
    },
  };
}
