import { createFinderQuery, type FinderQuery, finderSearch } from './finderQuery.ts';
import { resourceKeys } from './resourceKeys.ts';

/**
 * Query parameters of the finder's resource key. In a separate module because every page loads
 * `resourceKeys`.
 */
export function finderKeyParams(parts: Partial<FinderQuery> = {}) {
  const { category, ...query } = createFinderQuery(parts);
  return { category, search: finderSearch({ category, ...query }) };
}

/** Returns the resource key of a finder query. */
export const finderKey = (parts: Partial<FinderQuery> = {}): string =>
  resourceKeys.finder(finderKeyParams(parts));
