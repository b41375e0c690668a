/** A position in CSS pixels; the caller states the origin. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Point, Size {}

/** Scales a picture around its centre, then moves it by `x` and `y` CSS pixels. */
export interface Transform {
  scale: number;
  x: number;
  y: number;
}

/** Clamps a number to a range. NaN becomes `min`; an inverted range returns `min`. */
export function clamp(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min;
  return Math.max(min, Math.min(max, value));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Whether a side is zero, negative or NaN. */
export function isEmpty({ width, height }: Size): boolean {
  return !(width > 0) || !(height > 0);
}

/**
 * Returns the largest centred rect of the picture's ratio inside the stage (CSS `object-fit: contain`), or the full stage
 * when either is empty.
 */
export function containRect({ stage, picture }: { stage: Size; picture: Size }): Rect {
  if (isEmpty(stage) || isEmpty(picture)) return { x: 0, y: 0, width: stage.width, height: stage.height };
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}
