import { IconFlame, IconTrendingUp } from '../Icon/index.ts';
import { Chip } from './Chip.tsx';

export interface ProductFlagsProps {
  /** @default false */
  isBestseller?: boolean;
  /** @default false */
  isTrending?: boolean;
  /** Stronger, to be read over a picture. @default false */
  isOnPicture?: boolean;
  labels: { bestseller: string; trending: string };
}

/** The flags of a product that are set; the row they stand in is their parent's. */
export function ProductFlags({ isBestseller, isTrending, isOnPicture, labels }: ProductFlagsProps) {
  return (
    <>
      {isBestseller && (
        <Chip icon={IconFlame} look={isOnPicture ? 'solid' : 'soft'} tone="accent">
          {labels.bestseller}
        </Chip>
      )}
      {isTrending && (
        <Chip
          icon={IconTrendingUp}
          look={isOnPicture ? 'outline' : 'soft'}
          tone={isOnPicture ? 'neutral' : 'brand'}
        >
          {labels.trending}
        </Chip>
      )}
    </>
  );
}
