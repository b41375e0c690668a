import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';

/** Matches any path that no other page matches. */
export const notFoundPage: PageDefinition = {
  path: '*',
  module: 'src/notFound/NotFoundRoute.tsx',
  load: () => import('./NotFoundRoute.tsx'),
  isEager: true,
  resources: noResources,
  sitemap: null,
};
