export const galleryOrientations = ['auto', 'vertical', 'horizontal'] as const;
export type GalleryOrientation = (typeof galleryOrientations)[number];

/** Clamps an index to the list, which may have become shorter. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(index) || 0, count - 1));
}
