import { clamp, isEmpty, type Point, type Rect, type Size } from '../../geometry/index.ts';

export interface LensInput {
  /** Where the pointer is, from the top left of the picture's box, in CSS pixels. */
  pointer: Point;
  /** The picture's box. */
  stage: Size;
  lensSizePx: number;
  zoom: number;
}

/** A zoom that cannot be drawn (NaN, below 1) counts as 1. */
export function usableZoom(zoom: number): number {
  return Number.isFinite(zoom) && zoom >= 1 ? zoom : 1;
}

/** The round lens around the pointer; its centre never leaves the picture. */
export function lensRect({ pointer, stage, lensSizePx }: Omit<LensInput, 'zoom'>): Rect {
  const size = lensSizePx > 0 ? lensSizePx : 0;
  const centre = isEmpty(stage)
    ? { x: 0, y: 0 }
    : { x: clamp(pointer.x, 0, stage.width), y: clamp(pointer.y, 0, stage.height) };
  return { x: centre.x - size / 2, y: centre.y - size / 2, width: size, height: size };
}

/**
 * Where the enlarged picture is drawn inside a frame, so that the point under the pointer stands under the frame's
 * centre, yet the frame never shows beyond the picture's edge.
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

/** Where inside the lens the enlarged picture is drawn: the point under the pointer stands at the lens' centre. */
export function lensOffset({ pointer, stage, lensSizePx, zoom }: LensInput): Point {
  const factor = usableZoom(zoom);
  const at = isEmpty(stage)
    ? { x: 0, y: 0 }
    : { x: clamp(pointer.x, 0, stage.width), y: clamp(pointer.y, 0, stage.height) };
  return { x: lensSizePx / 2 - at.x * factor, y: lensSizePx / 2 - at.y * factor };
}

/** The largest zoom that still shows true pixels of the source (a small picture is not blown up). */
export function zoomWithinSource({
  zoom,
  stage,
  source,
  pixelRatio,
}: {
  zoom: number;
  stage: Size;
  source: Size;
  pixelRatio: number;
}): number {
  if (isEmpty(stage) || isEmpty(source) || !(pixelRatio > 0)) return usableZoom(zoom);
  return Math.max(1, Math.min(usableZoom(zoom), source.width / (stage.width * pixelRatio)));
}
