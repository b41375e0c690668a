interface Categorised {
  id: number | string;
  category: string;
}

/** A filter with what it lets through. */
export interface PhotoFilter {
  value: string;
  label: string;
  count: number;
}

/** The photos of a filter, in their order; the filter named `all` lets everything through. */
export function filterPhotos<Photo extends Categorised>(
  photos: readonly Photo[],
  filter: string,
  all: string,
): readonly Photo[] {
  return filter === all ? photos : photos.filter(({ category }) => category === filter);
}

/** The filters in their order, all first, each with the number of its photos. */
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

/** Where a photo stands among those that are shown; null when it is not one of them. */
export function photoIndex(photos: readonly Categorised[], id: number | string | null): number | null {
  const at = id === null ? -1 : photos.findIndex((photo) => photo.id === id);
  return at === -1 ? null : at;
}
