import type { Product } from '@elvora/catalogue/model';
import {
  columnKeys,
  pluralise,
  drawingForName,
  highlightMatches,
  matchingRows,
  searchWords,
} from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Pagination } from '@elvora/design-system/Pagination';
import { SearchHit } from '@elvora/design-system/SearchHit';
import { TextField } from '@elvora/design-system/TextField';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { paths, type SearchResultsView } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { ProductGrid, type ProductsState } from '../products/ProductGrid.tsx';
import * as styles from './SearchView.css.ts';

export interface SearchViewProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Blank before anything was looked for. */
  query: string;
  state: ProductsState;
  /** Number of all that was found; null while it is not known. */
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

/** What was found for a text: each product with its matching sizes, or as cards. */
export function SearchView(props: SearchViewProps) {
  const { breadcrumbs, query, total, page, pageCount, view } = props;
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
                  <nav aria-label="Show results as" className={styles.viewSwitch}>
                    <span aria-hidden>Show as</span>
                    <span className={styles.viewOptions}>
                      {viewOptions.map(([name, label]) => (
                        <a
                          aria-current={view === name ? 'page' : undefined}
                          className={styles.viewOption}
                          href={paths.search({ query, page, view: name })}
                          key={name}
                        >
                          {label}
                        </a>
                      ))}
                    </span>
                  </nav>
                )}
                {view === 'cards' ? <Cards {...props} /> : <Hits {...props} />}
                <Pagination
                  getHref={(number) => paths.search({ query, page: number, view })}
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

/** How much was found; the sizes can be counted when all products are on one page. */
function resultsSummary(total: number, { query, state, pageCount }: SearchViewProps): string {
  const products = pluralise(total, 'product', 'products');
  if (state.status !== 'ready' || pageCount > 1) return products;
  const words = searchWords(query);
  const codes = state.products.reduce((sum, { specification }) => {
    return sum + (specification.status === 'ready' ? matchingRows(specification.table, words).length : 0);
  }, 0);
  return codes === 0 ? products : `${products}, ${pluralise(codes, 'matching size', 'matching sizes')}`;
}

const noResults = {
  title: 'Nothing found',
  text: 'Try fewer or shorter words, a part of the ordering code, or browse the categories.',
  drawing: 'search',
  action: (
    <Link href={paths.products()} isStandalone>
      See all products
    </Link>
  ),
} as const;

function Cards({ state, query }: SearchViewProps) {
  return <ProductGrid empty={noResults} label={`Results for ${query}`} state={state} />;
}

/** Rows shown of one product; its page has them all. */
const maxRows = 5;

function Hits({ state, query, onAdd }: SearchViewProps) {
  if (state.status === 'loading') return <p role="status">Searching...</p>;
  if (state.status === 'failed') return <ErrorPanel {...state.error} />;
  if (state.products.length === 0) return <EmptyState {...noResults} headingLevel={2} />;
  const words = searchWords(query);
  return (
    <ul aria-label={`Results for ${query}`} className={styles.hits} role="list">
      {state.products.map((product, at) => (
        <li key={product.id}>
          <SearchHit
            {...matchingRowsProps(product, words)}
            categoryName={product.category}
            drawing={drawingForName(`${product.name} ${product.category}`)}
            href={paths.product(product.id)}
            name={highlightMatches(product.name, words)}
            onAdd={() => onAdd(product)}
            priority={at < 4}
            source={pictureSourceFor(product.pictures[0], 'thumb')}
          />
        </li>
      ))}
    </ul>
  );
}

function matchingRowsProps({ specification }: Product, words: readonly string[]) {
  if (specification.status !== 'ready') return {};
  const { table } = specification;
  const rows = matchingRows(table, words);
  const keys = columnKeys(table);
  return {
    matchingRowCount: rows.length,
    rows: {
      headers: keys.map((_key, column) => table.headers[column] || `Column ${column + 1}`),
      cells: rows.slice(0, maxRows).map((row) => keys.map((key) => highlightMatches(row[key] || '-', words))),
    },
  };
}
