import { showToast } from '@elvora/design-system/Toaster';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts.ts';
import type { ProductPageState } from './ProductsView.tsx';
import type { SavedProduct } from './useProductSubmit.ts';

/** Returns a function that reports a saved product, with a button to open one on another page of the list. */
export function useSaveReport(products: ProductPageState, openProduct: (id: number) => void) {
  const [saved, setSaved] = useState<SavedProduct | null>(null);
  const report = useEffectEvent(({ id, name }: SavedProduct) => {
    const title = texts.products.saved(name);
    const isOnPage = products.status === 'ready' && products.products.some((product) => product.id === id);
    if (id === null || isOnPage) {
      showToast({ tone: 'success', title });
      return;
    }
    const action = { label: texts.products.openSaved, onPress: () => openProduct(id) };
    // One line: the toast waits over the bar and must not reach the page's main button (D-37).
    showToast({ tone: 'success', title, action });
  });
  useEffect(
    function reportSaved() {
      if (saved) report(saved);
    },
    [saved],
  );
  return setSaved;
}
