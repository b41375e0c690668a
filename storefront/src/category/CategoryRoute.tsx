import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts } from '@elvora/catalogue/contract';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { category as meta } from '../content/meta.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import { type ResourceState, useResource } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { pagedMetadata } from '../site/listingMetadata.ts';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { navigationState } from '../runtime/navigation/navigationState.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { errorHelpText } from '../site/errorHelp.ts';
import { useCategoryNames } from '../site/useCategoryNames.ts';
import { Redirect } from '../runtime/navigation/Redirect.tsx';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { categoryResources, productsBelow } from './categoryPage.ts';
import { categoryPageCount, productsBelowPerPage } from './categoryPaging.ts';
import {
  canonicalCategoryPath,
  categoryBreadcrumbs,
  categoryNamesFromPath,
  categoryNavigationState,
} from './categoryPath.ts';
import { type CategoryListing, CategoryView } from './CategoryView.tsx';
import { areAllBelow, groupByType } from './productGroups.ts';
import type { ProductsBelowState } from './ProductsBelow.tsx';

type Children = PageData<typeof categoryResources>['children'];
type ExistingChildren = Exclude<ResourceState<Children>, { status: 'missing' }>;
type Below = PageData<typeof categoryResources>['products'];
type Category = Children['category'];

/** A category by the names of its path (S-027, S-028). */
export function Route() {
  const { pathname } = useLocation();
  const names = useMemo(() => categoryNamesFromPath(pathname), [pathname]);
  return names.length === 0 ? <Redirect to={paths.products()} /> : <CategoryByNames names={names} />;
}

function CategoryByNames({ names }: { names: readonly string[] }) {
  const { pathname } = useLocation();
  const page = pageNumber(useSearchParams()[0]);
  const children = usePageResource(categoryResources, 'children');
  const correctedNames = useCategoryNames(names);
  if (children.status === 'missing') return <NotFound />;
  // An API of another host may omit the category; its path is then that of the address.
  const category = children.status === 'ready' ? children.data.category : null;
  const canonicalPath = category && canonicalCategoryPath(category, pathname);
  if (canonicalPath) return <Redirect to={canonicalPath} />;
  const common = {
    category,
    listing: toCategoryListing(children),
    page,
    path: category?.path ?? correctedNames,
  };
  return common.listing.status === 'ready' && leavesOutProducts(common.listing) ? (
    <CategoryWithProductsBelow {...common} />
  ) : (
    <CategoryPage {...common} />
  );
}

/** Whether a page of the product list has the products: below subcategories, or when there are many. */
const leavesOutProducts = ({
  categories,
  products,
  productCount,
}: Extract<CategoryListing, { status: 'ready' }>) =>
  categories.length > 0 || (products.length === 0 && productCount > 0);

interface CategoryPageProps {
  category: Category;
  listing: CategoryListing;
  page: number;
  path: readonly string[];
  /** The products below a category with subcategories, and on how many pages they are. */
  below?: { state: ProductsBelowState; pageCount: number };
}

function CategoryWithProductsBelow(props: CategoryPageProps) {
  const { category, page, path } = props;
  const products = useResource(productsBelow(category?.name ?? path.at(-1) ?? '', page));
  if (products.status === 'missing') return <NotFound />;
  if (products.status === 'ready' && !areAllBelow(products.data.items, path))
    return <CategoryPage {...props} />;
  const total = products.status === 'ready' ? products.data.total : 0;
  return (
    <CategoryPage
      {...props}
      below={{ state: toBelowState(products, path), pageCount: Math.ceil(total / productsBelowPerPage) }}
    />
  );
}

function CategoryPage({ category, listing, page, path, below }: CategoryPageProps) {
  const { status } = listing;
  const title = path.at(-1) ?? '';
  const breadcrumbs = categoryBreadcrumbs(path);
  const hasFailed = status === 'failed' || below?.state.status === 'failed';
  usePageMetadata({
    ...pagedMetadata(metadataFromContent(meta, { category: title }), page),
    breadcrumbs,
    ...(status === 'ready' ? categoryMetadata(path, category, page) : {}),
    ...(hasFailed ? { status: 503 } : {}),
  });
  useEffect(
    function passNavigationState() {
      navigationState.set(categoryNavigationState(path));
      return () => navigationState.set(null);
    },
    [path],
  );
  const pageCount =
    below?.pageCount ?? (listing.status === 'ready' ? categoryPageCount(listing.products) : 0);
  const isLoaded = status === 'ready' && (below === undefined || below.state.status === 'ready');
  if (isLoaded && page > Math.max(1, pageCount)) return <NotFound />;
  return (
    <CategoryView
      below={below?.state}
      breadcrumbs={breadcrumbs}
      listing={listing}
      getHref={(number) => paths.category(path, { page: number })}
      page={page}
      pageCount={pageCount}
      title={title}
    />
  );
}

function categoryMetadata(path: readonly string[], category: Category, page: number): Partial<PageMetadata> {
  const picture = pictureSourceFor(category?.picture, 'main');
  return { canonicalPath: paths.category(path, { page }), ...(picture ? { image: picture.src } : {}) };
}

function toCategoryListing(children: ExistingChildren): CategoryListing {
  if (children.status === 'loading') return children;
  if (children.status === 'ready') {
    const categories = children.data.children.flatMap((child) =>
      child.kind === 'category' ? [child.category] : [],
    );
    const products = children.data.children.flatMap((child) =>
      child.kind === 'product' ? [child.product] : [],
    );
    const productCount = children.data.category?.productCount ?? products.length;
    return { status: 'ready', categories, products, productCount };
  }
  return failedState(children);
}

function toBelowState(
  products: Exclude<ResourceState<Below>, { status: 'missing' }>,
  path: readonly string[],
): ProductsBelowState {
  if (products.status === 'loading') return products;
  if (products.status === 'ready') {
    return { status: 'ready', groups: groupByType(products.data.items, path) };
  }
  return failedState(products);
}

const failedState = ({ error, retry, isRetrying }: Extract<ExistingChildren, { status: 'failed' }>) =>
  ({
    status: 'failed',
    error: { title: `Error: ${categoryErrorText(error)}`, text: errorHelpText, onRetry: retry, isRetrying },
  }) as const;

/** The message of the API, or else one for an invalid response or a failed request (D-24). */
function categoryErrorText({ kind, text }: ClientError): string {
  return text ?? (kind === 'contract' ? errorTexts.categoriesFailed : errorTexts.categoriesBroken);
}
