import { ClientError } from '@elvora/catalogue/client';
import { useEffect, useState } from 'react';
import { useData } from '../runtime/data/DataContext.tsx';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { quoteCart } from '../quoteCart/quoteCart.ts';

const noIds: ReadonlySet<number> = new Set();

/** Products on the quote list that are no longer in the catalogue; fetched one after the other. */
export function useDiscontinuedProducts(): ReadonlySet<number> {
  const { fetchData } = useData();
  const [discontinuedIds, setDiscontinuedIds] = useState(noIds);
  useEffect(
    function checkProducts() {
      let isUnmounted = false;
      const check = async () => {
        const ids = new Set(quoteCart.current().map(({ productId }) => productId));
        for (const id of ids) {
          if (isUnmounted) return;
          const isDiscontinued = await fetchData(resourceRef('product', id)).then(
            (product) => product === null,
            (error: unknown) => error instanceof ClientError && error.status === 404,
          );
          if (isDiscontinued) setDiscontinuedIds((current) => new Set(current).add(id));
        }
      };
      void check();
      return () => {
        isUnmounted = true;
      };
    },
    [fetchData],
  );
  return discontinuedIds;
}
