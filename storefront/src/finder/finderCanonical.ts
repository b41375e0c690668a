import type { FinderQuery } from '@elvora/catalogue/contract';

/**
 * The page without filters is canonical; with more than one filter there is no canonical page, which keeps it
 * out of search engines.
 */
export const finderCanonical = (
  { filters, page }: Pick<FinderQuery, 'filters' | 'page'>,
  href: (page: number) => string,
): { canonicalPath?: string } =>
  filters.length > 1 ? {} : { canonicalPath: href(filters.length === 0 ? page : 1) };
