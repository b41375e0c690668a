import type { ResourceData } from '@elvora/catalogue/contract';
import { errorTexts } from '@elvora/catalogue/contract';
import { childCategories } from '@elvora/catalogue/operations';
import { useSearchParams } from 'react-router-dom';
import { products as meta } from '../content/meta.json';
import { finderQuery } from '../finder/finderAddress.ts';
import { finderCanonical } from '../finder/finderCanonical.ts';
import { currentResult, type FinderState, isPastLastPage } from '../finder/finderState.ts';
import { useAddSize } from '../finder/useAddSize.ts';
import { type FinderResource, useFinder } from '../finder/useFinder.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { type FailedResource, type ResourceState, useResource } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { followLink, prefetchLink } from '../runtime/navigation/followLink.ts';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { failedState } from '../site/failedState.ts';
import { pagedMetadata } from '../site/listingMetadata.ts';
import { menuResource } from '../site/menuResource.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import type { ProductsState } from './ProductGrid.tsx';
import { ProductsView, type ProductsViewProps } from './ProductsView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: 'Products' }];

/** Page size of the list; fills rows of two, four and five columns. */
const productsPerPage = 20;

/** All products (S-034), page by page. */
export function Route() {
  const [query] = useSearchParams();
  const finder = useFinder(finderQuery(query), query);
  return finder.status === 'missing' ? <ProductsAsList /> : <ProductsWithFinder finder={finder} />;
}

function ProductsWithFinder({ finder }: { finder: Exclude<FinderResource, { status: 'missing' }> }) {
  const [query] = useSearchParams();
  const page = pageNumber(query);
  const onAddSize = useAddSize();
  const state: FinderState = finder.status === 'failed' ? toFailedState(finder) : finder;
  if (isPastLastPage(page, currentResult(state))) return <NotFound />;
  return (
    <Products
      content={{
        finder: {
          pathname: paths.products(),
          state,
          onAddSize,
          onChoose: followLink,
          onIntent: prefetchLink,
        },
      }}
      page={page}
      total={state.status === 'ready' ? state.result.totals.ofProducts : null}
    />
  );
}

/** The list of hosts without a finder; none of them renders pages on its server. */
function ProductsAsList() {
  const [query] = useSearchParams();
  const page = pageNumber(query);
  const products = useResource(
    resourceRef('products', {
      limit: productsPerPage,
      offset: (page - 1) * productsPerPage,
      fields: 'card',
    }),
  );
  const isPastTheEnd = products.status === 'ready' && products.data.items.length === 0 && page > 1;
  if (products.status === 'missing' || isPastTheEnd) return <NotFound />;
  const total = products.status === 'ready' ? products.data.total : null;
  return (
    <Products
      content={{
        list: { state: toProductsState(products), pageCount: Math.ceil((total ?? 0) / productsPerPage) },
      }}
      page={page}
      total={total}
    />
  );
}

function Products(props: Pick<ProductsViewProps, 'content' | 'page' | 'total'>) {
  const [query] = useSearchParams();
  const menu = useResource(menuResource);
  usePageMetadata({
    ...pagedMetadata(metadataFromContent(meta), props.page),
    ...finderCanonical(finderQuery(query), (page) => paths.products({ page })),
    breadcrumbs,
    ...(hasFailed(props.content) ? { status: 503 } : {}),
  });
  const categories = menu.status === 'ready' ? menu.data.items : [];
  return (
    <ProductsView
      {...props}
      breadcrumbs={breadcrumbs}
      groups={childCategories(categories, null).map((category) => ({
        category,
        children: childCategories(categories, category.name),
      }))}
    />
  );
}

const hasFailed = (content: ProductsViewProps['content']): boolean =>
  ('finder' in content ? content.finder : content.list).state.status === 'failed';

type ListResource = Exclude<ResourceState<ResourceData<'products'>>, { status: 'missing' }>;

function toProductsState(products: ListResource): ProductsState {
  if (products.status === 'loading') return products;
  if (products.status === 'ready') return { status: 'ready', products: products.data.items };
  return toFailedState(products);
}

const toFailedState = (resource: FailedResource) =>
  failedState(resource, resource.error.text ?? errorTexts.productsFailed);
