import {
  createProductAdminClient,
  type SaveOptions,
  type ProductCreation,
  type ProductUpdate,
} from '@elvora/catalogue/client';
import { type Product, productFields } from '@elvora/catalogue/model';
import type { ProductFlagChange } from '@elvora/design-system/ProductTable';
import { showToast } from '@elvora/design-system/Toaster';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { offerUndo } from './offerUndo.ts';
import { useDeletionReport } from './useDeletionReport.ts';
import { useMutation } from './useMutation.ts';

const admin = createProductAdminClient(client);

/** Maximum number of products named in a toast. */
const maxNames = 2;

/** The dialog shows the stated messages for a product that could not be saved (S-361…S-363). */
const isShownInDialog = () => true;

/** Mutations of products; each reports its result in a toast. */
export function useProductActions() {
  const write = useMutation();
  const { products } = texts;

  const reportDeletion = useDeletionReport({ kind: 'product', texts: products, restore: admin.restore });

  const setFlags = ({ ids, flag, isOn }: ProductFlagChange) =>
    write({
      call: () => admin.setFlags({ ids, [flag]: isOn }),
      failure: products.flagsNotSet,
    });

  return {
    create: (creation: ProductCreation, options: SaveOptions) =>
      write({
        call: () => admin.create(creation, options),
        failure: products.notSaved,
        isErrorHandled: isShownInDialog,
      }),
    update: (update: ProductUpdate, options: SaveOptions) =>
      write({
        call: () => admin.update(update, options),
        failure: products.notSaved,
        isErrorHandled: isShownInDialog,
      }),
    async delete(product: Product) {
      const outcome = await write({ call: () => admin.delete(product.id), failure: products.notDeleted });
      if (outcome.status === 'done') reportDeletion(product);
      return outcome;
    },
    /** `listed` are the products on the page, which name the changed ones. */
    async setFlags(change: ProductFlagChange, listed: readonly Pick<Product, 'id' | 'name'>[]) {
      const outcome = await setFlags(change);
      if (outcome.status !== 'done') return outcome;
      // Undo only what has changed: products that had the flag before keep it.
      const ids = outcome.value.map(({ id }) => id);
      const title = products.flagsSet(ids.length);
      if (ids.length === 0) {
        showToast({ tone: 'success', title });
        return outcome;
      }
      const names = listed.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
      const label = productFields[change.flag].label;
      const text = products.flagsSetOf(label, change.isOn, names.slice(0, maxNames), ids.length);
      offerUndo({
        title,
        text,
        undo: async () => {
          const back = await setFlags({ ...change, ids, isOn: !change.isOn });
          if (back.status === 'done') showToast({ tone: 'success', title: texts.write.undone, text });
          return back;
        },
      });
      return outcome;
    },
  };
}
