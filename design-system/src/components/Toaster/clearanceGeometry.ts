import type { Rect } from '../../geometry/index.ts';

/** Distance kept between a toast and a button it must not cover. */
const clearancePx = 8;

interface ClearanceOptions {
  /** Where the toasts are without clearance. */
  stack: Rect;
  /** What they must not cover. */
  obstacles: readonly Rect[];
  viewportHeight: number;
}

/**
 * Returns how far toasts move down so that they cover no obstacle (D-37); 0 where there is no such place on the screen.
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
    const fits = shift === 0 || bottom <= viewportHeight;
    return fits && beside.every(({ y, height }) => y >= bottom || y + height <= top);
  };
  return [0, ...shifts.sort((a, b) => a - b)].find(isClear) ?? 0;
}
