import type { Category, Product } from '@elvora/catalogue/model';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { Pagination } from '@elvora/design-system/Pagination';
import { CategoryCards } from '../category/CategoryView.tsx';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { counted } from '../frame/menu.ts';
import { paths } from '../paths.ts';
import { ProductCards } from './ProductCards.tsx';

export interface ProductsViewProps {
  breadcrumbs: readonly Breadcrumb[];
  categories: readonly Category[];
  products: readonly Product[];
  /** Number of all products. */
  total: number;
  page: number;
  pages: number;
}

/** The whole catalogue: main categories first, then every product, page by page (D-04). */
export function ProductsView({ breadcrumbs, categories, products, total, page, pages }: ProductsViewProps) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} lead={counted(total, 'product', 'products')} title="Products" />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="6">
            {page === 1 && categories.length > 0 && (
              <CategoryCards categories={categories} label="Categories" />
            )}
            <Stack gap="3">
              <Heading level={2} look="heading3">
                All products
              </Heading>
              {products.length === 0 ? (
                <EmptyState title="No items found in this category." />
              ) : (
                <ProductCards headingLevel={3} isFirst={page > 1} label="All products" products={products} />
              )}
              {pages > 1 && (
                <Pagination
                  hrefOf={(number) => paths.products({ page: number })}
                  page={page}
                  pageCount={pages}
                />
              )}
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
