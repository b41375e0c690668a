import { resourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { paths } from '../site/paths.ts';
import { galleryMedia } from './galleryMedia.ts';

export const galleryResources = () => ({ media: resourceRef('siteMedia', galleryMedia) });

export const galleryPage: PageDefinition = {
  path: paths.gallery,
  module: 'src/gallery/GalleryRoute.tsx',
  load: () => import('./GalleryRoute.tsx'),
  resources: galleryResources,
  sitemap: 'self',
};
