import type { Product } from '@elvora/catalogue/model';
import {
  cellOf,
  columnKeys,
  drawingForName,
  highlightMatches,
  maxHitRows,
  matchingRows,
  searchWords,
} from '@elvora/catalogue/operations';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Link } from '@elvora/design-system/Link';
import { SearchHit } from '@elvora/design-system/SearchHit';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { ProductGrid, type ProductsState } from '../products/ProductGrid.tsx';
import * as styles from './SearchResults.css.ts';
import type { SearchResultsView } from '../site/paths.ts';

export interface SearchResultsProps {
  query: string;
  state: ProductsState;
  view: SearchResultsView;
  onAdd: (product: Product) => void;
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
            {...matchingRowsProps(product, words)}
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

function matchingRowsProps({ specification, matchingRowCount }: Product, words: readonly string[]) {
  if (specification.status !== 'ready') return {};
  const { table } = specification;
  const rows = matchingRows(table, words);
  const keys = columnKeys(table);
  return {
    matchingRowCount: matchingRowCount ?? rows.length,
    rows: {
      headers: keys.map((_key, column) => table.headers[column] || `Column ${column + 1}`),
      cells: rows
        .slice(0, maxHitRows)
        .map((row) => keys.map((key) => highlightMatches(cellOf(row, key) || '-', words))),
    },
  };
}
