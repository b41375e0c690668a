import {
  createProductAdmin,
  type SaveOptions,
  type ProductCreation,
  type ProductUpdate,
} from '@elvora/catalogue/client';
import type { WrittenFlags } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './api.ts';
import { useWrite } from './useWrite.ts';

const admin = createProductAdmin(client);

/** The dialog tells in stated words why a product was not saved (S-361…S-363). */
const isShown = () => true;

/** Writes to products; each tells in a toast what came of it. */
export function useProductActions() {
  const write = useWrite();
  const { products } = texts;

  const restore = async (id: number, name: string) => {
    const outcome = await write({ call: () => admin.restore(id), failure: products.notRestored });
    if (outcome.status === 'done') showToast({ tone: 'success', title: products.restored(name) });
    return outcome;
  };

  return {
    create: (creation: ProductCreation, options: SaveOptions) =>
      write({ call: () => admin.create(creation, options), failure: products.notSaved, isShown }),
    update: (update: ProductUpdate, options: SaveOptions) =>
      write({ call: () => admin.update(update, options), failure: products.notSaved, isShown }),
    async delete({ id, name }: Product) {
      const outcome = await write({ call: () => admin.delete(id), failure: products.notDeleted });
      if (outcome.status === 'done') {
        const action = { label: texts.write.undo, onPress: () => void restore(id, name) };
        showToast({ tone: 'success', title: products.deleted(name), action });
      }
      return outcome;
    },
    async setFlags(flags: WrittenFlags) {
      const outcome = await write({ call: () => admin.setFlags(flags), failure: products.flagsNotSet });
      if (outcome.status === 'done')
        showToast({ tone: 'success', title: products.flagsSet(outcome.value.length) });
      return outcome;
    },
  };
}
