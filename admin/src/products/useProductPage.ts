import { errorTexts, resources } from '@elvora/catalogue/contract';
import { useResource } from '../data/useResource.ts';
import { type ProductList, productsPerPage } from '../paths/productListParams.ts';
import type { ProductPageState } from './ProductsView.tsx';

/** Parameters of requests for the products of a list. */
export const listFilter = ({ query, category }: Pick<ProductList, 'query' | 'category'>) => ({
  ...(query.trim() === '' ? {} : { query }),
  ...(category === null ? {} : { category }),
});

/** Fetches one page of the list. */
export function useProductPage({ page, query, category, flag, sort }: ProductList): ProductPageState {
  const products = useResource(
    resources.products({
      limit: productsPerPage,
      offset: (page - 1) * productsPerPage,
      scope: 'all',
      ...listFilter({ query, category }),
      ...(flag === null ? {} : { flag }),
      ...(sort === null ? {} : { sort }),
    }),
  );
  switch (products.status) {
    case 'loading':
      return { status: 'loading' };
    case 'failed':
      return {
        status: 'failed',
        message: products.error.text ?? errorTexts.productsFailed,
        onRetry: products.retry,
      };
    case 'ready':
      return { status: 'ready', products: products.data.items, total: products.data.total };
  }
}
