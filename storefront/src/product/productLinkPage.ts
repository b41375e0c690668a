import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { dataFromResults } from '../runtime/data/resourceResults.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pathSegmentsAfter } from '../site/paths.ts';
import { productsWithSlug } from './productLink.ts';

/** Names in the path of a product link. */
export function productLinkParams(pathname: string): { category: string; slug: string } {
  const [category = '', slug = ''] = pathSegmentsAfter('/products/', pathname) ?? [];
  return { category, slug };
}

/** Details of the category, and the product itself when the slug belongs to exactly one. */
export function productLinkResources({ pathname, results }: PageRequest) {
  const params = productLinkParams(pathname);
  const detail = resourceRef('categoryDetail', params);
  const data = dataFromResults(results, detail);
  const [product, ...others] = data ? productsWithSlug(data, params.slug) : [];
  return { detail, product: product && others.length === 0 ? resourceRef('product', product.id) : null };
}

/** Renders the product under a second address (S-031), so it is not listed in the sitemap again. */
export const productLinkPage: PageDefinition = {
  path: '/products/:category/:slug',
  module: 'src/product/ProductLinkRoute.tsx',
  load: () => import('./ProductLinkRoute.tsx'),
  resources: productLinkResources,
  sitemap: null,
};
