import type { Category, Product } from '@elvora/catalogue/model';
import { counted, drawingOf } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { CategoryCard } from '@elvora/design-system/CategoryCard';
import type { EmptyStateProps } from '@elvora/design-system/EmptyState';
import type { ErrorPanelProps } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHead } from '@elvora/design-system/PageHead';
import { Pagination } from '@elvora/design-system/Pagination';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { missingPart, Part } from '../frame/Part.tsx';
import { paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { pageCountOf, productsOnPage } from './categoryPage.ts';
import { contentsOf } from './contents.ts';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

/** What is right below a category, as far as it is known. */
export type CategoryContents =
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
  contents: CategoryContents;
  /** The page of the products that is shown. @default 1 */
  page?: number;
  /** Address of a page of the products. */
  hrefOf: (page: number) => string;
}

/** One level of the catalogue: categories, or products with the subcategories as small links above them (S-132). */
export function CategoryView({ title, breadcrumbs, contents, page = 1, hrefOf }: CategoryViewProps) {
  const products = contents.status === 'ready' ? contents.products : [];
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="3">
            <Part fallback={null} resetKey={title}>
              <Summary contents={contents} page={page} title={title} />
            </Part>
            <Part fallback={missingPart} resetKey={title}>
              <Level contents={contents} empty={emptyLevel(breadcrumbs)} page={page} title={title} />
            </Part>
            <Pagination hrefOf={hrefOf} page={page} pageCount={pageCountOf(products)} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

type PartProps = Pick<CategoryViewProps, 'title' | 'contents'> & { page: number };

/** How much there is, and the subcategories where products fill the grid. */
function Summary({ title, contents, page }: PartProps) {
  if (contents.status !== 'ready') return null;
  const { categories, products } = contents;
  const counts = [
    ...(categories.length > 0 ? [counted(categories.length, 'subcategory', 'subcategories')] : []),
    ...(products.length > 0 ? [counted(products.length, 'product', 'products')] : []),
  ];
  if (counts.length === 0) return null;
  return (
    <>
      <Inline distribute="between">
        <Text look="bodySm" tone="muted">
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

function Level({ title, contents, page, empty }: PartProps & { empty: EmptyStateProps }) {
  if (contents.status === 'ready' && contents.products.length === 0 && contents.categories.length > 0)
    return <CategoryCards categories={contents.categories} label={title} />;
  const hasBoth = contents.status === 'ready' && contents.categories.length > 0;
  return (
    <ProductGrid
      empty={empty}
      headingLevel={hasBoth ? 3 : 2}
      label={`Products of ${title}`}
      state={
        contents.status === 'ready'
          ? { status: 'ready', products: productsOnPage(contents.products, page) }
          : contents
      }
    />
  );
}

/** An empty category says so (S-137) and leads back to the one above it. */
function emptyLevel(breadcrumbs: readonly Breadcrumb[]): EmptyStateProps {
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
const firstRow = 5;

function CategoryCards({ categories, label }: { categories: readonly Category[]; label: string }) {
  return (
    <CardGrid kind="category" label={label}>
      {categories.map((category, at) => (
        <CategoryCard
          count={contentsOf(category)}
          drawing={drawingOf(category.name)}
          headingLevel={2}
          href={paths.category(category.path)}
          key={category.id}
          name={category.name}
          priority={at < firstRow}
          source={sourceOf(category.picture, 'card')}
        />
      ))}
    </CardGrid>
  );
}
