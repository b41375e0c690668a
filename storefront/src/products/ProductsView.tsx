import type { Category } from '@elvora/catalogue/model';
import { pluralise } from '@elvora/catalogue/operations';
import { CategoryGroupGrid } from '@elvora/design-system/CategoryGroupGrid';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import { categoryCountText } from './categoryCountText.ts';
import { FirstScreenEnd } from '../runtime/document/FirstScreenEnd.tsx';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { CatalogueFinder, type CatalogueFinderProps } from './CatalogueFinder.tsx';
import { atListHeading, ListHeading } from './ListHeading.tsx';
import { ProductGrid, type ProductsState } from './ProductGrid.tsx';

export interface ProductsViewProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Main categories with their children; shown on the first page. */
  groups: readonly CategoryGroup[];
  /** All products by type, with facets; a plain list when the host has no finder. */
  content:
    | { finder: Pick<CatalogueFinderProps, 'pathname' | 'state' | 'onChoose' | 'onIntent' | 'onAddSize'> }
    | { list: { state: ProductsState; pageCount: number } };
  /** Number of all products; null while loading. */
  total: number | null;
  page: number;
}

export interface CategoryGroup {
  category: Category;
  children: readonly Category[];
}

/** Renders the full catalogue: main categories first, then every product, page by page (D-04). */
export function ProductsView({ breadcrumbs, groups, content, total, page }: ProductsViewProps) {
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
            {page === 1 && groups.length > 0 && (
              <>
                <CategoryGroupGrid items={groups.map(toGroupItem)} label="Categories" />
                <FirstScreenEnd />
              </>
            )}
            {'finder' in content ? (
              <CatalogueFinder {...content.finder} page={page} />
            ) : (
              <ProductList {...content.list} page={page} />
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

interface ProductListProps {
  state: ProductsState;
  page: number;
  pageCount: number;
}

function ProductList({ state, page, pageCount }: ProductListProps) {
  return (
    <Stack gap="3">
      <ListHeading page={page} pageCount={pageCount} title="All products" />
      <ProductGrid
        empty={{ title: 'No items found in this category.' }}
        eagerCardCount={page > 1 ? 5 : 0}
        headingLevel={3}
        label="All products"
        state={state}
      />
      <Pagination
        getHref={(number) => atListHeading(paths.products({ page: number }))}
        page={page}
        pageCount={pageCount}
      />
    </Stack>
  );
}

const toGroupItem = ({ category, children }: CategoryGroup) => ({
  name: category.name,
  href: paths.category(category.path),
  source: pictureSourceFor(category.picture, 'thumb'),
  count: categoryCountText(category),
  children: children.map(({ name, path }) => ({ name, href: paths.category(path) })),
});
