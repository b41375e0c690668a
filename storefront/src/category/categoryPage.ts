import type { Category } from '@elvora/catalogue/model';
import type { Breadcrumb } from '../document/pageMetadata.ts';
import { paths } from '../paths.ts';

/** Home, Products, then every category on the way; the last is the page itself. */
export function categoryBreadcrumbs(path: readonly string[]): Breadcrumb[] {
  return [
    { label: 'Home', href: paths.home },
    { label: 'Products', href: paths.products() },
    ...path.map((label, at) =>
      at === path.length - 1 ? { label } : { label, href: paths.category(path.slice(0, at + 1)) },
    ),
  ];
}

/** The categories a person came through, each with its link: what a category passes on to its products (S-030). */
export function categoryNavigationState(path: readonly string[]) {
  return {
    categoryPath: path,
    categoryBreadcrumbs: path.map((label, at) => ({ label, href: paths.category(path.slice(0, at + 1)) })),
  };
}

/** Where a category really is, when the address says something else: another case, an old name, a shortened path. */
export function canonicalCategoryPath({ path }: Pick<Category, 'path'>, pathname: string): string | null {
  const right = paths.category(path);
  return pathname.replace(/\/+$/, '') === right ? null : right;
}

/** Products of a category on one page; fills the rows of two, four and five. */
const categoryProductsPerPage = 40;

export const productsOnPage = <Product>(products: readonly Product[], page: number): readonly Product[] =>
  products.slice((page - 1) * categoryProductsPerPage, page * categoryProductsPerPage);

export const categoryPageCount = (products: readonly unknown[]) =>
  Math.ceil(products.length / categoryProductsPerPage);
