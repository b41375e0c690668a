import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { paths } from '../site/paths.ts';
import { resultsPerPage, searchQuery } from './searchParams.ts';

/** Without a search text there is nothing to fetch. */
export function searchResources({ query }: PageRequest) {
  const text = searchQuery(query);
  const offset = (pageNumber(query) - 1) * resultsPerPage;
  return {
    results:
      text === ''
        ? null
        : resourceRef('searchProducts', text, { limit: resultsPerPage, offset, fields: 'hit' }),
  };
}

export const searchPage: PageDefinition = {
  path: paths.search(),
  module: 'src/search/SearchRoute.tsx',
  load: () => import('./SearchRoute.tsx'),
  resources: searchResources,
  sitemap: null,
};
