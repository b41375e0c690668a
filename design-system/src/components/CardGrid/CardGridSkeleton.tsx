import { CategoryCardSkeleton } from '../CategoryCard/index.ts';
import { ProductCardSkeleton } from '../ProductCard/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { CardGridKind } from './CardGrid.tsx';

interface CardGridSkeletonProps {
  className: string;
  kind: CardGridKind;
  count: number;
  text?: string;
}

const skeletons = { category: CategoryCardSkeleton, product: ProductCardSkeleton } as const;

/** Loading state of the grid. */
export function CardGridSkeleton({ className, kind, count, text = 'Loading...' }: CardGridSkeletonProps) {
  const Skeleton = skeletons[kind];
  return (
    <>
      <div role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      <div aria-hidden className={className}>
        {Array.from({ length: Math.max(0, count) }, (_none, index) => (
          <Skeleton key={index} />
        ))}
      </div>
    </>
  );
}
