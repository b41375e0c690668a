import { finderQuery, finderRef } from '../finder/finderAddress.ts';
import type { PageRequest } from '../runtime/data/pageResources.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const productsResources = ({ query }: PageRequest) => ({ finder: finderRef(finderQuery(query)) });

export const productsPage: PageDefinition = {
  path: paths.products(),
  module: 'src/products/ProductsRoute.tsx',
  load: () => import('./ProductsRoute.tsx'),
  resources: productsResources,
  sitemap: 'self',
};
