import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pathSegmentsAfter } from '../site/paths.ts';

/** Number of products shown per type. */
const productsPerType = 24;

export const categoryNameFromPath = (pathname: string): string =>
  pathSegmentsAfter('/products/', pathname)?.[0] ?? '';

export const categoryDetailResources = ({ pathname }: PageRequest) => ({
  detail: resourceRef('categoryDetail', {
    category: categoryNameFromPath(pathname),
    limit: productsPerType,
  }),
});

export const categoryDetailPage: PageDefinition = {
  path: '/products/:category',
  module: 'src/categoryDetail/CategoryDetailRoute.tsx',
  load: () => import('./CategoryDetailRoute.tsx'),
  resources: categoryDetailResources,
  sitemap: null,
};
