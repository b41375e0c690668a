import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts, type ResourceData } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { category as meta } from '../content/meta.json';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { pagedMetadata } from '../document/listingMetadata.ts';
import type { PageMetadata } from '../document/pageMetadata.ts';
import { metadataFromContent } from '../document/pageTitles.ts';
import { navigationState } from '../layout/navigationState.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { pathSegmentsAfter, paths } from '../paths.ts';
import { pictureSourceFor } from '../pictures.ts';
import { Redirect } from '../router/Redirect.tsx';
import { pageNumber } from '../router/paging.ts';
import {
  categoryBreadcrumbs,
  categoryPageCount,
  categoryNavigationState,
  canonicalCategoryPath,
} from './categoryPage.ts';
import { type CategoryListing, CategoryView } from './CategoryView.tsx';

type PresentResource = Exclude<ResourceState<ResourceData<'categoryChildren'>>, { status: 'missing' }>;

/** A category by the names that lead to it (S-027, S-028). */
export function Route() {
  const { pathname } = useLocation();
  const names = useMemo(() => pathSegmentsAfter('/category/', pathname) ?? [], [pathname]);
  return names.length === 0 ? <Redirect to={paths.products()} /> : <CategoryByNames names={names} />;
}

function CategoryByNames({ names }: { names: readonly string[] }) {
  const { pathname } = useLocation();
  const page = pageNumber(useSearchParams()[0]);
  const children = useResource('categoryChildren', names.at(-1) ?? '');
  if (children.status === 'missing') return <NotFound />;
  // A foreign host does not send the category itself; then the address says all there is to know.
  const category = children.status === 'ready' ? children.data.category : null;
  const to = category && canonicalCategoryPath(category, pathname);
  if (to) return <Redirect to={to} />;
  const contents = toCategoryListing(children);
  if (contents.status === 'ready' && page > Math.max(1, categoryPageCount(contents.products)))
    return <NotFound />;
  return <CategoryPage category={category} listing={contents} page={page} path={category?.path ?? names} />;
}

interface CategoryPageProps {
  category: Category | null;
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
    function passOn() {
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

function categoryMetadata(
  path: readonly string[],
  category: Category | null,
  page: number,
): Partial<PageMetadata> {
  const picture = pictureSourceFor(category?.picture, 'main');
  return { canonicalPath: paths.category(path, { page }), ...(picture ? { image: picture.src } : {}) };
}

function toCategoryListing(found: PresentResource): CategoryListing {
  if (found.status === 'loading') return found;
  if (found.status === 'ready') {
    return {
      status: 'ready',
      categories: found.data.children.flatMap((child) => (child.kind === 'category' ? [child.category] : [])),
      products: found.data.children.flatMap((child) => (child.kind === 'product' ? [child.product] : [])),
    };
  }
  const { error, retry, isRetrying } = found;
  return {
    status: 'failed',
    error: { title: `Error: ${categoryErrorText(error)}`, onRetry: retry, isRetrying },
  };
}

/** Texts for a failure without words of its own (D-24): the host refused, or the request broke. */
function categoryErrorText({ kind, text }: ClientError): string {
  return text ?? (kind === 'contract' ? errorTexts.categoriesFailed : errorTexts.categoriesBroken);
}
