import { createStaffAdminClient } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import { defaultStaffPreferences, type ProductView } from '@elvora/catalogue/model';
import { useSWRConfig } from 'swr';
import { texts } from '../texts.ts';
import { client } from './apiClient.ts';
import { useMutation } from './useMutation.ts';
import { useResource } from './useResource.ts';

const admin = createStaffAdminClient(client);
const preferences = resources.staffPreferences();

/** Reads and changes how the signed-in user lists the products (D-61). */
export function useProductViewPreference() {
  const loaded = useResource(preferences);
  const { mutate } = useSWRConfig();
  const write = useMutation();
  return {
    /** Null while it is loading; the default if the host stores no preferences. */
    view:
      loaded.status === 'ready'
        ? loaded.data.productView
        : loaded.status === 'loading'
          ? null
          : defaultStaffPreferences.productView,
    /** Shows the view at once; a view that cannot be saved lasts until the page is reloaded. */
    async change(productView: ProductView) {
      await mutate(preferences.key, { success: true, data: { productView } }, { revalidate: false });
      await write({
        call: () => admin.changePreferences({ productView }),
        failure: texts.products.viewNotKept,
        skipRevalidation: true,
      });
    },
  };
}
