import type { Category } from '@elvora/catalogue/model';
import { counted } from '@elvora/catalogue/operations';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHead } from '@elvora/design-system/PageHead';
import { Pagination } from '@elvora/design-system/Pagination';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { paths } from '../paths.ts';
import { MainCategories } from './MainCategories.tsx';
import { ProductGrid, type ProductsState } from './ProductGrid.tsx';

export interface ProductsViewProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Main categories with those right below them; shown on the first page. */
  groups: readonly CategoryGroup[];
  state: ProductsState;
  /** Number of all products; null while it is not known. */
  total: number | null;
  page: number;
  pages: number;
}

export interface CategoryGroup {
  category: Category;
  children: readonly Category[];
}

/** The whole catalogue: main categories first, then every product, page by page (D-04). */
export function ProductsView({ breadcrumbs, groups, state, total, page, pages }: ProductsViewProps) {
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        lead={total === null ? undefined : counted(total, 'product', 'products')}
        title="Products"
      />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="6">
            {page === 1 && groups.length > 0 && <MainCategories groups={groups} label="Categories" />}
            <Stack gap="3">
              <Heading level={2} look="heading3">
                All products
              </Heading>
              <ProductGrid
                empty={{ title: 'No items found in this category.' }}
                firstSeen={page > 1 ? 5 : 0}
                headingLevel={3}
                label="All products"
                state={state}
              />
              <Pagination
                hrefOf={(number) => paths.products({ page: number })}
                page={page}
                pageCount={pages}
              />
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
