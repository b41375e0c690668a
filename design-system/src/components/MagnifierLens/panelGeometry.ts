import { clamp, type Point, type Rect, type Size } from '../../geometry/index.ts';

export const panelPlacements = ['end', 'start', 'inside'] as const;
/** Side of the picture on which the panel stands: after it, before it, or in it. */
export type PanelPlacement = (typeof panelPlacements)[number];

export interface PanelInput {
  /** The picture's frame in the window. */
  frame: Rect;
  viewport: Size;
  panelSizePx: number;
  /** Side that is tried first. */
  preferred: PanelPlacement;
  isRtl: boolean;
  /** What covers the top of the window. */
  topPx?: number;
}

export interface PanelPosition {
  placement: PanelPlacement;
  /** Where the panel stands, from the top left of the frame. */
  x: number;
  y: number;
  size: number;
}

/** Distances between picture and panel: the one that is wanted, and the least. */
const gaps = [56, 16] as const;
const marginPx = 16;
/** A smaller panel shows too little to stand outside. */
const minOutsidePx = 280;
/** Part of the frame that a panel inside it takes. */
const insideShare = 0.45;

/**
 * Where the panel goes (D-36): beside the picture on the side that is wanted, else on the other one, else smaller on the
 * roomier side, else into the frame. It is aligned to the picture's top as far as that is in sight.
 */
export function panelPosition(input: PanelInput): PanelPosition {
  const { frame, panelSizePx, preferred } = input;
  const wanted = panelSizePx > 0 ? panelSizePx : 0;
  const sides = preferred === 'start' ? (['start', 'end'] as const) : (['end', 'start'] as const);
  if (preferred !== 'inside') {
    for (const side of sides) {
      for (const gap of gaps)
        if (spaceBeside(side, input) >= wanted + gap) return positionBeside(side, wanted, gap, input);
    }
    const [roomier = 'end'] = sides.toSorted((a, b) => spaceBeside(b, input) - spaceBeside(a, input));
    const size = Math.floor(spaceBeside(roomier, input) - gaps[1]);
    if (size >= Math.min(wanted, minOutsidePx)) return positionBeside(roomier, size, gaps[1], input);
  }
  const size = Math.max(0, Math.floor(Math.min(wanted, Math.min(frame.width, frame.height) * insideShare)));
  return { placement: 'inside', ...insideCorner({ frame, size, pointer: null, isRtl: input.isRtl }), size };
}

/** The window's free space beside the frame. */
function spaceBeside(side: 'start' | 'end', { frame, viewport, isRtl }: PanelInput): number {
  const isLeft = (side === 'start') !== isRtl;
  return (isLeft ? frame.x : viewport.width - frame.x - frame.width) - marginPx;
}

function positionBeside(side: 'start' | 'end', size: number, gap: number, input: PanelInput): PanelPosition {
  const { frame, viewport, isRtl, topPx = 0 } = input;
  const isLeft = (side === 'start') !== isRtl;
  const highest = topPx + marginPx - frame.y;
  const lowest = viewport.height - marginPx - size - frame.y;
  // The top comes first: what is cut is the lower edge.
  const y = Math.max(Math.min(0, lowest), highest);
  return {
    placement: side,
    x: isLeft ? -gap - size : frame.width + gap,
    y: clamp(y, 0, Math.max(0, frame.height - size)),
    size,
  };
}

/** A panel in the frame gives way to the pointer: it stands in the top corner on the other half. */
export function insideCorner({
  frame,
  size,
  pointer,
  isRtl,
}: {
  frame: Size;
  size: number;
  /** From the top left of the frame; null before there is one. */
  pointer: Point | null;
  isRtl: boolean;
}): Point {
  const inset = 8;
  const isRight = pointer ? pointer.x < frame.width / 2 : !isRtl;
  return { x: isRight ? frame.width - size - inset : inset, y: inset };
}
