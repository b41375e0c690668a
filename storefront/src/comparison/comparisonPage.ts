import { comparisonKeySearch } from '@elvora/catalogue/contract';
import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const comparisonResources = ({ query }: PageRequest) => ({
  comparison: resourceRef('comparison', comparisonKeySearch(query)),
});

export const comparisonPage: PageDefinition = {
  path: paths.compare(),
  module: 'src/comparison/ComparisonRoute.tsx',
  load: () => import('./ComparisonRoute.tsx'),
  resources: comparisonResources,
  sitemap: null,
};
