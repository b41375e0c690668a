/** Thumbnails beyond the visible ones whose pictures are rendered, too, on each side. */
const overscan = 4;

/** Pictures of a strip up to this length are all rendered. */
export const maxUnwindowedThumbs = 12;

/**
 * Returns the thumbnails whose pictures are rendered: the visible ones and some on both sides; `first`, and `end` one past
 * the last. Before anything is known to be visible, the strip is at its start.
 */
export function renderedThumbs(visible: readonly number[], count: number): { first: number; end: number } {
  if (count <= maxUnwindowedThumbs) return { first: 0, end: count };
  if (visible.length === 0) return { first: 0, end: maxUnwindowedThumbs };
  return {
    first: Math.max(0, Math.min(...visible) - overscan),
    end: Math.min(count, Math.max(...visible) + 1 + overscan),
  };
}
