import { errorLine, errorTexts, type Meaning } from '@elvora/catalogue/contract';
import { useLocation } from 'react-router-dom';
import { categoryDetail as meta } from '../content/meta.json';
import { type Loaded, useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import type { PageDocument } from '../document/pageDocument.ts';
import { metaOf } from '../document/texts.ts';
import { namesBelow, paths } from '../paths.ts';
import { productsPerType } from '../router/paging.ts';
import { type CategoryDetailState, CategoryDetailView } from './CategoryDetailView.tsx';

type Detail = Meaning<'categoryDetail'>;

/** `/products/{category}`: a category with all its product types (S-134). */
export function Route() {
  const { pathname } = useLocation();
  const [name = ''] = namesBelow('/products/', pathname) ?? [];
  const found = useResource('categoryDetail', { category: name, limit: productsPerType });
  const title = titleOf(found, name);
  const breadcrumbs = [
    { label: 'Home', href: paths.home },
    { label: 'Products', href: paths.products() },
    { label: title },
  ];
  usePageDocument({ ...metaOf(meta, { category: title }), ...documentOf(found, title), breadcrumbs });
  return <CategoryDetailView breadcrumbs={breadcrumbs} state={stateOf(found)} title={title} />;
}

function titleOf(found: Loaded<Detail>, name: string): string {
  if (found.status === 'missing') return errorTexts.categoryNotFound;
  return found.status === 'ready' ? found.data.category.title : name;
}

function documentOf(found: Loaded<Detail>, title: string): Partial<PageDocument> {
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

function stateOf(found: Loaded<Detail>): CategoryDetailState {
  if (found.status === 'ready') return { status: 'ready', detail: found.data };
  if (found.status !== 'failed') return found;
  const { error, retry, isRetrying } = found;
  return {
    status: 'failed',
    error: { title: errorLine(error.text ?? errorTexts.categoryDetailFailed), onRetry: retry, isRetrying },
  };
}
