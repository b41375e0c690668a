import { errorTexts } from '@elvora/catalogue/contract';
import { childCategories } from '@elvora/catalogue/operations';
import { useSearchParams } from 'react-router-dom';
import { products as meta } from '../content/meta.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import { type ResourceState, useResource } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { pagedMetadata } from '../site/listingMetadata.ts';
import { menuResource } from '../site/menuResource.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { errorHelpText } from '../site/errorHelp.ts';
import { paths } from '../site/paths.ts';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import type { ProductsState } from './ProductGrid.tsx';
import { productsPerPage, productsResources } from './productsPage.ts';
import { ProductsView } from './ProductsView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Products' }];

/** All products (S-034), page by page. */
export function Route() {
  const [query] = useSearchParams();
  const page = pageNumber(query);
  const products = usePageResource(productsResources, 'products');
  const isPastTheEnd = products.status === 'ready' && products.data.items.length === 0 && page > 1;
  return products.status === 'missing' || isPastTheEnd ? (
    <NotFound />
  ) : (
    <Products page={page} products={products} />
  );
}

interface ProductsProps {
  page: number;
  products: Exclude<ResourceState<PageData<typeof productsResources>['products']>, { status: 'missing' }>;
}

function Products({ page, products }: ProductsProps) {
  const menu = useResource(menuResource);
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
    error: {
      title: `Error: ${error.text ?? errorTexts.productsFailed}`,
      text: errorHelpText,
      onRetry: retry,
      isRetrying,
    },
  };
}
