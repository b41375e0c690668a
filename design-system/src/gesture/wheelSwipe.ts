import { swipeStep } from './swipe.ts';

/** Movement of a wheel or trackpad since it last rested. */
export interface WheelSwipe {
  readonly x: number;
  readonly y: number;
  /** Time of the last event in ms. */
  readonly at: number;
  /** Whether it has already turned a slide; momentum turns no further one. */
  readonly hasTurned: boolean;
}

export const noWheelSwipe: WheelSwipe = { x: 0, y: 0, at: -Infinity, hasTurned: false };

/** A pause of this length ends a movement; momentum dispatches an event per frame. */
const restMs = 150;

interface WheelMovement {
  /** In CSS pixels, as in `WheelEvent`. */
  deltaX: number;
  deltaY: number;
  at: number;
  isRtl: boolean;
}

/** Adds an event to a movement; its step is that of a swipe over the same distance (S-103), once for each movement. */
export function wheelMoved(
  before: WheelSwipe,
  { deltaX, deltaY, at, isRtl }: WheelMovement,
): { swipe: WheelSwipe; step: 1 | -1 | null } {
  const { x, y, hasTurned } = at - before.at > restMs ? noWheelSwipe : before;
  const moved = { x: x + deltaX, y: y + deltaY };
  // Content moves against the wheel.
  const step = hasTurned ? null : swipeStep({ x: -moved.x, y: -moved.y }, isRtl);
  return { swipe: { ...moved, at, hasTurned: hasTurned || step !== null }, step };
}
