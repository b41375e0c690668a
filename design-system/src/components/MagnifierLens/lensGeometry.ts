import { clamp, isEmpty, type Point, type Rect, type Size } from '../../geometry/index.ts';

export interface LensInput {
  /** From the top left of the picture's box, in CSS pixels. */
  pointer: Point;
  /** The picture's box. */
  stage: Size;
  lensSizePx: number;
  zoom: number;
}

/** Returns the zoom, or 1 for NaN and values below 1. */
export function usableZoom(zoom: number): number {
  return Number.isFinite(zoom) && zoom >= 1 ? zoom : 1;
}

/** Returns the box of the lens around the pointer, kept inside the picture and centred on a smaller picture. */
export function lensRect({ pointer, stage, lensSizePx }: Omit<LensInput, 'zoom'>): Rect {
  const size = lensSizePx > 0 ? lensSizePx : 0;
  if (isEmpty(stage)) return { x: 0, y: 0, width: size, height: size };
  return {
    x: clampedStart(pointer.x, size, stage.width),
    y: clampedStart(pointer.y, size, stage.height),
    width: size,
    height: size,
  };
}

/** Returns the start of a length centred on a point, kept between 0 and `total`. */
function clampedStart(at: number, length: number, total: number): number {
  return length >= total ? (total - length) / 2 : clamp(at - length / 2, 0, total - length);
}

/**
 * Returns the box of the enlarged picture inside a frame: the point under the pointer is at the centre of the frame, as far
 * as the picture still covers the frame.
 */
export function pictureOffset({
  pointer,
  stage,
  zoom,
  frame,
}: Omit<LensInput, 'lensSizePx'> & { frame: Size }): Rect {
  const factor = usableZoom(zoom);
  const width = stage.width * factor;
  const height = stage.height * factor;
  if (isEmpty(stage)) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: axisOffset({ at: pointer.x * factor, pictureLength: width, frameLength: frame.width }),
    y: axisOffset({ at: pointer.y * factor, pictureLength: height, frameLength: frame.height }),
    width,
    height,
  };
}

interface AxisInput {
  at: number;
  pictureLength: number;
  frameLength: number;
}

/** One axis of `pictureOffset`; a picture smaller than the frame is centred in it. */
function axisOffset({ at, pictureLength, frameLength }: AxisInput): number {
  const slack = frameLength - pictureLength;
  if (slack >= 0) return slack / 2;
  return clamp(frameLength / 2 - at, slack, 0);
}

/** Returns the position of the enlarged picture inside the lens: the point under the pointer stays under it. */
export function lensOffset({ pointer, stage, lensSizePx, zoom }: LensInput): Point {
  if (isEmpty(stage)) return { x: 0, y: 0 };
  const factor = usableZoom(zoom);
  const lens = lensRect({ pointer, stage, lensSizePx });
  const at = { x: clamp(pointer.x, 0, stage.width), y: clamp(pointer.y, 0, stage.height) };
  return { x: at.x - lens.x - at.x * factor, y: at.y - lens.y - at.y * factor };
}

/** CSS pixels that a source pixel may cover before the keys stop enlarging it. */
const maxPixelsPerSourcePixel = 1.25;

export interface SourceLimitInput {
  /** Zoom requested by pointer or keys. */
  zoom: number;
  /** Initial zoom of the lens. */
  initialZoom: number;
  /** The picture's box. */
  stage: Size;
  /** The stored picture. */
  source: Size;
  panelSizePx: number;
}

/**
 * Limits the zoom by the pixels of the source. A picture larger than the panel is shown at the initial zoom in any case, and
 * beyond it until a source pixel covers 1.25 CSS pixels; a smaller one stays at its own pixels.
 */
export function zoomWithinSource({
  zoom,
  initialZoom,
  stage,
  source,
  panelSizePx,
}: SourceLimitInput): number {
  if (isEmpty(stage) || isEmpty(source)) return usableZoom(zoom);
  const ownPixelsZoom = source.width / stage.width;
  const isSmall = Math.max(source.width, source.height) <= panelSizePx;
  const limit = isSmall
    ? ownPixelsZoom
    : Math.max(usableZoom(initialZoom), ownPixelsZoom * maxPixelsPerSourcePixel);
  return Math.max(1, Math.min(usableZoom(zoom), limit));
}
