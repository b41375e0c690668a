export interface GalleryLabels {
  /** Accessible name of the thumbnails. */
  images: string;
  /** Accessible name of a thumbnail; `number` counts from 1. */
  image: (number: number, count: number) => string;
  /** Accessible name of the large picture, which opens the viewer. */
  zoom: (alt: string) => string;
  /** Hint to zoom, for hovering pointers and for touch. */
  hoverHint: string;
  tapHint: string;
}

export const galleryLabels: GalleryLabels = {
  images: 'Product images',
  image: (number, count) => `Image ${number} of ${count}`,
  zoom: (alt) => `Zoom image: ${alt}`,
  hoverHint: 'Hover to zoom',
  tapHint: 'Tap to zoom',
};
