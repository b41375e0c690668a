import { finderQuery, finderRef } from '../finder/finderAddress.ts';
import type { PageRequest } from '../runtime/data/pageResources.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';
import { hasQuery } from './searchParams.ts';

/** Without a query there is nothing to fetch. */
export function searchResources({ query }: PageRequest) {
  const question = finderQuery(query);
  return { results: hasQuery(question) ? finderRef(question) : null };
}

export const searchPage: PageDefinition = {
  path: paths.search(),
  module: 'src/search/SearchRoute.tsx',
  load: () => import('./SearchRoute.tsx'),
  resources: searchResources,
  sitemap: null,
};
