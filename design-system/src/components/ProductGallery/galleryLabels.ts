export interface GalleryLabels {
  /** Name of the thumbnails together. */
  images: string;
  /** Name of one picture, from 1. */
  image: (number: number, count: number) => string;
  /** Name of the large picture, which opens the viewer. */
  zoom: (alt: string) => string;
  /** Says how to look closer: where a pointer can hover, and where it cannot. */
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
