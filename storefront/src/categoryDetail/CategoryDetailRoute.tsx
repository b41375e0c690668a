import { prefixedErrorText, errorTexts, type ResourceData } from '@elvora/catalogue/contract';
import { useLocation } from 'react-router-dom';
import { categoryDetail as meta } from '../content/meta.json';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import type { PageMetadata } from '../document/pageMetadata.ts';
import { metadataFromContent } from '../document/pageTitles.ts';
import { pathSegmentsAfter, paths } from '../paths.ts';
import { productsPerType } from '../router/paging.ts';
import { type CategoryDetailState, CategoryDetailView } from './CategoryDetailView.tsx';

type Detail = ResourceData<'categoryDetail'>;

/** `/products/{category}`: a category with all its product types (S-134). */
export function Route() {
  const { pathname } = useLocation();
  const [name = ''] = pathSegmentsAfter('/products/', pathname) ?? [];
  const found = useResource('categoryDetail', { category: name, limit: productsPerType });
  const title = detailTitle(found, name);
  const breadcrumbs = [
    { label: 'Home', href: paths.home },
    { label: 'Products', href: paths.products() },
    { label: title },
  ];
  usePageMetadata({
    ...metadataFromContent(meta, { category: title }),
    ...detailMetadata(found, title),
    breadcrumbs,
  });
  return <CategoryDetailView breadcrumbs={breadcrumbs} state={toDetailState(found)} title={title} />;
}

function detailTitle(found: ResourceState<Detail>, name: string): string {
  if (found.status === 'missing') return errorTexts.categoryNotFound;
  return found.status === 'ready' ? found.data.category.title : name;
}

function detailMetadata(found: ResourceState<Detail>, title: string): Partial<PageMetadata> {
  switch (found.status) {
    case 'ready':
      return { canonicalPath: paths.categoryDetail(title) };
    case 'missing':
      return { status: 404 };
    case 'failed':
      return { status: 503 };
    case 'loading':
      return {};
  }
}

function toDetailState(found: ResourceState<Detail>): CategoryDetailState {
  if (found.status === 'ready') return { status: 'ready', detail: found.data };
  if (found.status !== 'failed') return found;
  const { error, retry, isRetrying } = found;
  return {
    status: 'failed',
    error: {
      title: prefixedErrorText(error.text ?? errorTexts.categoryDetailFailed),
      onRetry: retry,
      isRetrying,
    },
  };
}
