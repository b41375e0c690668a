import type { Product } from '@elvora/catalogue/model';
import { useResource } from '../data/useResource.ts';
import { bestSellersState, noBestSellers } from '../products/bestSellersState.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { useDailyPick } from './useDailyPick.ts';

const none: readonly Product[] = [];

/** Today's best sellers (S-061); whatever happens to them, the rest of the page works. */
export function BestSellers() {
  const bestSellers = useResource('bestSellers');
  const picked = useDailyPick(bestSellers.status === 'ready' ? bestSellers.data : none);
  return (
    <ProductGrid
      empty={noBestSellers}
      firstSeen={0}
      headingLevel={3}
      label="Best sellers"
      mostColumns={4}
      placeholders={4}
      state={
        bestSellers.status === 'ready' ? { status: 'ready', products: picked } : bestSellersState(bestSellers)
      }
    />
  );
}
