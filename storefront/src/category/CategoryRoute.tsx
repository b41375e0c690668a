import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts } from '@elvora/catalogue/contract';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { category as meta } from '../content/meta.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { pagedMetadata } from '../site/listingMetadata.ts';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { navigationState } from '../runtime/navigation/navigationState.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { Redirect } from '../runtime/navigation/Redirect.tsx';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { categoryResources } from './categoryPage.ts';
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
  if (children.status === 'missing') return <NotFound />;
  // An API of another host may omit the category; its path is then that of the address.
  const category = children.status === 'ready' ? children.data.category : null;
  const canonicalPath = category && canonicalCategoryPath(category, pathname);
  if (canonicalPath) return <Redirect to={canonicalPath} />;
  const listing = toCategoryListing(children);
  if (listing.status === 'ready' && page > Math.max(1, categoryPageCount(listing.products)))
    return <NotFound />;
  return <CategoryPage category={category} listing={listing} page={page} path={category?.path ?? names} />;
}

interface CategoryPageProps {
  category: Category;
  listing: CategoryListing;
  page: number;
  path: readonly string[];
}

function CategoryPage({ category, listing, page, path }: CategoryPageProps) {
  const { status } = listing;
  const title = path.at(-1) ?? '';
  const breadcrumbs = categoryBreadcrumbs(path);
  usePageMetadata({
    ...pagedMetadata(metadataFromContent(meta, { category: title }), page),
    breadcrumbs,
    ...(status === 'ready' ? categoryMetadata(path, category, page) : {}),
    ...(status === 'failed' ? { status: 503 } : {}),
  });
  useEffect(
    function passNavigationState() {
      navigationState.set(categoryNavigationState(path));
      return () => navigationState.set(null);
    },
    [path],
  );
  return (
    <CategoryView
      breadcrumbs={breadcrumbs}
      listing={listing}
      getHref={(number) => paths.category(path, { page: number })}
      page={page}
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
    return {
      status: 'ready',
      categories: children.data.children.flatMap((child) =>
        child.kind === 'category' ? [child.category] : [],
      ),
      products: children.data.children.flatMap((child) => (child.kind === 'product' ? [child.product] : [])),
    };
  }
  const { error, retry, isRetrying } = children;
  return {
    status: 'failed',
    error: { title: `Error: ${categoryErrorText(error)}`, onRetry: retry, isRetrying },
  };
}

/** The message of the API, or else one for an invalid response or a failed request (D-24). */
function categoryErrorText({ kind, text }: ClientError): string {
  return text ?? (kind === 'contract' ? errorTexts.categoriesFailed : errorTexts.categoriesBroken);
}
