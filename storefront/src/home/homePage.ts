import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';
import { homeMedia } from './homeMedia.ts';

export const homeResources = () => ({
  bestSellers: resourceRef('bestSellers'),
  media: resourceRef('siteMedia', homeMedia),
});

export const homePage: PageDefinition = {
  path: paths.home,
  module: 'src/home/HomeRoute.tsx',
  load: () => import('./HomeRoute.tsx'),
  resources: homeResources,
  sitemap: 'self',
};
