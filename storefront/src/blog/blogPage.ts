import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const blogResources = () => ({ articles: resourceRef('articles') });

export const blogPage: PageDefinition = {
  path: paths.blog,
  module: 'src/blog/BlogRoute.tsx',
  load: () => import('./BlogRoute.tsx'),
  resources: blogResources,
  sitemap: 'self',
};
