import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';
import { aboutMedia } from './aboutMedia.ts';

export const aboutResources = () => ({ media: resourceRef('siteMedia', aboutMedia) });

export const aboutPage: PageDefinition = {
  path: paths.about,
  module: 'src/about/AboutRoute.tsx',
  load: () => import('./AboutRoute.tsx'),
  resources: aboutResources,
  sitemap: 'self',
};
