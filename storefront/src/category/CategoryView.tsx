import type { Category, Product } from '@elvora/catalogue/model';
import { ButtonLink } from '@elvora/design-system/Button';
import { CardGrid } from '@elvora/design-system/CardGrid';
import { CategoryCard } from '@elvora/design-system/CategoryCard';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { counted } from '../frame/menu.ts';
import { paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { ProductCards } from '../products/ProductCards.tsx';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';

export interface CategoryViewProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  /** Right below the category, in alphabetical order. */
  categories: readonly Category[];
  /** Right in the category. */
  products: readonly Product[];
  /** The category above, to go to when there is nothing here. */
  parent: Category | Breadcrumb | null;
}

/** One level of the catalogue: categories, or products with the subcategories as small links above them (S-132). */
export function CategoryView({ title, breadcrumbs, categories, products, parent }: CategoryViewProps) {
  const counts = [
    ...(categories.length > 0 ? [counted(categories.length, 'subcategory', 'subcategories')] : []),
    ...(products.length > 0 ? [counted(products.length, 'product', 'products')] : []),
  ].join(', ');
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <Section rhythm="catalogue">
        <Container>
          {counts === '' ? (
            <EmptyState
              action={
                parent && (
                  <ButtonLink href={hrefOf(parent)} tone="secondary">{`Go to ${nameOf(parent)}`}</ButtonLink>
                )
              }
              drawing="shelf"
              text="The range is being entered. Ask us, or look in the parent category."
              title="No items found in this category."
            />
          ) : (
            <Stack gap="3">
              <Text look="bodySm" tone="muted">
                {counts}
              </Text>
              {products.length === 0 ? (
                <CategoryCards categories={categories} label={title} />
              ) : (
                <>
                  {categories.length > 0 && (
                    <SubcategoryLinks categories={categories} label={`Subcategories of ${title}`} />
                  )}
                  {categories.length > 0 && (
                    <VisuallyHidden>
                      <Heading level={2}>Products</Heading>
                    </VisuallyHidden>
                  )}
                  <ProductCards
                    headingLevel={categories.length > 0 ? 3 : 2}
                    label={`Products of ${title}`}
                    products={products}
                  />
                </>
              )}
            </Stack>
          )}
        </Container>
      </Section>
    </>
  );
}

const hrefOf = (parent: Category | Breadcrumb) =>
  'path' in parent ? paths.category(parent.path) : (parent.href ?? '/');
const nameOf = (parent: Category | Breadcrumb) => ('path' in parent ? parent.name : parent.label);

/** What is above the fold on a wide screen is loaded at once. */
const firstRow = 5;

export function CategoryCards({ categories, label }: { categories: readonly Category[]; label: string }) {
  return (
    <CardGrid label={label}>
      {categories.map((category, at) => (
        <CategoryCard
          count={contentsOf(category)}
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

/** What a category holds, in words; undefined when the host does not say. */
export function contentsOf({ subcategoryCount, productCount }: Category): string | undefined {
  if (subcategoryCount) return counted(subcategoryCount, 'subcategory', 'subcategories');
  return productCount === null ? undefined : counted(productCount, 'product', 'products');
}
