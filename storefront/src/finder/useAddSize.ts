import { findSize, readSizes } from '@elvora/catalogue/operations';
import { useCallback } from 'react';
import { addToQuote } from '../quoteList/addToQuote.ts';
import { useData } from '../runtime/data/DataContext.tsx';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { AddSize } from './sizeTables.ts';

/**
 * Adds a size by its code. Finder results contain no tables, so variant and pack are loaded with
 * the product.
 */
export function useAddSize(): AddSize {
  const { fetchData } = useData();
  return useCallback<AddSize>(
    async (product, code, quantity = 1) => {
      const bare = { code, variants: [], values: [], cells: [] };
      try {
        const full = await fetchData(resourceRef('product', product.id));
        const size = full && findSize(readSizes(full.specification), code);
        addToQuote(full ?? product, { quantity, size: size ?? bare });
      } catch (error) {
        console.warn('The table of the size could not be loaded.', error);
        addToQuote(product, { quantity, size: bare });
      }
    },
    [fetchData],
  );
}
