import type { Category } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
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
  pageCount: number;
}

export interface CategoryGroup {
  category: Category;
  children: readonly Category[];
}

/** The whole catalogue: main categories first, then every product, page by page (D-04). */
export function ProductsView({ breadcrumbs, groups, state, total, page, pageCount }: ProductsViewProps) {
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        lead={total === null ? undefined : pluralise(total, 'product', 'products')}
        title="Products"
      />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="6">
            {page === 1 && groups.length > 0 && <MainCategories groups={groups} label="Categories" />}
            <Stack gap="3">
              <Heading level={2} variant="heading3">
                All products
              </Heading>
              <ProductGrid
                empty={{ title: 'No items found in this category.' }}
                eagerCardCount={page > 1 ? 5 : 0}
                headingLevel={3}
                label="All products"
                state={state}
              />
              <Pagination
                getHref={(number) => paths.products({ page: number })}
                page={page}
                pageCount={pageCount}
              />
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
