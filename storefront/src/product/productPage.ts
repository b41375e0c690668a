import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pathSegmentsAfter } from '../site/paths.ts';

export const productIdFromPath = (pathname: string): string =>
  pathSegmentsAfter('/product/', pathname)?.[0] ?? '';

const productResources = ({ pathname }: PageRequest) => ({
  product: resourceRef('product', productIdFromPath(pathname)),
});

export const productPage: PageDefinition = {
  path: '/product/:id',
  module: 'src/product/ProductRoute.tsx',
  load: () => import('./ProductRoute.tsx'),
  resources: productResources,
  sitemap: 'eachProduct',
};
