import type { Point } from '../../geometry/index.ts';
import { swipeDirection } from '../../gesture/index.ts';
import type { CarouselSide } from './carouselState.ts';

/** A movement of more than this far changes the slide (S-103). */
export const swipeThresholdPx = 50;

/** Below this a finger may still mean a tap. */
const slopPx = 6;

/** What a pressed pointer is about: nothing yet, a slide, or the page, which it scrolls. */
export type DragIntent = 'undecided' | 'slide' | 'page';

/** Vertical movement wins early: what has become the page's stays the page's, and so with the slide. */
export function nextDragIntent(intent: DragIntent, { x, y }: Point): DragIntent {
  if (intent !== 'undecided') return intent;
  if (Math.max(Math.abs(x), Math.abs(y)) <= slopPx) return 'undecided';
  return Math.abs(x) > Math.abs(y) ? 'slide' : 'page';
}

/** The side the slide comes from that a movement pulls in. */
export function dragSide(x: number, isRtl: boolean): CarouselSide {
  return x < 0 === isRtl ? 'start' : 'end';
}

/** The side whose slide is shown after a movement; null when it was too short. */
export function swipeSide(movement: Point, isRtl: boolean): CarouselSide | null {
  const direction = swipeDirection(movement, swipeThresholdPx);
  if (!direction) return null;
  return dragSide(direction === 'left' ? -1 : 1, isRtl);
}
