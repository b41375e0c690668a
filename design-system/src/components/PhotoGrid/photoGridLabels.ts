export interface PhotoGridLabels {
  /** The filter without a restriction. */
  all: string;
  /** Accessible name of the filters. */
  filters: string;
  /** Accessible name of the list. */
  photos: string;
  /** Accessible name of a tile. */
  open: (alt: string) => string;
  /** Announced when the filter has changed. */
  photoCount: (count: number) => string;
  /** Empty state of a filter, and its action. */
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
