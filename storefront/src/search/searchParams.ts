import type { SearchResultsView } from '../site/paths.ts';

/** Results on one page. */
export const resultsPerPage = 24;

/** Longer texts are truncated. */
const maxQueryLength = 200;

export const searchQuery = (query: URLSearchParams): string =>
  (query.get('query') ?? '').trim().slice(0, maxQueryLength);

export const searchResultsView = (query: URLSearchParams): SearchResultsView =>
  query.get('look') === 'cards' ? 'cards' : 'table';
