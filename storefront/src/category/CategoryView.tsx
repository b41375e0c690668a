import type { Category, Product } from '@elvora/catalogue/model';
import { drawingForName } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { CategoryCard } from '@elvora/design-system/CategoryCard';
import type { EmptyStateProps } from '@elvora/design-system/EmptyState';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { categoryPageCount, productsOnPage } from './categoryPaging.ts';
import { categoryCountText } from '../products/categoryCountText.ts';
import { ListingSummary, type ListingSummaryProps } from './ListingSummary.tsx';

/** Direct content of a category, by loading state. */
export type CategoryListing =
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorPanelProps }
  | {
      status: 'ready';
      /** In alphabetical order. */
      categories: readonly Category[];
      products: readonly Product[];
    };

export interface CategoryViewProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  listing: CategoryListing;
  /** Current page of the products. @default 1 */
  page?: number;
  /** Address of a page of the products. */
  getHref: (page: number) => string;
}

/** Renders one level of the catalogue: categories, or products below links to the subcategories (S-132). */
export function CategoryView({ title, breadcrumbs, listing, page = 1, getHref }: CategoryViewProps) {
  const products = listing.status === 'ready' ? listing.products : [];
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={title} />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="3">
            <SectionErrorBoundary fallback={null} resetKey={title}>
              <ListingSummary listing={listing} page={page} title={title} />
            </SectionErrorBoundary>
            <SectionErrorBoundary fallback={inlineErrorFallback} resetKey={title}>
              <ListingGrid listing={listing} empty={emptyListing(breadcrumbs)} page={page} title={title} />
            </SectionErrorBoundary>
            <Pagination getHref={getHref} page={page} pageCount={categoryPageCount(products)} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function ListingGrid({ title, listing, page, empty }: ListingSummaryProps & { empty: EmptyStateProps }) {
  if (listing.status === 'ready' && listing.products.length === 0 && listing.categories.length > 0)
    return <CategoryCards categories={listing.categories} label={title} />;
  const hasBoth = listing.status === 'ready' && listing.categories.length > 0;
  return (
    <ProductGrid
      empty={empty}
      headingLevel={hasBoth ? 3 : 2}
      label={`Products of ${title}`}
      state={
        listing.status === 'ready'
          ? { status: 'ready', products: productsOnPage(listing.products, page) }
          : listing
      }
    />
  );
}

/** Message of an empty category (S-137), with a link to its parent. */
function emptyListing(breadcrumbs: readonly Breadcrumb[]): EmptyStateProps {
  const parent = breadcrumbs.at(-2);
  return {
    title: 'No items found in this category.',
    text: 'The range is being entered. Ask us, or look in the parent category.',
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

/** Cards of the first row on wide screens, whose pictures load eagerly. */
const eagerCardCount = 5;

function CategoryCards({ categories, label }: { categories: readonly Category[]; label: string }) {
  return (
    <CardGrid kind="category" label={label}>
      {categories.map((category, index) => (
        <CategoryCard
          count={categoryCountText(category)}
          drawing={drawingForName(category.name)}
          headingLevel={2}
          href={paths.category(category.path)}
          key={category.id}
          name={category.name}
          priority={index < eagerCardCount}
          source={pictureSourceFor(category.picture, 'card')}
        />
      ))}
    </CardGrid>
  );
}
