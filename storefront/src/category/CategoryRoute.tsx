import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts, type Meaning } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { category as meta } from '../content/meta.json';
import { type Loaded, useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { pagedWords } from '../document/listedWords.ts';
import type { PageDocument } from '../document/pageDocument.ts';
import { metaOf } from '../document/texts.ts';
import { navigationState } from '../frame/navigationState.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { namesBelow, paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { Redirect } from '../router/Redirect.tsx';
import { pageNumber } from '../router/paging.ts';
import { categoryBreadcrumbs, pageCountOf, passedOn, rightAddress } from './categoryPage.ts';
import { type CategoryContents, CategoryView } from './CategoryView.tsx';

type Present = Exclude<Loaded<Meaning<'categoryChildren'>>, { status: 'missing' }>;

/** A category by the names that lead to it (S-027, S-028). */
export function Route() {
  const { pathname } = useLocation();
  const names = useMemo(() => namesBelow('/category/', pathname) ?? [], [pathname]);
  return names.length === 0 ? <Redirect to={paths.products()} /> : <CategoryByNames names={names} />;
}

function CategoryByNames({ names }: { names: readonly string[] }) {
  const { pathname } = useLocation();
  const page = pageNumber(useSearchParams()[0]);
  const children = useResource('categoryChildren', names.at(-1) ?? '');
  if (children.status === 'missing') return <NotFound />;
  // A foreign host does not send the category itself; then the address says all there is to know.
  const category = children.status === 'ready' ? children.data.category : null;
  const to = category && rightAddress(category, pathname);
  if (to) return <Redirect to={to} />;
  const contents = contentsOf(children);
  if (contents.status === 'ready' && page > Math.max(1, pageCountOf(contents.products))) return <NotFound />;
  return <Shown category={category} contents={contents} page={page} path={category?.path ?? names} />;
}

interface ShownProps {
  category: Category | null;
  contents: CategoryContents;
  page: number;
  path: readonly string[];
}

function Shown({ category, contents, page, path }: ShownProps) {
  const { status } = contents;
  const title = path.at(-1) ?? '';
  const breadcrumbs = categoryBreadcrumbs(path);
  usePageDocument({
    ...pagedWords(metaOf(meta, { category: title }), page),
    breadcrumbs,
    ...(status === 'ready' ? documentOf(path, category, page) : {}),
    ...(status === 'failed' ? { status: 503 } : {}),
  });
  useEffect(
    function passOn() {
      navigationState.set(passedOn(path));
      return () => navigationState.set(null);
    },
    [path],
  );
  return (
    <CategoryView
      breadcrumbs={breadcrumbs}
      contents={contents}
      hrefOf={(number) => paths.category(path, { page: number })}
      page={page}
      title={title}
    />
  );
}

function documentOf(path: readonly string[], category: Category | null, page: number): Partial<PageDocument> {
  const picture = sourceOf(category?.picture, 'main');
  return { canonicalPath: paths.category(path, { page }), ...(picture ? { image: picture.src } : {}) };
}

function contentsOf(found: Present): CategoryContents {
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
    error: { title: `Error: ${failureText(error)}`, onRetry: retry, isRetrying },
  };
}

/** Texts for a failure without words of its own (D-24): the host refused, or the request broke. */
function failureText({ kind, text }: ClientError): string {
  return text ?? (kind === 'contract' ? errorTexts.categoriesFailed : errorTexts.categoriesBroken);
}
