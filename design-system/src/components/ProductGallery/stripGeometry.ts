interface StripInput {
  /** How far the strip is scrolled, in px; the direction does not matter. */
  scrolled: number;
  /** Length of the strip's window in px. */
  window: number;
  /** From one thumbnail to the next in px. */
  pitch: number;
  count: number;
}

/** Thumbnails beyond the window that have their picture, too. */
const overscan = 4;

/** A strip up to this length is drawn whole. */
export const maxUnwindowedThumbs = 12;

/** The thumbnails whose pictures are drawn: those in sight and some on both sides; first and one past the last. */
export function stripRange({ scrolled, window, pitch, count }: StripInput): { first: number; end: number } {
  if (count <= maxUnwindowedThumbs) return { first: 0, end: count };
  if (!(pitch > 0) || !(window > 0)) return { first: 0, end: maxUnwindowedThumbs };
  const at = Math.floor(Math.max(0, scrolled || 0) / pitch);
  const seen = Math.ceil(window / pitch) + 1;
  const end = Math.min(count, at + seen + overscan);
  return { first: Math.max(0, Math.min(at, count - seen) - overscan), end };
}

/** How far to scroll so that a thumbnail is in sight; 0 when it is. */
export function scrollToShow({
  scrolled,
  window,
  start,
  length,
}: Pick<StripInput, 'scrolled' | 'window'> & { start: number; length: number }): number {
  if (start < scrolled) return start - scrolled;
  const past = start + length - scrolled - window;
  return past > 0 ? past : 0;
}
