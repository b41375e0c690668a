import type { FinderQuery } from '@elvora/catalogue/contract';

/** Whether an address asks for anything: a text, or filters alone. */
export const hasQuestion = ({ query, filters }: FinderQuery): boolean => query !== '' || filters.length > 0;

/** Whether a text alone is asked for, which may be the code of one size; a list was asked for by any other part. */
export const isTextAlone = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].every((name) => name === 'query');

/** Longer texts are truncated. */
export const maxQueryLength = 200;

/** What is asked for by a text as it was typed. */
export const typedQuery = (typed: string): string => typed.trim().slice(0, maxQueryLength);

/** The text of a search page's address, for the field in the header. */
export const searchQuery = (query: URLSearchParams): string => typedQuery(query.get('query') ?? '');
