import type { Category, Product } from '@elvora/catalogue/model';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { atListHeading } from '../products/ListHeading.tsx';
import { ListingSummary } from './ListingSummary.tsx';
import { LeafProducts } from './LeafProducts.tsx';
import { ProductsBelow, type ProductsBelowState } from './ProductsBelow.tsx';
import { SubcategoryGrid } from './SubcategoryGrid.tsx';

/** Direct content of a category, by loading state. */
export type CategoryListing =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  | {
      status: 'ready';
      /** In alphabetical order. */
      categories: readonly Category[];
      /** Direct products; may be left out where `below` has them. */
      products: readonly Product[];
      /** Number of products in the category and below. */
      productCount: number;
    };

export interface CategoryViewProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  listing: CategoryListing;
  /** A page of all products below a category with subcategories. */
  below?: ProductsBelowState;
  /** Current page of the products. @default 1 */
  page?: number;
  pageCount?: number;
  /** Address of a page of the products. */
  getHref: (page: number) => string;
}

/**
 * Renders one level of the catalogue: its subcategories and then all products below by type, or its products (S-132,
 * D-58).
 */
export function CategoryView(props: CategoryViewProps) {
  const { title, breadcrumbs, listing, below, page = 1, pageCount = 0, getHref } = props;
  const list = { title, page, pageCount };
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="3">
            <SectionErrorBoundary fallback={null} resetKey={title}>
              <ListingSummary listing={listing} title={title} />
            </SectionErrorBoundary>
            <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={title}>
              {listing.status === 'ready' && listing.categories.length > 0 && page === 1 && (
                <SubcategoryGrid {...listing} title={title} />
              )}
            </SectionErrorBoundary>
            <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={title}>
              {below ? (
                <ProductsBelow {...list} state={below} />
              ) : (
                <LeafProducts {...list} breadcrumbs={breadcrumbs} listing={listing} />
              )}
            </SectionErrorBoundary>
            <Pagination
              getHref={(number) => atListHeading(getHref(number))}
              page={page}
              pageCount={pageCount}
            />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
