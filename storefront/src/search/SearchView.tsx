import type { Product } from '@elvora/catalogue/model';
import {
  columnKeys,
  counted,
  drawingOf,
  markedParts,
  matchingRows,
  searchWords,
} from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconSearch } from '@elvora/design-system/Icon';
import { Container, Section, Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { PageHead } from '@elvora/design-system/PageHead';
import { Pagination } from '@elvora/design-system/Pagination';
import { SearchHit } from '@elvora/design-system/SearchHit';
import { TextField } from '@elvora/design-system/TextField';
import type { Breadcrumb } from '../document/pageDocument.ts';
import { paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { ProductGrid, type ProductsState } from '../products/ProductGrid.tsx';
import * as styles from './SearchView.css.ts';
import type { SearchLook } from './searchAddress.ts';

export interface SearchViewProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Blank before anything was looked for. */
  query: string;
  state: ProductsState;
  /** Number of all that was found; null while it is not known. */
  total: number | null;
  page: number;
  pages: number;
  look: SearchLook;
  onAdd: (product: Product) => void;
}

const looks = [
  ['table', 'Sizes'],
  ['cards', 'Cards'],
] as const;

/** What was found for a text: each product with its matching sizes, or as cards. */
export function SearchView(props: SearchViewProps) {
  const { breadcrumbs, query, total, page, pages, look } = props;
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        lead={query === '' || total === null ? undefined : foundText(total, props)}
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
                  <nav aria-label="Show results as" className={styles.looks}>
                    <span aria-hidden>Show as</span>
                    <span className={styles.choices}>
                      {looks.map(([name, label]) => (
                        <a
                          aria-current={look === name ? 'page' : undefined}
                          className={styles.choice}
                          href={paths.search({ query, page, look: name })}
                          key={name}
                        >
                          {label}
                        </a>
                      ))}
                    </span>
                  </nav>
                )}
                {look === 'cards' ? <Cards {...props} /> : <Hits {...props} />}
                <Pagination
                  hrefOf={(number) => paths.search({ query, page: number, look })}
                  page={page}
                  pageCount={pages}
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
function foundText(total: number, { query, state, pages }: SearchViewProps): string {
  const products = counted(total, 'product', 'products');
  if (state.status !== 'ready' || pages > 1) return products;
  const words = searchWords(query);
  const codes = state.products.reduce((sum, { specification }) => {
    return sum + (specification.status === 'ready' ? matchingRows(specification.table, words).length : 0);
  }, 0);
  return codes === 0 ? products : `${products}, ${counted(codes, 'matching size', 'matching sizes')}`;
}

const nothingFound = {
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
  return <ProductGrid empty={nothingFound} label={`Results for ${query}`} state={state} />;
}

/** Rows shown of one product; its page has them all. */
const mostRows = 5;

function Hits({ state, query, onAdd }: SearchViewProps) {
  if (state.status === 'loading') return <p role="status">Searching...</p>;
  if (state.status === 'failed') return <ErrorPanel {...state.error} />;
  if (state.products.length === 0) return <EmptyState {...nothingFound} headingLevel={2} />;
  const words = searchWords(query);
  return (
    <ul aria-label={`Results for ${query}`} className={styles.hits} role="list">
      {state.products.map((product, at) => (
        <li key={product.id}>
          <SearchHit
            {...foundRows(product, words)}
            categoryName={product.category}
            drawing={drawingOf(`${product.name} ${product.category}`)}
            href={paths.product(product.id)}
            name={markedParts(product.name, words)}
            onAdd={() => onAdd(product)}
            priority={at < 4}
            source={sourceOf(product.pictures[0], 'thumb')}
          />
        </li>
      ))}
    </ul>
  );
}

function foundRows({ specification }: Product, words: readonly string[]) {
  if (specification.status !== 'ready') return {};
  const { table } = specification;
  const rows = matchingRows(table, words);
  const keys = columnKeys(table);
  return {
    foundRows: rows.length,
    rows: {
      headers: keys.map((_key, column) => table.headers[column] || `Column ${column + 1}`),
      cells: rows.slice(0, mostRows).map((row) => keys.map((key) => markedParts(row[key] || '-', words))),
    },
  };
}
