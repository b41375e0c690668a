import { ClientError } from '@elvora/catalogue/client';
import { useEffect, useState } from 'react';
import { useData } from '../data/DataContext.tsx';
import { resourceRef } from '../data/resourceRef.ts';
import { quoteCart } from '../quoteCart/quoteCart.ts';

const noIds: ReadonlySet<number> = new Set();

/** Products on the quote list that have left the catalogue since they were put on it. They are asked for one by one. */
export function useDiscontinuedProducts(): ReadonlySet<number> {
  const { fetchData } = useData();
  const [gone, setGone] = useState(noIds);
  useEffect(
    function lookAgain() {
      let isLeft = false;
      const look = async () => {
        const ids = new Set(quoteCart.current().map(({ productId }) => productId));
        for (const id of ids) {
          if (isLeft) return;
          const isGone = await fetchData(resourceRef('product', id)).then(
            (product) => product === null,
            (error: unknown) => error instanceof ClientError && error.status === 404,
          );
          if (isGone) setGone((known) => new Set(known).add(id));
        }
      };
      void look();
      return () => {
        isLeft = true;
      };
    },
    [fetchData],
  );
  return gone;
}
