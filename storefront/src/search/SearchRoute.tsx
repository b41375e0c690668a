import { errorTexts } from '@elvora/catalogue/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { pagedMetadata } from '../site/listingMetadata.ts';
import { withSiteName } from '../site/pageTitles.ts';
import { errorHelpText } from '../site/errorHelp.ts';
import { paths } from '../site/paths.ts';
import type { ProductsState } from '../products/ProductGrid.tsx';
import { addToQuote } from '../quoteCart/addToQuote.ts';
import { focusHeading } from '../runtime/navigation/focusHeading.ts';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { searchResources } from './searchPage.ts';
import { resultsPerPage, searchResultsView, searchQuery } from './searchParams.ts';
import { SearchView } from './SearchView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Search' }];

/** Search results; they are not indexed, so the page has no canonical address. */
export function Route() {
  const [params] = useSearchParams();
  const query = searchQuery(params);
  const page = pageNumber(params);
  const metadata = {
    title: withSiteName(query === '' ? 'Search' : `Results for “${query}”`),
    description: 'Search the catalogue by part number, product name, rating or any value of a table.',
  };
  usePageMetadata(query === '' ? metadata : pagedMetadata(metadata, page));
  useFocusAfterSearch(query);
  const common = { breadcrumbs, query, view: searchResultsView(params), onAdd: addToQuote };
  if (query !== '') return <Results {...common} page={page} />;
  return (
    <SearchView {...common} page={1} pageCount={0} state={{ status: 'ready', products: [] }} total={0} />
  );
}

/**
 * Focuses the heading and scrolls it into view after a search from this page, because the focused field is remounted
 * with the query of the URL.
 */
function useFocusAfterSearch(query: string) {
  const previous = useRef(query);
  useEffect(
    function announceResults() {
      if (previous.current === query) return;
      previous.current = query;
      focusHeading();
      document.querySelector('h1')?.scrollIntoView({ block: 'nearest' });
    },
    [query],
  );
}

type ResultsProps = Omit<Parameters<typeof SearchView>[0], 'state' | 'total' | 'pageCount'>;

function Results(props: ResultsProps) {
  const results = usePageResource(searchResources, 'results');
  const total = results.status === 'ready' ? results.data.total : null;
  return (
    <SearchView
      {...props}
      pageCount={Math.ceil((total ?? 0) / resultsPerPage)}
      state={toProductsState(results)}
      total={total}
    />
  );
}

function toProductsState(results: ResourceState<PageData<typeof searchResources>['results']>): ProductsState {
  if (results.status === 'loading') return results;
  if (results.status === 'missing') return { status: 'ready', products: [] };
  if (results.status === 'ready') return { status: 'ready', products: results.data.items };
  const { error, retry, isRetrying } = results;
  return {
    status: 'failed',
    error: {
      title: `Error: ${error.text ?? errorTexts.productsFailed}`,
      text: errorHelpText,
      onRetry: retry,
      isRetrying,
    },
  };
}
