import { noResources, type PageDefinition } from '../runtime/navigation/page.ts';

/** Any path that no other page has. */
export const notFoundPage: PageDefinition = {
  path: '*',
  module: 'src/notFound/NotFoundRoute.tsx',
  load: () => import('./NotFoundRoute.tsx'),
  isEager: true,
  resources: noResources,
  sitemap: null,
};
