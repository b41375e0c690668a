import { Chip } from '../Chip/index.ts';
import { IconFlame, IconTrendingUp } from '../Icon/index.ts';
import * as styles from './ProductFlags.css.ts';
import { type ProductFlagsLabels, productFlagsLabels } from './productFlagsLabels.ts';

export interface ProductFlagsProps {
  /** @default false */
  isBestseller?: boolean;
  /** @default false */
  isTrending?: boolean;
  /** Stronger, to be read over a picture. @default false */
  isOnPicture?: boolean;
  labels?: Partial<ProductFlagsLabels>;
}

/** The flags a product has, as chips; the row they stand in is their parent's. */
export function ProductFlags({
  isBestseller = false,
  isTrending = false,
  isOnPicture = false,
  labels: given,
}: ProductFlagsProps) {
  const labels = { ...productFlagsLabels, ...given };
  return (
    <span className={styles.root} data-component="ProductFlags">
      {isBestseller && (
        <Chip icon={IconFlame} variant={isOnPicture ? 'solid' : 'soft'} tone="accent">
          {labels.bestseller}
        </Chip>
      )}
      {isTrending && (
        <Chip
          icon={IconTrendingUp}
          variant={isOnPicture ? 'outline' : 'soft'}
          tone={isOnPicture ? 'neutral' : 'brand'}
        >
          {labels.trending}
        </Chip>
      )}
    </span>
  );
}
