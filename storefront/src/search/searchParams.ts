import type { FinderQuery } from '@elvora/catalogue/contract';

/** Whether an address asks for anything: a text, or filters alone. */
export const hasQuestion = ({ query, filters }: FinderQuery): boolean => query !== '' || filters.length > 0;

/** Whether a text alone is asked for, which may be the code of one size; a list was asked for by any other part. */
export const isTextAlone = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].every((name) => name === 'query');

/** Longer texts are truncated. */
export const maxQueryLength = 200;

/** The text of a search page's address, for the field in the header. */
export const searchQuery = (query: URLSearchParams): string =>
  (query.get('query') ?? '').trim().slice(0, maxQueryLength);
