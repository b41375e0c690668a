import type { Product } from '@elvora/catalogue/model';
import { usePageResource } from '../runtime/data/pageResources.ts';
import { toBestSellersState, bestSellersEmptyState } from '../products/bestSellersState.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { homeResources } from './homePage.ts';
import { useDailyPick } from './useDailyPick.ts';

const noProducts: readonly Product[] = [];

/** Today's best sellers (S-061), with their own loading and error states. */
export function BestSellers() {
  const bestSellers = usePageResource(homeResources, 'bestSellers');
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
          : toBestSellersState(bestSellers, 'The rest of the page works.')
      }
    />
  );
}
