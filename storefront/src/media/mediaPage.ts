import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';

export const mediaResources = () => ({ documents: resourceRef('documents') });

export const mediaPage: PageDefinition = {
  path: paths.media,
  module: 'src/media/MediaRoute.tsx',
  load: () => import('./MediaRoute.tsx'),
  resources: mediaResources,
  sitemap: 'self',
};
