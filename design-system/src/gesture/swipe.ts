import type { Point } from '../geometry/index.ts';

export type SwipeDirection = 'left' | 'right';

/**
 * The direction of a horizontal movement of more than `thresholdPx`; exactly the threshold is none (S-103, S-246).
 * A movement that is more vertical than horizontal is a scroll, not a swipe.
 */
export function swipeDirection({ x, y }: Point, thresholdPx: number): SwipeDirection | null {
  if (!(Math.abs(x) > thresholdPx) || Math.abs(x) < Math.abs(y)) return null;
  return x < 0 ? 'left' : 'right';
}
