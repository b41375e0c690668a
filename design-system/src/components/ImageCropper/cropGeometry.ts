import { clamp, isEmpty, type Point, type Rect, type Size } from '../../geometry/index.ts';

/** The part of a picture that is kept, in fractions of its width and height, measured from the left and top. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The point that stays visible, in fractions of the picture's width and height, measured from the left and top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The moving edges of a crop: -1 is left or top, 1 right or bottom, 0 none. */
export interface CropEdges {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export interface CropLimits {
  /** Width divided by height, in fractions of the picture; null for any. */
  ratio: number | null;
  /** Smallest size, in fractions of the picture. */
  min: Size;
}

export const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const centerPoint: FocalPoint = { x: 0.5, y: 0.5 };

/**
 * Returns the limits of a picture: an aspect ratio and a smallest side in its pixels become fractions. Without a valid ratio
 * or size, any crop is allowed.
 */
export function cropLimits({
  picture,
  aspectRatio,
  minSidePx,
}: {
  picture: Size;
  aspectRatio: number | undefined;
  minSidePx: number;
}): CropLimits {
  if (isEmpty(picture)) return { ratio: null, min: { width: 0, height: 0 } };
  const isRatio = aspectRatio !== undefined && aspectRatio > 0 && Number.isFinite(aspectRatio);
  return {
    ratio: isRatio ? (aspectRatio * picture.height) / picture.width : null,
    min: {
      width: clamp(minSidePx / picture.width, 0, 1),
      height: clamp(minSidePx / picture.height, 0, 1),
    },
  };
}

/** Returns the largest centred crop of the ratio. */
export function largestCrop({ ratio }: Pick<CropLimits, 'ratio'>): Crop {
  if (ratio === null) return fullCrop;
  const width = Math.min(1, ratio);
  const height = width / ratio;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Returns the crop of a picture before anyone has changed it. */
export function initialCrop(picture: Size, aspectRatio: number | undefined): Crop {
  return largestCrop(cropLimits({ picture, aspectRatio, minSidePx: 1 }));
}

/** Moves a crop inside the picture. */
export function moveCrop(crop: Crop, by: Point): Crop {
  return {
    ...crop,
    x: clamp(crop.x + by.x, 0, 1 - crop.width),
    y: clamp(crop.y + by.y, 0, 1 - crop.height),
  };
}

/** One axis of a crop. */
interface Span {
  start: number;
  size: number;
}

/** Resizes a span at one end; the other one stays, and without an end the middle does, as far as there is room. */
function resizeSpan({ start, size }: Span, to: number, edge: -1 | 0 | 1): Span {
  if (edge === 1) return { start, size: to };
  if (edge === -1) return { start: start + size - to, size: to };
  return { start: clamp(start + (size - to) / 2, 0, 1 - to), size: to };
}

/** Largest size of a span that grows at this end. */
const roomOf = ({ start, size }: Span, edge: -1 | 0 | 1) =>
  edge === 1 ? 1 - start : edge === -1 ? start + size : 1;

/**
 * Moves edges of a crop: the opposite ones stay, the crop stays inside the picture and within its limits. With a ratio, the
 * axis that changes more decides, and a single edge resizes the other axis around its middle.
 */
export function resizeCrop(
  crop: Crop,
  { edges, by, limits: { ratio, min } }: { edges: CropEdges; by: Point; limits: CropLimits },
): Crop {
  const across: Span = { start: crop.x, size: crop.width };
  const down: Span = { start: crop.y, size: crop.height };
  const wanted = { width: crop.width + by.x * edges.x, height: crop.height + by.y * edges.y };
  const room = { width: roomOf(across, edges.x), height: roomOf(down, edges.y) };
  const size =
    ratio === null
      ? {
          width: clamp(wanted.width, Math.min(min.width, room.width), room.width),
          height: clamp(wanted.height, Math.min(min.height, room.height), room.height),
        }
      : sizeOfRatio({ crop, wanted, room, min, ratio });
  const { start: x, size: width } = resizeSpan(across, size.width, edges.x);
  const { start: y, size: height } = resizeSpan(down, size.height, edges.y);
  return { x, y, width, height };
}

function sizeOfRatio({
  crop,
  wanted,
  room,
  min,
  ratio,
}: {
  crop: Crop;
  wanted: Size;
  room: Size;
  min: Size;
  ratio: number;
}): Size {
  const byHeight = wanted.height * ratio;
  const doesWidthDecide = Math.abs(wanted.width - crop.width) >= Math.abs(byHeight - crop.width);
  const largest = Math.min(room.width, room.height * ratio);
  const smallest = Math.min(Math.max(min.width, min.height * ratio), largest);
  const width = clamp(doesWidthDecide ? wanted.width : byHeight, smallest, largest);
  return { width, height: width / ratio };
}

/** Returns the nearest crop inside the picture and within the limits; invalid numbers give the largest one. */
export function fitCrop(crop: Crop, limits: CropLimits): Crop {
  const { x, y, width, height } = crop;
  if (![x, y, width, height].every(Number.isFinite) || isEmpty(crop)) return largestCrop(limits);
  const { ratio, min } = limits;
  const largest = ratio === null ? 1 : Math.min(1, ratio);
  const smallest = ratio === null ? min.width : Math.min(Math.max(min.width, min.height * ratio), largest);
  const fittedWidth = clamp(width, smallest, largest);
  const fittedHeight = ratio === null ? clamp(height, min.height, 1) : fittedWidth / ratio;
  return moveCrop({ x, y, width: fittedWidth, height: fittedHeight }, { x: 0, y: 0 });
}

/** Whether the crop keeps the full picture, apart from rounding. */
export function isFullCrop({ width, height }: Crop): boolean {
  return width > 1 - 1e-6 && height > 1 - 1e-6;
}

/** Returns the crop in whole pixels of the picture, at least one by one. */
export function cropPixels(crop: Crop, picture: Size): Rect {
  const [x, width] = pixelSpan(crop.x, crop.width, picture.width);
  const [y, height] = pixelSpan(crop.y, crop.height, picture.height);
  return { x, y, width, height };
}

function pixelSpan(start: number, size: number, total: number): [start: number, size: number] {
  const from = clamp(Math.round(start * total), 0, Math.max(0, total - 1));
  const to = Math.round((start + size) * total);
  return [from, clamp(to - from, 1, Math.max(1, total - from))];
}

/** Moves a point inside the picture, in steps of 0.0001. */
export function movePoint(point: FocalPoint, by: Point): FocalPoint {
  return { x: pointPart(point.x + by.x), y: pointPart(point.y + by.y) };
}

const pointPart = (value: number) => Math.round(clamp(value, 0, 1) * 1e4) / 1e4;

/** Returns the nearest point inside the crop. */
export function pointInside({ x, y }: FocalPoint, crop: Crop): FocalPoint {
  return { x: clamp(x, crop.x, crop.x + crop.width), y: clamp(y, crop.y, crop.y + crop.height) };
}

/** Returns a focal point of the full picture as one of the cropped picture. */
export function focalPointInCrop(point: FocalPoint, crop: Crop): FocalPoint {
  const { x, y } = pointInside(point, crop);
  return {
    x: crop.width > 0 ? pointPart((x - crop.x) / crop.width) : 0.5,
    y: crop.height > 0 ? pointPart((y - crop.y) / crop.height) : 0.5,
  };
}

/** Returns a focal point of the cropped picture as one of the full picture: the inverse of `focalPointInCrop`. */
export function focalPointOfPicture({ x, y }: FocalPoint, crop: Crop): FocalPoint {
  return { x: pointPart(crop.x + x * crop.width), y: pointPart(crop.y + y * crop.height) };
}

export const toPercent = (fraction: number): number => Math.round(fraction * 100);
