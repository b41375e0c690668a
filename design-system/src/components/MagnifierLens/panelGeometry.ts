import type { Point, Size } from '../../geometry/index.ts';

export const panelPlacements = ['end', 'start', 'inside'] as const;
/** Side of the picture the panel is on, in reading direction, or inside the picture. */
export type PanelPlacement = (typeof panelPlacements)[number];

/** Distances between picture and panel: the preferred one, and the least. */
export const panelGap = { preferredPx: 56, minPx: 16 } as const;
/** Least distance between the panel and the edges of the window. */
export const panelMarginPx = 16;
/** A smaller panel shows too little to be of use beside the picture. */
const minOutsidePx = 280;
/** Share of the frame that a panel inside it takes. */
const insideShare = 0.45;

const validSize = (sizePx: number) => (sizePx > 0 ? sizePx : 0);

/** Returns the size of a panel beside the picture, or null where it has to go inside (D-36). */
export function sizeBeside(panelSizePx: number, availableWidth: number): number | null {
  const wanted = validSize(panelSizePx);
  const size = Math.min(wanted, Math.floor(availableWidth));
  return size >= Math.min(wanted, minOutsidePx) ? size : null;
}

/** Returns the preferred gap minus the minimum one, as far as there is room. */
export function extraGap(panelSizePx: number, availableWidth: number): number {
  const extraPx = panelGap.preferredPx - panelGap.minPx;
  return availableWidth >= validSize(panelSizePx) + extraPx ? extraPx : 0;
}

/** Returns the size of a panel inside the frame. */
export function sizeInside(panelSizePx: number, { width, height }: Size): number {
  return Math.max(0, Math.floor(Math.min(validSize(panelSizePx), Math.min(width, height) * insideShare)));
}

/** Returns the top left of a panel inside the frame: a top corner, on the half where the pointer is not. */
export function insideCorner({
  frame,
  size,
  pointer,
}: {
  frame: Size;
  size: number;
  /** From the top left of the frame. */
  pointer: Point;
}): Point {
  const insetPx = 8;
  return { x: pointer.x < frame.width / 2 ? frame.width - size - insetPx : insetPx, y: insetPx };
}
