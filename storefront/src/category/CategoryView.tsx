import type { Category, Product } from '@elvora/catalogue/model';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import { FirstScreenEnd } from '../runtime/document/FirstScreenEnd.tsx';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { CatalogueFinder, type CatalogueFinderProps } from '../products/CatalogueFinder.tsx';
import { atListHeading } from '../products/ListHeading.tsx';
import { ListingSummary } from './ListingSummary.tsx';
import { LeafProducts } from './LeafProducts.tsx';
import { SubcategoryGrid } from './SubcategoryGrid.tsx';

/** Direct content of a category, by loading state. */
export type CategoryListing =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  | {
      status: 'ready';
      /** In alphabetical order. */
      categories: readonly Category[];
      /** Direct products; optional when `finder` has them. */
      products: readonly Product[];
      /** Number of products in the category and below. */
      productCount: number;
    };

export interface CategoryViewProps {
  title: string;
  /** Description entered by staff. @default '' */
  lead?: string;
  breadcrumbs: readonly Breadcrumb[];
  listing: CategoryListing;
  /** A page of all products in the category and its descendants, with facets; omit it when the host has no finder. */
  finder?: Pick<CatalogueFinderProps, 'pathname' | 'state' | 'onChoose' | 'onIntent' | 'onAddSize'>;
  /** Current page of the products. @default 1 */
  page?: number;
  /** Number of pages of the category's own products. */
  pageCount?: number;
  /** Address of a page of the products. */
  getHref: (page: number) => string;
}

/**
 * Renders one level of the catalogue: its subcategories and then all products below by type, or its products (S-132,
 * D-58).
 */
export function CategoryView(props: CategoryViewProps) {
  const { title, lead = '', breadcrumbs, listing, finder, page = 1, pageCount = 0, getHref } = props;
  const isLeaf = listing.status !== 'ready' || listing.categories.length === 0;
  // At a level without subcategories the grid is its products: the finder shows them once it has loaded.
  const hasFinder = finder !== undefined && (!isLeaf || finder.state.status === 'ready');
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} {...(lead === '' ? {} : { lead })} />
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
            {!isLeaf && <FirstScreenEnd />}
            <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={title}>
              {hasFinder ? (
                <CatalogueFinder {...finder} page={page} title={title} />
              ) : (
                <LeafProducts
                  breadcrumbs={breadcrumbs}
                  listing={listing}
                  page={page}
                  pageCount={pageCount}
                  title={title}
                />
              )}
            </SectionErrorBoundary>
            {!hasFinder && (
              <Pagination
                getHref={(number) => atListHeading(getHref(number))}
                page={page}
                pageCount={pageCount}
              />
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
