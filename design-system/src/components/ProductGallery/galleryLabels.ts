export interface GalleryLabels {
  /** Name of the thumbnails together. */
  images: string;
  /** Name of one picture, from 1. */
  image: (number: number, count: number) => string;
}

export const galleryLabels: GalleryLabels = {
  images: 'Product images',
  image: (number, count) => `Image ${number} of ${count}`,
};
