import { createFinderQuery, type FinderQuery, finderSearch } from './finderQuery.ts';
import { resourceKeys } from './resourceKeys.ts';

/** Parameters of the finder's key for a question. Separate from `resourceKeys`, which every page loads first. */
export function finderKeyParams(parts: Partial<FinderQuery> = {}) {
  const { category, ...query } = createFinderQuery(parts);
  return { category, search: finderSearch({ category, ...query }) };
}

/** Key of the answer to a question. */
export const finderKey = (parts: Partial<FinderQuery> = {}): string =>
  resourceKeys.finder(finderKeyParams(parts));
