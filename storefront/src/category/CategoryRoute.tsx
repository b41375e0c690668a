import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts } from '@elvora/catalogue/contract';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { category as meta } from '../content/meta.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { FailedResource, ResourceState } from '../runtime/data/useResource.ts';
import { finderQuery } from '../finder/finderAddress.ts';
import { finderCanonical } from '../finder/finderCanonical.ts';
import { currentResult, type FinderState, isPastLastPage } from '../finder/finderState.ts';
import { useAddSize } from '../finder/useAddSize.ts';
import { type FinderResource, useFinder } from '../finder/useFinder.ts';
import { followLink, prefetchLink } from '../runtime/navigation/followLink.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { pagedMetadata } from '../site/listingMetadata.ts';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { navigationState } from '../runtime/navigation/navigationState.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { failedState } from '../site/failedState.ts';
import { useCategoryNames } from '../site/useCategoryNames.ts';
import { Redirect } from '../runtime/navigation/Redirect.tsx';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { categoryResources, hasProducts } from './categoryPage.ts';
import { categoryPageCount } from './categoryPaging.ts';
import {
  canonicalCategoryPath,
  categoryBreadcrumbs,
  categoryNamesFromPath,
  categoryNavigationState,
} from './categoryPath.ts';
import { type CategoryListing, CategoryView } from './CategoryView.tsx';

type Children = PageData<typeof categoryResources>['children'];
type ExistingChildren = Exclude<ResourceState<Children>, { status: 'missing' }>;
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
  // The API of another host may omit the category; its path is then that of the address.
  const category = children.status === 'ready' ? children.data.category : null;
  const canonicalPath = category && canonicalCategoryPath(category, pathname);
  if (canonicalPath) return <Redirect to={canonicalPath} />;
  const common = {
    category,
    listing: toCategoryListing(children),
    page,
    path: category?.path ?? correctedNames,
  };
  return children.status === 'ready' && hasProducts(children.data) ? (
    <CategoryWithFinder {...common} />
  ) : (
    <CategoryPage {...common} />
  );
}

interface CategoryPageProps {
  category: Category;
  listing: CategoryListing;
  page: number;
  path: readonly string[];
  /** All products below; undefined when the host has no finder. */
  finder?: FinderResource;
}

function CategoryWithFinder(props: CategoryPageProps) {
  const [query] = useSearchParams();
  const { category, path } = props;
  const finder = useFinder(finderQuery(query, category?.name ?? path.at(-1) ?? ''), query);
  return <CategoryPage {...props} finder={finder} />;
}

function CategoryPage({ category, listing, page, path, finder }: CategoryPageProps) {
  const { status } = listing;
  const title = path.at(-1) ?? '';
  const pathname = paths.category(path);
  const breadcrumbs = categoryBreadcrumbs(path);
  const onAddSize = useAddSize();
  const state = finder && toFinderState(finder);
  const hasFailed = status === 'failed' || state?.status === 'failed';
  const [query] = useSearchParams();
  usePageMetadata({
    ...pagedMetadata(metadataFromContent(meta, { category: title }), page),
    breadcrumbs,
    ...(status === 'ready' ? categoryMetadata(path, category, query) : {}),
    ...(hasFailed ? { status: 503 } : {}),
  });
  useEffect(
    function passNavigationState() {
      navigationState.set(categoryNavigationState(path));
      return () => navigationState.set(null);
    },
    [path],
  );
  const ownPageCount = listing.status === 'ready' ? categoryPageCount(listing.products) : 0;
  const isPastEnd = state
    ? isPastLastPage(page, currentResult(state))
    : status === 'ready' && page > Math.max(1, ownPageCount);
  if (isPastEnd) return <NotFound />;
  return (
    <CategoryView
      breadcrumbs={breadcrumbs}
      finder={
        state && {
          pathname,
          state,
          onAddSize,
          onChoose: followLink,
          onIntent: prefetchLink,
        }
      }
      lead={category?.description ?? ''}
      listing={listing}
      getHref={(number) => paths.category(path, { page: number })}
      page={page}
      pageCount={ownPageCount}
      title={title}
    />
  );
}

function categoryMetadata(
  path: readonly string[],
  category: Category,
  query: URLSearchParams,
): Partial<PageMetadata> {
  const picture = pictureSourceFor(category?.picture, 'main');
  return {
    ...finderCanonical(finderQuery(query), (page) => paths.category(path, { page })),
    ...(picture ? { image: picture.src } : {}),
  };
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
  return toFailedState(children);
}

/** The finder as the view shows it; undefined when the host has none. */
function toFinderState(finder: FinderResource): FinderState | undefined {
  if (finder.status === 'missing') return undefined;
  return finder.status === 'failed' ? toFailedState(finder) : finder;
}

const toFailedState = (resource: FailedResource) => failedState(resource, categoryErrorText(resource.error));

/** The message of the API, or else one for an invalid response or a failed request (D-24). */
function categoryErrorText({ kind, text }: ClientError): string {
  return text ?? (kind === 'contract' ? errorTexts.categoriesFailed : errorTexts.categoriesBroken);
}
