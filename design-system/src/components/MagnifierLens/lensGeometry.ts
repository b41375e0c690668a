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

/** The round lens around the pointer, held inside the picture; a picture smaller than the lens has it in its middle. */
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

/** Where a length around a point begins so that it stays between 0 and the whole. */
function clampedStart(at: number, length: number, whole: number): number {
  return length >= whole ? (whole - length) / 2 : clamp(at - length / 2, 0, whole - length);
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

/** Where inside the lens the enlarged picture is drawn: the point under the pointer stays under the pointer. */
export function lensOffset({ pointer, stage, lensSizePx, zoom }: LensInput): Point {
  if (isEmpty(stage)) return { x: 0, y: 0 };
  const factor = usableZoom(zoom);
  const lens = lensRect({ pointer, stage, lensSizePx });
  const at = { x: clamp(pointer.x, 0, stage.width), y: clamp(pointer.y, 0, stage.height) };
  return { x: at.x - lens.x - at.x * factor, y: at.y - lens.y - at.y * factor };
}

/** The largest zoom that does not blow the source up: a pixel of it is at most one CSS pixel. */
export function zoomWithinSource({
  zoom,
  stage,
  source,
}: {
  zoom: number;
  stage: Size;
  source: Size;
}): number {
  if (isEmpty(stage) || isEmpty(source)) return usableZoom(zoom);
  return Math.max(1, Math.min(usableZoom(zoom), source.width / stage.width));
}
