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

/** Normalises limits: unusable values become 1, and `max` is at least `min`. */
export function scaleLimits({ min, max }: ScaleLimits): ScaleLimits {
  const lowest = min > 0 && Number.isFinite(min) ? min : 1;
  return { min: lowest, max: max > lowest && Number.isFinite(max) ? max : lowest };
}

/** Returns the maximum pan from the centre on each axis before an edge enters the stage. */
export function panReach({ stage, picture }: ZoomLayout, scale: number): Point {
  if (isEmpty(stage) || isEmpty(picture)) return { x: 0, y: 0 };
  return {
    x: Math.max(0, (picture.width * scale - stage.width) / 2),
    y: Math.max(0, (picture.height * scale - stage.height) / 2),
  };
}

/** Clamps a pan so that no blank area shows beside the picture; idempotent. */
export function clampPan(layout: ZoomLayout, { scale, x, y }: Transform): Transform {
  const reach = panReach(layout, scale);
  return { scale, x: clamp(x, -reach.x, reach.x) || 0, y: clamp(y, -reach.y, reach.y) || 0 };
}

/** Zooms to `scale` so that the point of the picture under `focus` (relative to the stage's centre) stays under it. */
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
  /** Transform when the second finger was pressed. */
  start: Transform;
  startDistance: number;
  startMidpoint: Point;
  distance: number;
  midpoint: Point;
  limits: ScaleLimits;
}

/**
 * Returns the transform of a pinch: the scale follows the fingers' distance within the limits, and the point between
 * the fingers stays between them.
 */
export function pinchTransform({
  start,
  startDistance,
  startMidpoint,
  distance,
  midpoint,
  limits,
}: Pinch): Transform {
  const requestedScale = startDistance > 0 ? start.scale * (distance / startDistance) : start.scale;
  const scale = clamp(requestedScale, limits.min, limits.max);
  const zoomed = zoomAround({ transform: start, focus: startMidpoint, scale });
  return { scale, x: zoomed.x + midpoint.x - startMidpoint.x, y: zoomed.y + midpoint.y - startMidpoint.y };
}

/** Maps an overshoot to a distance with growing resistance, less than `lengthPx`. */
export function rubberBand(overshootPx: number, lengthPx: number): number {
  if (!(lengthPx > 0)) return 0;
  const overshoot = Math.abs(overshootPx);
  return Math.sign(overshootPx) * lengthPx * (1 - 1 / (overshoot / lengthPx + 1)) || 0;
}

/** `clampPan` with rubber-band resistance beyond the edges. */
export function resistPan(layout: ZoomLayout, transform: Transform): Transform {
  const clamped = clampPan(layout, transform);
  const { width, height } = layout.stage;
  return {
    scale: transform.scale,
    x: clamped.x + rubberBand(transform.x - clamped.x, width / 6),
    y: clamped.y + rubberBand(transform.y - clamped.y, height / 6),
  };
}
