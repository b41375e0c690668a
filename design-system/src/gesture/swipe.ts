import type { Point } from '../geometry/index.ts';

export type SwipeDirection = 'left' | 'right';

/** Minimum horizontal movement that changes a slide or photo (S-103, S-246). */
const swipeThresholdPx = 50;

/**
 * Returns the direction of a horizontal movement of more than `thresholdPx`; exactly the threshold is not a swipe (S-103, S-246).
 * A movement that is more vertical than horizontal is a scroll, not a swipe.
 */
export function swipeDirection({ x, y }: Point, thresholdPx: number): SwipeDirection | null {
  if (!(Math.abs(x) > thresholdPx) || Math.abs(x) < Math.abs(y)) return null;
  return x < 0 ? 'left' : 'right';
}

/** Returns the step of a swipe: 1 to the next slide, -1 to the previous one, mirrored in RTL. */
export function swipeStep(movement: Point, isRtl: boolean): 1 | -1 | null {
  const direction = swipeDirection(movement, swipeThresholdPx);
  if (!direction) return null;
  return (direction === 'left') === isRtl ? -1 : 1;
}
