import type { Product } from '@elvora/catalogue/model';
import { useResource } from '../data/useResource.ts';
import { toBestSellersState, bestSellersEmptyState } from '../products/bestSellersState.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { useDailyPick } from './useDailyPick.ts';

const noProducts: readonly Product[] = [];

/** Today's best sellers (S-061); whatever happens to them, the rest of the page works. */
export function BestSellers() {
  const bestSellers = useResource('bestSellers');
  const picked = useDailyPick(bestSellers.status === 'ready' ? bestSellers.data : noProducts);
  return (
    <ProductGrid
      empty={bestSellersEmptyState}
      eagerCardCount={0}
      headingLevel={3}
      label="Best sellers"
      maxColumns={4}
      placeholderCount={4}
      state={
        bestSellers.status === 'ready'
          ? { status: 'ready', products: picked }
          : toBestSellersState(bestSellers)
      }
    />
  );
}
