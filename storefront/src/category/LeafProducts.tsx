import { ButtonLink } from '@elvora/design-system/Button';
import type { EmptyStateProps } from '@elvora/design-system/EmptyState';
import { ListHeading } from '../products/ListHeading.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { productsOnPage } from './categoryPaging.ts';
import type { CategoryListing } from './CategoryView.tsx';

interface LeafProductsProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  listing: CategoryListing;
  page: number;
  pageCount: number;
}

/** Renders a page of a category's own products. */
export function LeafProducts({ title, breadcrumbs, listing, page, pageCount }: LeafProductsProps) {
  const isReady = listing.status === 'ready';
  if (isReady && listing.products.length === 0 && listing.categories.length > 0) return null;
  return (
    <>
      {isReady && listing.products.length > 0 && (
        <ListHeading isHidden page={page} pageCount={pageCount} title="Products" />
      )}
      <ProductGrid
        empty={emptyListing(breadcrumbs)}
        headingLevel={3}
        label={`Products of ${title}`}
        state={isReady ? { status: 'ready', products: productsOnPage(listing.products, page) } : listing}
      />
    </>
  );
}

/** Message of an empty category (S-137), with a link to its parent. */
function emptyListing(breadcrumbs: readonly Breadcrumb[]): EmptyStateProps {
  const parent = breadcrumbs.at(-2);
  return {
    title: 'No items found in this category.',
    text: 'Products are still being added here. Ask us, or look in the parent category.',
    drawing: 'shelf',
    ...(parent?.href === undefined
      ? {}
      : {
          action: (
            <ButtonLink href={parent.href} size="sm" tone="secondary">
              {`Go to ${parent.label}`}
            </ButtonLink>
          ),
        }),
  };
}
