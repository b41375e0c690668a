import { clamp, isEmpty, type Point, type Size, type Transform } from '../../geometry/index.ts';

/** Bounds of the zoom, as factors of the fitted picture (S-180). */
export interface ScaleLimits {
  min: number;
  max: number;
}

/** The fitted picture and the stage around it, both in CSS pixels at scale 1. */
export interface ZoomLayout {
  stage: Size;
  /** Size of the picture when it fits the stage. */
  picture: Size;
}

export const identity: Transform = { scale: 1, x: 0, y: 0 };

/** Limits with a stated order: nothing usable gives 1 to 1, and the largest is never below the smallest. */
export function scaleLimits({ min, max }: ScaleLimits): ScaleLimits {
  const lowest = min > 0 && Number.isFinite(min) ? min : 1;
  return { min: lowest, max: max > lowest && Number.isFinite(max) ? max : lowest };
}

/** How far the picture may move from the centre on each axis before an edge would leave the stage. */
export function panReach({ stage, picture }: ZoomLayout, scale: number): Point {
  if (isEmpty(stage) || isEmpty(picture)) return { x: 0, y: 0 };
  return {
    x: Math.max(0, (picture.width * scale - stage.width) / 2),
    y: Math.max(0, (picture.height * scale - stage.height) / 2),
  };
}

/** Moves a transform back until no blank shows beside the picture. Applying it twice is the same as once. */
export function clampPan(surroundings: ZoomLayout, { scale, x, y }: Transform): Transform {
  const reach = panReach(surroundings, scale);
  return { scale, x: clamp(x, -reach.x, reach.x) || 0, y: clamp(y, -reach.y, reach.y) || 0 };
}

/**
 * Zooms to `scale` so that the point of the picture under `focus` stays under it.
 * `focus` is measured from the centre of the stage.
 */
export function zoomAround({
  transform,
  focus,
  scale,
}: {
  transform: Transform;
  focus: Point;
  scale: number;
}): Transform {
  if (!(transform.scale > 0)) return { scale, x: 0, y: 0 };
  const factor = scale / transform.scale;
  return {
    scale,
    x: focus.x - (focus.x - transform.x) * factor,
    y: focus.y - (focus.y - transform.y) * factor,
  };
}

export interface Pinch {
  /** Transform when the second finger came down. */
  start: Transform;
  startDistance: number;
  startMidpoint: Point;
  distance: number;
  midpoint: Point;
  limits: ScaleLimits;
}

/**
 * The transform while two fingers pinch: the scale follows the fingers' distance, exactly within the limits, and the
 * point that was between the fingers stays between them.
 */
export function pinchTransform({
  start,
  startDistance,
  startMidpoint,
  distance,
  midpoint,
  limits,
}: Pinch): Transform {
  const wanted = startDistance > 0 ? start.scale * (distance / startDistance) : start.scale;
  const scale = clamp(wanted, limits.min, limits.max);
  const zoomed = zoomAround({ transform: start, focus: startMidpoint, scale });
  return { scale, x: zoomed.x + midpoint.x - startMidpoint.x, y: zoomed.y + midpoint.y - startMidpoint.y };
}

/** A drag past an edge follows with growing resistance and never further than `lengthPx`. */
export function rubberBand(overshootPx: number, lengthPx: number): number {
  if (!(lengthPx > 0)) return 0;
  const pulled = Math.abs(overshootPx);
  return Math.sign(overshootPx) * lengthPx * (1 - 1 / (pulled / lengthPx + 1)) || 0;
}

/** `clampPan`, with resistance beyond the edges instead of a wall. */
export function resistPan(surroundings: ZoomLayout, transform: Transform): Transform {
  const held = clampPan(surroundings, transform);
  const { width, height } = surroundings.stage;
  return {
    scale: transform.scale,
    x: held.x + rubberBand(transform.x - held.x, width / 6),
    y: held.y + rubberBand(transform.y - held.y, height / 6),
  };
}
