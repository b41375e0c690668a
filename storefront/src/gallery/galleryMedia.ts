import gallery from '../content/gallery.json';

/** Paths of the gallery's photos. */
export const galleryMedia: readonly string[] = gallery.photos.map(({ src }) => src);
