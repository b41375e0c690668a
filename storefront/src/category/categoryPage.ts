import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import { dataFromResults } from '../runtime/data/resourceResults.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';
import { canonicalCategoryPath, categoryNamesFromPath } from './categoryPath.ts';

export function categoryResources({ pathname }: Pick<PageRequest, 'pathname'>) {
  const name = categoryNamesFromPath(pathname).at(-1);
  return { children: name === undefined ? null : resourceRef('categoryChildren', name) };
}

export const categoryPage: PageDefinition = {
  path: '/category/*',
  module: 'src/category/CategoryRoute.tsx',
  load: () => import('./CategoryRoute.tsx'),
  resources: categoryResources,
  redirect: ({ pathname, results }) => {
    const { children } = categoryResources({ pathname });
    if (children === null) return paths.products();
    const category = dataFromResults(results, children)?.category;
    return category ? canonicalCategoryPath(category, pathname) : null;
  },
  sitemap: 'eachCategory',
};
