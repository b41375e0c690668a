import { errorTexts, resources } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { ButtonLink } from '@elvora/design-system/Button';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { ProductCards } from '../products/ProductCards.tsx';
import { useResource } from '../data/useResource.ts';
import { Loaded } from '../Loaded.tsx';
import { paths } from '../paths.ts';
import { useDailyPick } from './useDailyPick.ts';

/** Today's best sellers; whatever happens to them, the rest of the page works. */
export function BestSellers() {
  const bestSellers = useResource(resources.bestSellers());
  return (
    <Loaded
      failed={(_error, retry) => (
        <ErrorPanel onRetry={retry} text="The rest of the page works." title={errorTexts.bestSellersFailed} />
      )}
      loading={<CardGrid label="Best sellers" state="loading" />}
      missing={<NoBestSellers />}
      of={bestSellers}
    >
      {(products) => <Picked products={products} />}
    </Loaded>
  );
}

function Picked({ products }: { products: readonly Product[] }) {
  const picked = useDailyPick(products);
  if (picked.length === 0) return <NoBestSellers />;
  return <ProductCards headingLevel={3} isFirst={false} label="Best sellers" products={picked} />;
}

export function NoBestSellers() {
  return (
    <EmptyState
      action={
        <ButtonLink href={paths.products()} tone="secondary">
          All products
        </ButtonLink>
      }
      drawing="clock"
      title="No best seller products available."
    />
  );
}
