interface Categorised {
  id: number | string;
  category: string;
}

/** A filter with the number of its photos. */
export interface PhotoFilter {
  value: string;
  label: string;
  count: number;
}

/** Returns the photos of a filter in order; the filter named `all` returns the same list. */
export function filterPhotos<Photo extends Categorised>(
  photos: readonly Photo[],
  filter: string,
  all: string,
): readonly Photo[] {
  return filter === all ? photos : photos.filter(({ category }) => category === filter);
}

/** Returns the filters in order, `all` first, each with the number of its photos. */
export function filterOptions(
  photos: readonly Categorised[],
  categories: readonly string[],
  all: string,
): PhotoFilter[] {
  return [all, ...categories.filter((name) => name !== all)].map((name) => ({
    value: name,
    label: name,
    count: filterPhotos(photos, name, all).length,
  }));
}

/** Returns the index of a photo, or null when it is not in the list. */
export function photoIndex(photos: readonly Categorised[], id: number | string | null): number | null {
  const index = photos.findIndex((photo) => photo.id === id);
  return index === -1 ? null : index;
}
