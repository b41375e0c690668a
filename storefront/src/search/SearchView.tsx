import type { Product } from '@elvora/catalogue/model';
import { matchingRows, pluralise, searchWords } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import { SegmentedLinks } from '@elvora/design-system/SegmentedControl';
import { TextField } from '@elvora/design-system/TextField';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths } from '../site/paths.ts';
import { atListHeading, ListHeading } from '../products/ListHeading.tsx';
import type { ProductsState } from '../products/ProductGrid.tsx';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SearchView.css.ts';
import type { SearchResultsView } from '../site/paths.ts';

export interface SearchViewProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Empty before the first search. */
  query: string;
  state: ProductsState;
  /** Number of all hits; null while loading. */
  total: number | null;
  page: number;
  pageCount: number;
  view: SearchResultsView;
  onAdd: (product: Product) => void;
}

const viewOptions = [
  ['table', 'Sizes'],
  ['cards', 'Cards'],
] as const;

/** Renders the search field, and the products found for a query as tables of sizes or as cards. */
export function SearchView(props: SearchViewProps) {
  const { breadcrumbs, query, state, total, page, pageCount, view, onAdd } = props;
  return (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs}
        lead={query === '' || total === null ? undefined : resultsSummary(total, props)}
        title={query === '' ? 'Search' : `Results for “${query}”`}
      />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="3">
            <form
              action={paths.search()}
              className={query === '' ? styles.form : styles.formOnPhones}
              method="get"
              role="search"
            >
              <TextField
                action={
                  <Button icon={IconSearch} type="submit">
                    Search
                  </Button>
                }
                defaultValue={query}
                enterKeyHint="search"
                key={query}
                label="Part number, product or rating"
                name="query"
                type="search"
              />
            </form>
            {query !== '' && (
              <>
                {total !== null && total > 0 && (
                  <SegmentedLinks
                    items={viewOptions.map(([name, label]) => ({
                      label,
                      href: paths.search({ query, page, view: name }),
                      isCurrent: view === name,
                    }))}
                    label="Show results as"
                    visibleLabel="Show as"
                  />
                )}
                {total !== null && total > 0 && (
                  <ListHeading isHidden page={page} pageCount={pageCount} title="Results" />
                )}
                <SearchResults onAdd={onAdd} query={query} state={state} view={view} />
                <Pagination
                  getHref={(number) => atListHeading(paths.search({ query, page: number, view }))}
                  page={page}
                  pageCount={pageCount}
                />
              </>
            )}
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** Counts the hits; matching sizes only when all products are on one page. */
function resultsSummary(total: number, { query, state, pageCount }: SearchViewProps): string {
  const products = pluralise(total, 'product', 'products');
  if (state.status !== 'ready' || pageCount > 1) return products;
  const words = searchWords(query);
  const codes = state.products.reduce((sum, { specification, matchingRowCount }) => {
    if (matchingRowCount !== undefined) return sum + matchingRowCount;
    return sum + (specification.status === 'ready' ? matchingRows(specification.table, words).length : 0);
  }, 0);
  return codes === 0 ? products : `${products}, ${pluralise(codes, 'matching size', 'matching sizes')}`;
}
