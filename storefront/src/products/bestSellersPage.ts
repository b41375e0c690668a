import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const bestSellersResources = () => ({ bestSellers: resourceRef('bestSellers') });

export const bestSellersPage: PageDefinition = {
  path: paths.bestSellers,
  module: 'src/products/BestSellersRoute.tsx',
  load: () => import('./BestSellersRoute.tsx'),
  resources: bestSellersResources,
  sitemap: 'self',
};
