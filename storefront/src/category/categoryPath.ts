import type { Category } from '@elvora/catalogue/model';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { pathSegmentsAfter, paths } from '../site/paths.ts';

/** Names of the categories in the path of a category page; empty when their encoding is malformed. */
export const categoryNamesFromPath = (pathname: string): readonly string[] =>
  pathSegmentsAfter('/category/', pathname) ?? [];

/** Home, Products, then each category down to the page itself. */
export function categoryBreadcrumbs(path: readonly string[]): Breadcrumb[] {
  return [
    { label: 'Home', href: paths.home },
    { label: 'Products', href: paths.products() },
    ...path.map((label, at) =>
      at === path.length - 1 ? { label } : { label, href: paths.category(path.slice(0, at + 1)) },
    ),
  ];
}

/**
 * The categories on the visitor's path, which a category page passes on to its products (S-030).
 */
export function categoryNavigationState(path: readonly string[]) {
  return {
    categoryPath: path,
    categoryBreadcrumbs: path.map((label, at) => ({ label, href: paths.category(path.slice(0, at + 1)) })),
  };
}

/**
 * Path to redirect to when the address differs in case, is incomplete or has an old name; null when it is
 * canonical.
 */
export function canonicalCategoryPath({ path }: Pick<Category, 'path'>, pathname: string): string | null {
  const canonicalPath = paths.category(path);
  return pathname.replace(/\/+$/, '') === canonicalPath ? null : canonicalPath;
}
