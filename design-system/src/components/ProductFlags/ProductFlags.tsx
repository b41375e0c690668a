import { Chip } from '../Chip/index.ts';
import { IconFlame, IconTrendingUp } from '../Icon/index.ts';
import * as styles from './ProductFlags.css.ts';
import { type ProductFlagsLabels, productFlagsLabels } from './productFlagsLabels.ts';

export interface ProductFlagsProps {
  /** @default false */
  isBestseller?: boolean;
  /** @default false */
  isTrending?: boolean;
  /** Higher contrast, for use over pictures. @default false */
  isOnPicture?: boolean;
  labels?: Partial<ProductFlagsLabels>;
}

/** Shows a product's flags as chips; the parent lays them out. */
export function ProductFlags({
  isBestseller = false,
  isTrending = false,
  isOnPicture = false,
  labels: labelOverrides,
}: ProductFlagsProps) {
  const labels = { ...productFlagsLabels, ...labelOverrides };
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
