/** Rendered range and scroll controls of a strip. */
export interface Strip {
  /** The thumbnails whose pictures are rendered; `end` is one past the last. */
  first: number;
  end: number;
  canScrollBack: boolean;
  canScrollForward: boolean;
  /** Scrolls by the visible length; null before the scroller has loaded. */
  scrollByPage: ((step: 1 | -1) => void) | null;
}

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

export const initialStrip = (count: number): Strip => ({
  ...renderedThumbs([], count),
  canScrollBack: false,
  canScrollForward: false,
  scrollByPage: null,
});

export const isSameStrip = (a: Strip, b: Strip) =>
  a.first === b.first &&
  a.end === b.end &&
  a.canScrollBack === b.canScrollBack &&
  a.canScrollForward === b.canScrollForward &&
  a.scrollByPage === b.scrollByPage;
