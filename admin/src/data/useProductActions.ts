import {
  createProductAdminClient,
  type SaveOptions,
  type ProductCreation,
  type ProductUpdate,
} from '@elvora/catalogue/client';
import type { Product } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation } from './useMutation.ts';

const admin = createProductAdminClient(client);

/** One flag, set or cleared for many products at once. */
export interface FlagChange {
  ids: readonly number[];
  flag: 'isBestseller' | 'isTrending';
  isOn: boolean;
}

/** The dialog shows the stated messages for a product that could not be saved (S-361…S-363). */
const isShownInDialog = () => true;

/** Mutations of products; each reports its result in a toast. */
export function useProductActions() {
  const write = useMutation();
  const { products } = texts;

  const restore = async (id: number, name: string) => {
    const outcome = await write({ call: () => admin.restore(id), failure: products.notRestored });
    if (outcome.status === 'done') {
      showToast({
        tone: 'success',
        title: products.restored(name),
        kind: 'product restored',
        titleOfSeveral: products.restoredSeveral,
      });
    }
    return outcome;
  };

  const setFlags = ({ ids, flag, isOn }: FlagChange) =>
    write({
      call: () => admin.setFlags({ ids, [flag]: isOn }),
      failure: products.flagsNotSet,
    });

  return {
    create: (creation: ProductCreation, options: SaveOptions) =>
      write({ call: () => admin.create(creation, options), failure: products.notSaved, isErrorHandled: isShownInDialog }),
    update: (update: ProductUpdate, options: SaveOptions) =>
      write({ call: () => admin.update(update, options), failure: products.notSaved, isErrorHandled: isShownInDialog }),
    async delete({ id, name }: Product) {
      const outcome = await write({ call: () => admin.delete(id), failure: products.notDeleted });
      if (outcome.status === 'done') {
        const action = { label: texts.write.undo, onPress: () => restore(id, name) };
        showToast({
          tone: 'success',
          title: products.deleted(name),
          kind: 'product deleted',
          titleOfSeveral: products.deletedSeveral,
          action,
        });
      }
      return outcome;
    },
    async setFlags(change: FlagChange) {
      const outcome = await setFlags(change);
      if (outcome.status === 'done') {
        // Undo only what has changed: products that had the flag before keep it.
        const ids = outcome.value.map(({ id }) => id);
        const onPress = () => setFlags({ ...change, ids, isOn: !change.isOn });
        const action = ids.length > 0 ? { label: texts.write.undo, onPress } : undefined;
        showToast({ tone: 'success', title: products.flagsSet(ids.length), action });
      }
      return outcome;
    },
  };
}
