import { errorTexts } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { ButtonLink } from '@elvora/design-system/Button';
import type { EmptyStateProps } from '@elvora/design-system/EmptyState';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { paths } from '../site/paths.ts';
import type { ProductsState } from './ProductGrid.tsx';

/**
 * Returns the state of the best sellers for a grid, with the specified texts (S-118); `helpText` is
 * the advice after a failure.
 */
export function toBestSellersState(
  bestSellers: ResourceState<readonly Product[]>,
  helpText: string,
): ProductsState {
  switch (bestSellers.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return {
        status: 'failed',
        error: {
          title: errorTexts.bestSellersFailed,
          text: helpText,
          onRetry: bestSellers.retry,
          isRetrying: bestSellers.isRetrying,
        },
      };
    case 'missing':
      return { status: 'ready', products: [] };
    case 'ready':
      return { status: 'ready', products: bestSellers.data };
  }
}

/** The empty state (S-117). */
export const bestSellersEmptyState: EmptyStateProps = {
  title: 'No best seller products available.',
  drawing: 'clock',
  action: (
    <ButtonLink href={paths.products()} size="sm" tone="secondary">
      All products
    </ButtonLink>
  ),
};
