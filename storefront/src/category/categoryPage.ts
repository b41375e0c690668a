import type { ResourceData } from '@elvora/catalogue/contract';
import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { dataFromResults } from '../runtime/data/resourceResults.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pageNumber } from '../runtime/navigation/pageNumber.ts';
import { paths } from '../site/paths.ts';
import { productsBelowPerPage } from './categoryPaging.ts';
import { canonicalCategoryPath, categoryNamesFromPath } from './categoryPath.ts';

const childrenRef = (pathname: string) => {
  const name = categoryNamesFromPath(pathname).at(-1);
  return name === undefined ? null : resourceRef('categoryChildren', name);
};

/** Whether the level leaves its products to the product list, which has pages: for its subcategories, or for their number. */
const leavesOutProducts = ({ children, category }: ResourceData<'categoryChildren'>) =>
  children.some(({ kind }) => kind === 'category') ||
  (children.length === 0 && (category?.productCount ?? 0) > 0);

/** A page of all products below a category with subcategories, by type (D-58). */
export const productsBelow = (category: string, page: number) =>
  resourceRef('products', {
    category,
    sort: 'type',
    fields: 'card',
    limit: productsBelowPerPage,
    offset: (page - 1) * productsBelowPerPage,
  });

/** The level of the category, and a page of its products where the level leaves them out. */
export function categoryResources({ pathname, query, results }: PageRequest) {
  const children = childrenRef(pathname);
  const level = children && dataFromResults(results, children);
  const name = level?.category?.name ?? categoryNamesFromPath(pathname).at(-1) ?? '';
  return {
    children,
    products: level && leavesOutProducts(level) ? productsBelow(name, pageNumber(query)) : null,
  };
}

export const categoryPage: PageDefinition = {
  path: '/category/*',
  module: 'src/category/CategoryRoute.tsx',
  load: () => import('./CategoryRoute.tsx'),
  resources: categoryResources,
  redirect: ({ pathname, results }) => {
    const children = childrenRef(pathname);
    if (children === null) return paths.products();
    const category = dataFromResults(results, children)?.category;
    return category ? canonicalCategoryPath(category, pathname) : null;
  },
  sitemap: 'eachCategory',
};
