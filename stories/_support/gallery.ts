import type { PictureSource } from '@elvora/design-system/Picture';
import type { Photo } from '@elvora/design-system/PhotoGrid';
import type { GalleryPicture } from '@elvora/design-system/ProductGallery';
import { widePicture } from './pictures.ts';
import { photos } from './photos.ts';

const views = [
  [photos.contactor, 'Front'],
  [photos.contactorSide, 'From the side'],
  [photos.contactorTop, 'From above'],
  [widePicture, 'Dimensions'],
] as const;

/** Returns the given number of pictures of one product; every fourth is wide. */
export function galleryPictures(count: number): GalleryPicture[] {
  return Array.from({ length: count }, (_none, index) => {
    const [source, alt] = views[index % views.length] ?? views[0];
    return { source, alt };
  });
}

const scenes = [photos.factoryHall, photos.switchgear, photos.panelAccessories] as const;
const categoryOfPhoto = [
  'Office',
  'Office',
  'Office',
  'Team',
  'Building',
  'Building',
  'Building',
  'Events',
  'Events',
];

/** Categories of photos in the order of their filters. */
export const photoCategories = ['Office', 'Team', 'Building', 'Events'] as const;

/** Nine photos: three of the office, one of the team, three of buildings, two of events (S-237, S-238). */
export const ninePhotos: Photo[] = categoryOfPhoto.map((category, index) => ({
  id: index + 1,
  alt: `${category}, view ${index + 1}`,
  category,
  source: scenes[index % scenes.length] ?? photos.factoryHall,
}));

/** A large drawing of four differently coloured quarters, which stays sharp when magnified. */
export const largePicture: PictureSource = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#dfe4ea"/><rect width="800" height="800" fill="#a3acb6"/><rect x="800" y="800" width="800" height="800" fill="#5d6976"/><circle cx="800" cy="800" r="300" fill="#1976d2"/></svg>',
  )}`,
  width: 1600,
  height: 1600,
};
