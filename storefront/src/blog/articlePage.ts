import type { PageRequest } from '../runtime/data/pageResources.ts';
import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { pathSegmentsAfter } from '../site/paths.ts';

export const articleResources = ({ pathname }: PageRequest) => ({
  article: resourceRef('article', pathSegmentsAfter('/blog/', pathname)?.[0] ?? ''),
});

export const articlePage: PageDefinition = {
  path: '/blog/:id',
  module: 'src/blog/ArticleRoute.tsx',
  load: () => import('./ArticleRoute.tsx'),
  resources: articleResources,
  sitemap: 'eachArticle',
};
