import {
  createCategoryAdminClient,
  createProductAdminClient,
  createVocabularyAdminClient,
} from '@elvora/catalogue/client';
import type { HistoryKind } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation } from './useMutation.ts';

const adminClients = {
  category: createCategoryAdminClient(client),
  product: createProductAdminClient(client),
  vocabulary: createVocabularyAdminClient(client),
};

/** Restores earlier versions. */
export function useHistoryActions() {
  const write = useMutation();
  return {
    async restoreVersion(kind: HistoryKind, entry: { id: number; version: number }, entryId: number) {
      const call = () => adminClients[kind].restoreVersion(entry, entryId);
      const outcome = await write({ call, failure: texts.history.notRestored });
      if (outcome.status === 'done') showToast({ tone: 'success', title: texts.history.restored });
    },
  };
}
