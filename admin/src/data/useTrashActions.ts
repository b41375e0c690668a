import { createCategoryAdminClient, createProductAdminClient } from '@elvora/catalogue/client';
import type { TrashItem } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation } from './useMutation.ts';

const adminClients = {
  category: createCategoryAdminClient(client),
  product: createProductAdminClient(client),
};

/** Restores items from the trash. */
export function useTrashActions() {
  const write = useMutation();
  return {
    async restore({ kind, id, name }: Pick<TrashItem, 'kind' | 'id' | 'name'>) {
      const call = () => adminClients[kind].restore(id);
      const outcome = await write({ call, failure: texts.trash.notRestored });
      if (outcome.status === 'done') showToast({ tone: 'success', title: texts.trash.restored(name) });
      return outcome;
    },
  };
}
