import { createCategoryAdmin, createProductAdmin } from '@elvora/catalogue/client';
import type { CatalogueKind } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './api.ts';
import { useWrite } from './useWrite.ts';

const admins = { category: createCategoryAdmin(client), product: createProductAdmin(client) };

/** Goes back to an earlier state. */
export function useHistoryActions() {
  const write = useWrite();
  return {
    async restoreVersion(kind: CatalogueKind, entry: { id: number; version: number }, entryId: number) {
      const call = () => admins[kind].restoreVersion(entry, entryId);
      const outcome = await write({ call, failure: texts.history.notRestored });
      if (outcome.status === 'done') showToast({ tone: 'success', title: texts.history.restored });
    },
  };
}
