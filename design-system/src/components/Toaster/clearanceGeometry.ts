import type { Rect } from '../../geometry/index.ts';

/** Gap between a toast and an obstacle. */
const clearancePx = 8;

interface ClearanceOptions {
  /** Rect of the toasts before moving. */
  stack: Rect;
  /** Rects they must not cover. */
  obstacles: readonly Rect[];
  viewportHeight: number;
}

/**
 * Returns by how many px toasts move down to cover no obstacle (D-37); 0 if no position on the screen is free.
 */
export function clearanceOf({ stack, obstacles, viewportHeight }: ClearanceOptions): number {
  const beside = obstacles.filter(
    ({ x, width, height }) => width > 0 && height > 0 && x < stack.x + stack.width && x + width > stack.x,
  );
  const shifts = beside
    .map(({ y, height }) => y + height + clearancePx - stack.y)
    .filter((shift) => shift > 0);
  const isClear = (shift: number) => {
    const top = stack.y + shift;
    const bottom = top + stack.height;
    return bottom <= viewportHeight && beside.every(({ y, height }) => y >= bottom || y + height <= top);
  };
  return [0, ...shifts.sort((a, b) => a - b)].find(isClear) ?? 0;
}
