export interface PhotoGridLabels {
  /** The filter that lets everything through. */
  all: string;
  /** Name of the filters together. */
  filters: string;
  /** Name of the list. */
  photos: string;
  /** What a tile does, before what the photo shows. */
  open: (alt: string) => string;
  /** Told when a filter has changed what is shown. */
  photoCount: (count: number) => string;
  /** A filter without photos, and the way on. */
  empty: string;
  showAll: string;
}

export const photoGridLabels: PhotoGridLabels = {
  all: 'All',
  filters: 'Filter photos',
  photos: 'Photos',
  open: (alt) => `Open photo: ${alt}`,
  photoCount: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  empty: 'No photos here yet.',
  showAll: 'Show all photos',
};
