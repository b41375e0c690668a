import type { ClientError } from '@elvora/catalogue/client';
import { errorTexts, type Meaning } from '@elvora/catalogue/contract';
import type { Category } from '@elvora/catalogue/model';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { category as meta } from '../content/meta.json';
import { type Loaded, useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import type { PageDocument } from '../document/pageDocument.ts';
import { metaOf } from '../document/texts.ts';
import { navigationState } from '../frame/navigationState.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { namesBelow, paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { Redirect } from '../router/Redirect.tsx';
import { categoryBreadcrumbs, passedOn, rightAddress } from './categoryPage.ts';
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
  const children = useResource('categoryChildren', names.at(-1) ?? '');
  if (children.status === 'missing') return <NotFound />;
  // A foreign host does not send the category itself; then the address says all there is to know.
  const category = children.status === 'ready' ? children.data.category : null;
  const to = category && rightAddress(category, pathname);
  if (to) return <Redirect to={to} />;
  return <Shown category={category} found={children} path={category?.path ?? names} />;
}

interface ShownProps {
  category: Category | null;
  found: Present;
  path: readonly string[];
}

function Shown({ category, found, path }: ShownProps) {
  const title = path.at(-1) ?? '';
  const breadcrumbs = categoryBreadcrumbs(path);
  usePageDocument({
    ...metaOf(meta, { category: title }),
    breadcrumbs,
    ...(found.status === 'ready' ? documentOf(path, category) : {}),
    ...(found.status === 'failed' ? { status: 503 } : {}),
  });
  useEffect(
    function passOn() {
      navigationState.set(passedOn(path));
      return () => navigationState.set(null);
    },
    [path],
  );
  return <CategoryView breadcrumbs={breadcrumbs} contents={contentsOf(found)} title={title} />;
}

function documentOf(path: readonly string[], category: Category | null): Partial<PageDocument> {
  const picture = sourceOf(category?.picture, 'main');
  return { canonicalPath: paths.category(path), ...(picture ? { image: picture.src } : {}) };
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
