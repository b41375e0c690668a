import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { paths } from '../site/paths.ts';

/** Fills the rows of two, four and five columns. */
export const productsPerPage = 20;

export const productsResources = ({ query }: PageRequest) => ({
  products: resourceRef('products', {
    limit: productsPerPage,
    offset: (pageNumber(query) - 1) * productsPerPage,
    fields: 'card',
  }),
});

export const productsPage: PageDefinition = {
  path: paths.products(),
  module: 'src/products/ProductsRoute.tsx',
  load: () => import('./ProductsRoute.tsx'),
  resources: productsResources,
  sitemap: 'self',
};
