import type { Category, Product } from '@elvora/catalogue/model';
import { pluralise, drawingForName } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { CategoryCard } from '@elvora/design-system/CategoryCard';
import type { EmptyStateProps } from '@elvora/design-system/EmptyState';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { inlineErrorFallback, SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { categoryPageCount, productsOnPage } from './categoryPaging.ts';
import { categoryCountText } from '../products/categoryCountText.ts';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

/** What is right below a category, as far as it is known. */
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
  /** The page of the products that is shown. @default 1 */
  page?: number;
  /** Address of a page of the products. */
  getHref: (page: number) => string;
}

/** One level of the catalogue: categories, or products with the subcategories as small links above them (S-132). */
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

type ListingProps = Pick<CategoryViewProps, 'title' | 'listing'> & { page: number };

/** How much there is, and the subcategories where products fill the grid. */
function ListingSummary({ title, listing, page }: ListingProps) {
  if (listing.status !== 'ready') return null;
  const { categories, products } = listing;
  const counts = [
    ...(categories.length > 0 ? [pluralise(categories.length, 'subcategory', 'subcategories')] : []),
    ...(products.length > 0 ? [pluralise(products.length, 'product', 'products')] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <>
      <Inline justify="between">
        <Text variant="bodySm" tone="muted">
          {counts.join(', ')}
        </Text>
        {categories.length > 0 && (
          <Link href={paths.categoryDetail(title)} isStandalone>{`All products of ${title} by type`}</Link>
        )}
      </Inline>
      {counts.length === 2 && (
        <>
          {page === 1 && <SubcategoryLinks categories={categories} label={`Subcategories of ${title}`} />}
          <VisuallyHidden>
            <Heading level={2}>Products</Heading>
          </VisuallyHidden>
        </>
      )}
    </>
  );
}

function ListingGrid({ title, listing, page, empty }: ListingProps & { empty: EmptyStateProps }) {
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

/** An empty category says so (S-137) and leads back to the one above it. */
function emptyListing(breadcrumbs: readonly Breadcrumb[]): EmptyStateProps {
  const above = breadcrumbs.at(-2);
  return {
    title: 'No items found in this category.',
    text: 'The range is being entered. Ask us, or look in the parent category.',
    drawing: 'shelf',
    ...(above?.href === undefined
      ? {}
      : {
          action: (
            <ButtonLink href={above.href} size="sm" tone="secondary">
              {`Go to ${above.label}`}
            </ButtonLink>
          ),
        }),
  };
}

/** What is seen at once on a wide screen is loaded first. */
const eagerCardCount = 5;

function CategoryCards({ categories, label }: { categories: readonly Category[]; label: string }) {
  return (
    <CardGrid kind="category" label={label}>
      {categories.map((category, at) => (
        <CategoryCard
          count={categoryCountText(category)}
          drawing={drawingForName(category.name)}
          headingLevel={2}
          href={paths.category(category.path)}
          key={category.id}
          name={category.name}
          priority={at < eagerCardCount}
          source={pictureSourceFor(category.picture, 'card')}
        />
      ))}
    </CardGrid>
  );
}
