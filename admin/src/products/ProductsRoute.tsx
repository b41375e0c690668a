import { errorTexts, resources } from '@elvora/catalogue/contract';
import { useSearchParams } from 'react-router-dom';
import { imageBase } from '../data/api.ts';
import { useResource } from '../data/useResource.ts';
import { pageNumber, productsPerPage } from './productPages.ts';
import { ProductsView } from './ProductsView.tsx';

/** `/admin/products` (S-259). */
export function ProductsRoute() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get('page'));
  const products = useResource(
    resources.products({ limit: productsPerPage, offset: (page - 1) * productsPerPage, scope: 'all' }),
  );
  switch (products.status) {
    case 'loading':
      return <ProductsView status="loading" />;
    case 'failed':
      return (
        <ProductsView
          message={products.error.text ?? errorTexts.productsFailed}
          onRetry={products.retry}
          status="failed"
        />
      );
    case 'ready':
      return (
        <ProductsView
          imageBase={imageBase}
          page={page}
          pageSize={productsPerPage}
          products={products.data.items}
          status="ready"
          total={products.data.total}
        />
      );
  }
}
