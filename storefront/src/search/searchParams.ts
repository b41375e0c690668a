/** How results are shown: products with their matching sizes, or cards. */
export type SearchResultsView = 'table' | 'cards';

/** Results on one page. */
export const resultsPerPage = 24;

/** The longest text that is looked for; more finds nothing more. */
const maxQueryLength = 200;

export const searchQuery = (query: URLSearchParams) =>
  (query.get('query') ?? '').trim().slice(0, maxQueryLength);

export const searchResultsView = (query: URLSearchParams): SearchResultsView =>
  query.get('look') === 'cards' ? 'cards' : 'table';
