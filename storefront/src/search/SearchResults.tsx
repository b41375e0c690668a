import { cellAt, type Product, type ProductSize } from '@elvora/catalogue/model';
import {
  columnKeys,
  drawingForName,
  highlightMatches,
  maxHitRows,
  matchingRows,
  readSizes,
  searchWords,
} from '@elvora/catalogue/operations';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Link } from '@elvora/design-system/Link';
import { type HitSize, SearchHit } from '@elvora/design-system/SearchHit';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { ProductGrid, type ProductsState } from '../products/ProductGrid.tsx';
import { quoteForm } from '../quoteCart/addToQuote.ts';
import * as styles from './SearchResults.css.ts';
import type { SearchResultsView } from '../site/paths.ts';

export interface SearchResultsProps {
  query: string;
  state: ProductsState;
  view: SearchResultsView;
  onAdd: (product: Product, options?: { size: ProductSize }) => void;
}

/** Lists the products found, each with its matching sizes or as a card. */
export function SearchResults({ view, ...results }: SearchResultsProps) {
  return view === 'cards' ? <ResultCards {...results} /> : <ResultTables {...results} />;
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

function ResultCards({ state, query }: Pick<SearchResultsProps, 'state' | 'query'>) {
  return <ProductGrid empty={noResults} headingLevel={3} label={`Results for ${query}`} state={state} />;
}

function ResultTables({ state, query, onAdd }: Omit<SearchResultsProps, 'view'>) {
  if (state.status === 'loading') return <p role="status">Searching...</p>;
  if (state.status === 'failed') return <ErrorPanel {...state.error} />;
  if (state.products.length === 0) return <EmptyState {...noResults} headingLevel={2} />;
  const words = searchWords(query);
  return (
    <ul aria-label={`Results for ${query}`} className={styles.hits} role="list">
      {state.products.map((product, index) => (
        <li key={product.id}>
          <SearchHit
            addForm={quoteForm(product)}
            {...matchingRowsProps(product, words, onAdd)}
            categoryName={product.category}
            drawing={drawingForName(`${product.name} ${product.category}`)}
            headingLevel={3}
            href={paths.product(product.id)}
            name={highlightMatches(product.name, words)}
            onAdd={() => onAdd(product)}
            priority={index < 4}
            source={pictureSourceFor(product.pictures[0], 'thumb')}
          />
        </li>
      ))}
    </ul>
  );
}

function matchingRowsProps(product: Product, words: readonly string[], onAdd: SearchResultsProps['onAdd']) {
  const { specification, matchingRowCount } = product;
  if (specification.status !== 'ready') return {};
  const { table } = specification;
  const rows = matchingRows(table, words);
  const keys = columnKeys(table);
  const sizes = readSizes(specification);
  const shown = rows.slice(0, maxHitRows);
  return {
    matchingRowCount: matchingRowCount ?? rows.length,
    rows: {
      headers: keys.map((_key, column) => table.headers[column] || `Column ${column + 1}`),
      sizes: shown.map((row) => sizesOfRow(product, sizes, table.rows.indexOf(row), onAdd)),
      cells: shown.map((row) => keys.map((key) => highlightMatches(cellAt(row, key) || '-', words))),
    },
  };
}

/** The sizes whose codes stand in a row; a code that stands in several cells is offered in each. */
function sizesOfRow(
  product: Product,
  sizes: readonly ProductSize[],
  row: number,
  onAdd: SearchResultsProps['onAdd'],
): HitSize[] {
  return sizes.flatMap((size) =>
    size.cells
      .filter((cell) => cell.row === row)
      .map(({ column }) => ({
        column,
        code: size.code,
        href: paths.product(product.id, { size: size.code }),
        onAdd: () => onAdd(product, { size }),
        addForm: quoteForm(product, size.code),
      })),
  );
}
