import { errorTexts } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { childCategories } from '@elvora/catalogue/operations';
import { useSearchParams } from 'react-router-dom';
import { products as meta } from '../content/meta.json';
import type { ResourceState } from '../data/useResource.ts';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { pagedMetadata } from '../document/listingMetadata.ts';
import { metadataFromContent } from '../document/pageTitles.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../paths.ts';
import { pageNumber, productsPerPage } from '../router/paging.ts';
import type { ProductsState } from './ProductGrid.tsx';
import { ProductsView } from './ProductsView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Products' }];

/** All products (S-034), page by page. */
export function Route() {
  const [query] = useSearchParams();
  const page = pageNumber(query);
  const products = useResource('products', {
    limit: productsPerPage,
    offset: (page - 1) * productsPerPage,
    fields: 'card',
  });
  const isPastTheEnd = products.status === 'ready' && products.data.items.length === 0 && page > 1;
  return products.status === 'missing' || isPastTheEnd ? (
    <NotFound />
  ) : (
    <Products page={page} products={products} />
  );
}

interface ProductsProps {
  page: number;
  products: Exclude<ResourceState<{ items: readonly Product[]; total: number }>, { status: 'missing' }>;
}

function Products({ page, products }: ProductsProps) {
  const menu = useResource('menuCategories');
  usePageMetadata({
    ...pagedMetadata(metadataFromContent(meta), page),
    canonicalPath: paths.products({ page }),
    breadcrumbs,
  });
  const categories = menu.status === 'ready' ? menu.data.items : [];
  const total = products.status === 'ready' ? products.data.total : null;
  return (
    <ProductsView
      breadcrumbs={breadcrumbs}
      groups={childCategories(categories, null).map((category) => ({
        category,
        children: childCategories(categories, category.name),
      }))}
      page={page}
      pageCount={Math.ceil((total ?? 0) / productsPerPage)}
      state={toProductsState(products)}
      total={total}
    />
  );
}

function toProductsState(products: ProductsProps['products']): ProductsState {
  if (products.status === 'loading') return products;
  if (products.status === 'ready') return { status: 'ready', products: products.data.items };
  const { error, retry, isRetrying } = products;
  return {
    status: 'failed',
    error: { title: `Error: ${error.text ?? errorTexts.productsFailed}`, onRetry: retry, isRetrying },
  };
}
