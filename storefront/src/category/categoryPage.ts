import type { ResourceData } from '@elvora/catalogue/contract';
import { finderQuery, finderRef } from '../finder/finderAddress.ts';
import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { dataFromResults } from '../runtime/data/resourceResults.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';
import { canonicalCategoryPath, categoryNamesFromPath } from './categoryPath.ts';

const childrenRef = (pathname: string) => {
  const name = categoryNamesFromPath(pathname).at(-1);
  return name === undefined ? null : resourceRef('categoryChildren', name);
};

/** Whether the level or its descendants have products. */
export const hasProducts = ({ children, category }: ResourceData<'categoryChildren'>) =>
  children.length > 0 || (category?.productCount ?? 0) > 0;

/** All products in the category and its descendants, by type (D-58). */
export const categoryProducts = (category: string, query: URLSearchParams) =>
  finderRef(finderQuery(query, category));

/** The level of the category, and the products below it once its name is known. */
export function categoryResources({ pathname, query, results }: PageRequest) {
  const children = childrenRef(pathname);
  const level = children && dataFromResults(results, children);
  const name = level?.category?.name ?? categoryNamesFromPath(pathname).at(-1) ?? '';
  return { children, products: level && hasProducts(level) ? categoryProducts(name, query) : null };
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
