import { Chip } from '../Chip/index.ts';
import { IconFlame, IconTrendingUp } from '../Icon/index.ts';
import type { ProductCardLabels } from './productCardLabels.ts';

interface ProductChipsProps {
  isBestseller?: boolean;
  isTrending?: boolean;
  labels: ProductCardLabels;
}

/** The flags of a product as they stand on its picture. */
export function ProductChips({ isBestseller, isTrending, labels }: ProductChipsProps) {
  return (
    <>
      {isBestseller && (
        <Chip icon={IconFlame} look="solid" tone="accent">
          {labels.bestseller}
        </Chip>
      )}
      {isTrending && (
        <Chip icon={IconTrendingUp} look="outline">
          {labels.trending}
        </Chip>
      )}
    </>
  );
}
