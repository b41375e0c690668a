import { errorTexts } from '@elvora/catalogue/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryDetail as meta } from '../content/meta.json';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import type { ResourceState } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import type { PageMetadata } from '../runtime/document/pageMetadata.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { failedState } from '../site/failedState.ts';
import { paths } from '../site/paths.ts';
import { useCategoryNames } from '../site/useCategoryNames.ts';
import { categoryDetailResources, categoryNameFromPath } from './categoryDetailPage.ts';
import { type CategoryDetailState, CategoryDetailView } from './CategoryDetailView.tsx';

type DetailState = ResourceState<PageData<typeof categoryDetailResources>['detail']>;

/** `/products/{category}`: a category with all its product types (S-134). */
export function Route() {
  const { pathname } = useLocation();
  const detail = usePageResource(categoryDetailResources, 'detail');
  const [name = ''] = useCategoryNames(useMemo(() => [categoryNameFromPath(pathname)], [pathname]));
  const title = detailTitle(detail, name);
  const breadcrumbs = [
    { label: 'Home', href: paths.home },
    { label: 'Products', href: paths.products() },
    { label: title },
  ];
  usePageMetadata({
    ...metadataFromContent(meta, { category: title }),
    ...detailMetadata(detail, title),
    breadcrumbs,
  });
  return <CategoryDetailView breadcrumbs={breadcrumbs} state={toDetailState(detail)} title={title} />;
}

function detailTitle(detail: DetailState, name: string): string {
  if (detail.status === 'missing') return errorTexts.categoryNotFound;
  return detail.status === 'ready' ? detail.data.category.title : name;
}

function detailMetadata(detail: DetailState, title: string): Partial<PageMetadata> {
  switch (detail.status) {
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

function toDetailState(detail: DetailState): CategoryDetailState {
  if (detail.status === 'ready') return { status: 'ready', detail: detail.data };
  if (detail.status !== 'failed') return detail;
  return failedState(detail, detail.error.text ?? errorTexts.categoryDetailFailed);
}
