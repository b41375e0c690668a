import { vocabularyKinds, type VocabularyKind } from '@elvora/catalogue/model';

/** Number of entries per page of a list. */
export const searchEntriesPerPage = 50;

/** URL parameters of the search page. */
export interface SearchListParams {
  /** The list of missed searches when omitted. */
  list?: VocabularyKind;
  query?: string;
  page?: number;
  /** Query of the search trial. */
  trial?: string;
}

/** Reads the URL parameters; invalid ones have their defaults. */
export function readSearchListParams(search: URLSearchParams): SearchListParams {
  const list = vocabularyKinds.find((one) => one === search.get('list'));
  const text = (name: string) => (search.get(name) ?? '').slice(0, 200);
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { ...(list ? { list } : {}), query: text('query'), page, trial: text('trial') };
}

/** Writes the query string; defaults are omitted. */
export function searchListQuery({ list, query = '', page = 1, trial = '' }: SearchListParams): string {
  const search = new URLSearchParams({
    ...(list ? { list } : {}),
    ...(query === '' ? {} : { query }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(trial === '' ? {} : { trial }),
  }).toString();
  return search === '' ? '' : `?${search}`;
}
