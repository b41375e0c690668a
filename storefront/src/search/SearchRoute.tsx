import type { ClientError } from '@elvora/catalogue/client';
import {
  errorTexts,
  type FinderResult,
  type FinderQuery,
  prefixedErrorText,
} from '@elvora/catalogue/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { finderQuery } from '../finder/finderAddress.ts';
import { currentResult, type FinderState, isPastLastPage } from '../finder/finderState.ts';
import { useAddSize } from '../finder/useAddSize.ts';
import { type FinderResource, useFinder } from '../finder/useFinder.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { followLink, prefetchLink } from '../runtime/navigation/followLink.ts';
import { focusHeading } from '../runtime/navigation/focusHeading.ts';
import { errorHelpText, failureStatus } from '../site/errorHelp.ts';
import { failedState } from '../site/failedState.ts';
import { pagedMetadata } from '../site/listingMetadata.ts';
import { withSiteName } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { hasQuery, isTextAlone } from './searchParams.ts';
import { useChoiceReport } from './useChoiceReport.ts';
import { SearchView } from './SearchView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Search' }];

/** Search results; they are not indexed, so the page has no canonical address. */
export function Route() {
  const [params] = useSearchParams();
  const question = finderQuery(params);
  const { query, page } = question;
  const metadata = {
    title: withSiteName(query === '' ? 'Search' : `Results for “${query}”`),
    description: 'Search the catalogue by part number, product name, rating or any value of a table.',
  };
  useFocusAfterSearch(query);
  if (!hasQuery(question)) return <NoQuery metadata={metadata} />;
  const paged = query === '' ? metadata : pagedMetadata(metadata, page);
  return <Results metadata={paged} params={params} question={question} />;
}

function NoQuery({ metadata }: { metadata: PageMetadata }) {
  usePageMetadata(metadata);
  return <SearchView breadcrumbs={breadcrumbs} page={1} query="" state={null} />;
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

interface ResultsProps {
  metadata: PageMetadata;
  question: FinderQuery;
  params: URLSearchParams;
}

function Results({ metadata, question, params }: ResultsProps) {
  const finder = useFinder(question, params);
  usePageMetadata({
    ...metadata,
    ...(finder.status === 'failed' ? { status: failureStatus(finder.error) } : {}),
  });
  const onAddSize = useAddSize();
  const { query, page } = question;
  const result = currentResult(finder);
  useChoiceReport(result?.isMissed ? query : null);
  const sizePath = result && isTextAlone(params) ? exactSizePath(result) : null;
  if (sizePath !== null) return <OpenedSize path={sizePath} query={query} />;
  if (isPastLastPage(page, result)) return <NotFound />;
  return (
    <SearchView
      breadcrumbs={breadcrumbs}
      onAddSize={onAddSize}
      onChoose={followLink}
      onIntent={prefetchLink}
      page={page}
      query={query}
      state={toSearchState(finder)}
    />
  );
}

/** Address of the size whose code is the query (D-56). */
const exactSizePath = ({ exactSize }: FinderResult): string | null =>
  exactSize && paths.product(exactSize.productId, { size: exactSize.code });

/** Redirects to the size whose code is the query; the server responds with an HTTP redirect. */
function OpenedSize({ path, query }: { path: string; query: string }) {
  usePageMetadata({ title: withSiteName(query), description: '', redirectTo: path });
  const navigate = useNavigate();
  useEffect(
    function openSize() {
      void navigate(path, { replace: true });
    },
    [navigate, path],
  );
  return null;
}

function toSearchState(finder: FinderResource): FinderState {
  if (finder.status === 'loading' || finder.status === 'ready') return finder;
  if (finder.status === 'failed') return failedState(finder, errorText(finder.error));
  return { status: 'failed', error: { title: prefixedErrorText(errorText(null)), text: errorHelpText } };
}

const errorText = (error: ClientError | null) => error?.text ?? errorTexts.productsFailed;
