import { isEmpty, type Rect, type Transform } from '../../geometry/index.ts';

/** Returns the transform that moves a fitted picture onto another box, as large as it fits there; null without a size. */
export function openTransform({ from, to }: { from: Rect; to: Rect }): Transform | null {
  if (isEmpty(from) || isEmpty(to)) return null;
  return {
    scale: Math.min(from.width / to.width, from.height / to.height),
    x: from.x + from.width / 2 - (to.x + to.width / 2),
    y: from.y + from.height / 2 - (to.y + to.height / 2),
  };
}
