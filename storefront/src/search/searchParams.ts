import type { FinderQuery } from '@elvora/catalogue/contract';

/** Whether an address has a query text or filters. */
export const hasQuery = ({ query, filters }: FinderQuery): boolean => query !== '' || filters.length > 0;

/**
 * Whether an address has only a text, which may be the code of one size; any other parameter
 * requests a list.
 */
export const isTextAlone = (parameters: URLSearchParams): boolean =>
  [...parameters.keys()].every((name) => name === 'query');

const minSuggestibleLength = 2;

/** Longer texts are truncated. */
export const maxQueryLength = 200;

/** Normalises the typed query text. */
export const typedQuery = (typed: string): string => typed.trim().slice(0, maxQueryLength);

/** Text to suggest results for; null when it is too short. */
export function suggestibleText(typed: string): string | null {
  const text = typedQuery(typed);
  return text.length < minSuggestibleLength ? null : text;
}

/** The text of a search page's address, for the field in the header. */
export const searchQuery = (query: URLSearchParams): string => typedQuery(query.get('query') ?? '');
