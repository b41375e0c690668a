import { errorTexts } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { useSearchParams } from 'react-router-dom';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { pagedMetadata } from '../document/listingMetadata.ts';
import { withSiteName } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import type { ProductsState } from '../products/ProductGrid.tsx';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { pageNumber } from '../router/paging.ts';
import { resultsPerPage, searchResultsView, searchQuery } from './searchParams.ts';
import { SearchView } from './SearchView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Search' }];

/** Looks for products; a page of results is for people, not for search engines, so it has no address of its own. */
export function Route() {
  const [params] = useSearchParams();
  const query = searchQuery(params);
  const page = pageNumber(params);
  const words = {
    title: withSiteName(query === '' ? 'Search' : `Results for “${query}”`),
    description: 'Search the catalogue by part number, product name, rating or any value of a table.',
  };
  usePageMetadata(query === '' ? words : pagedMetadata(words, page));
  const common = { breadcrumbs, query, view: searchResultsView(params), onAdd: addToQuote };
  if (query !== '') return <Results {...common} page={page} />;
  return (
    <SearchView {...common} page={1} pageCount={0} state={{ status: 'ready', products: [] }} total={0} />
  );
}

type ResultsProps = Omit<Parameters<typeof SearchView>[0], 'state' | 'total' | 'pageCount'>;

function Results(props: ResultsProps) {
  const { query, page } = props;
  const found = useResource('searchProducts', query, {
    limit: resultsPerPage,
    offset: (page - 1) * resultsPerPage,
  });
  const total = found.status === 'ready' ? found.data.total : null;
  return (
    <SearchView
      {...props}
      pageCount={Math.ceil((total ?? 0) / resultsPerPage)}
      state={toSearchState(found)}
      total={total}
    />
  );
}

function toSearchState(found: ResourceState<{ items: readonly Product[] }>): ProductsState {
  if (found.status === 'loading') return found;
  if (found.status === 'missing') return { status: 'ready', products: [] };
  if (found.status === 'ready') return { status: 'ready', products: found.data.items };
  const { error, retry, isRetrying } = found;
  return {
    status: 'failed',
    error: { title: `Error: ${error.text ?? errorTexts.productsFailed}`, onRetry: retry, isRetrying },
  };
}
