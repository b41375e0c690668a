import type { GalleryPicture } from '@elvora/design-system/ProductGallery';
import { widePicture } from './pictures.ts';
import { photos } from './photos.ts';

const views = [
  [photos.contactor, 'Front'],
  [photos.contactorSide, 'From the side'],
  [photos.contactorTop, 'From above'],
  [widePicture, 'Dimensions'],
] as const;

/** Pictures of one product, as many as asked for; every fourth is wide. */
export function galleryOf(count: number): GalleryPicture[] {
  return Array.from({ length: count }, (_none, index) => {
    const [source, alt] = views[index % views.length] ?? views[0];
    return { source, alt };
  });
}
