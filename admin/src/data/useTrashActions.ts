import { createCategoryAdmin, createProductAdmin } from '@elvora/catalogue/client';
import type { TrashItem } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './api.ts';
import { useWrite } from './useWrite.ts';

const admins = { category: createCategoryAdmin(client), product: createProductAdmin(client) };

/** Takes things out of the trash again. */
export function useTrashActions() {
  const write = useWrite();
  return {
    async restore({ kind, id, name }: Pick<TrashItem, 'kind' | 'id' | 'name'>) {
      const call = () => admins[kind].restore(id);
      const outcome = await write({ call, failure: texts.trash.notRestored });
      if (outcome.status === 'done') showToast({ tone: 'success', title: texts.trash.restored(name) });
      return outcome;
    },
  };
}
