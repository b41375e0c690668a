import type { Point, Rect } from '../../geometry/index.ts';

/** A dimension line with its two ends and the position of its letter. */
export interface DimensionLine {
  letter: string;
  from: Point;
  to: Point;
  /** Path of the lines from the part to the dimension line. */
  extension: string;
  /** Centre of letter and value. */
  label: Point;
}

/** A view of the part: its front, its side, or the hole it is mounted in. */
export interface DrawingView {
  width: number;
  height: number;
  /** Filled with the page colour. Its parts do not overlap, so that all their lines are visible. */
  outline: string;
  /** Thin lines on top. */
  detail?: string;
  /** Edges inside the part, dashed. */
  hidden?: string;
  /** Centre lines. */
  centre?: string;
  /** Hatching, below the outline. */
  hatch?: string;
  dimensions: readonly DimensionLine[];
}

/** Font size of letter and value; longer values appear only in the list. */
export const labelSize = { width: 92, height: 20, letter: 18, gap: 5 } as const;
/** Maximum number of characters that fit next to the letter. */
export const maxDrawnCharacters = 10;
/** Average width of a character of a value. */
const characterWidth = 6.6;

/** Shorter lines have their label next to them. */
const minInlineWidth = 116;
const minInlineHeight = 44;
const labelDistance = 16;
/** Gap between the part and an extension line, and its overshoot beyond the dimension line. */
const extensionGap = 4;

interface HorizontalExtent {
  x: readonly [number, number];
  y: number;
  /** Start of the extension lines; without it there are none. */
  from?: number;
}

/** Returns a horizontal dimension, above or below the part. */
export function horizontal(letter: string, { x: [left, right], y, from }: HorizontalExtent): DimensionLine {
  const outward = from === undefined || from > y ? -1 : 1;
  const line = (x: number) =>
    from === undefined ? '' : `M${x} ${from + outward * extensionGap}V${y + outward * extensionGap}`;
  const isInline = right - left >= minInlineWidth;
  return {
    letter,
    from: { x: left, y },
    to: { x: right, y },
    extension: line(left) + line(right),
    label: { x: (left + right) / 2, y: isInline ? y : y + outward * labelDistance },
  };
}

interface VerticalExtent {
  x: number;
  y: readonly [number, number];
  /** Start of the extension lines; without it there are none. */
  from?: number;
}

/** Returns a vertical dimension, beside the part. */
export function vertical(letter: string, { x, y: [top, bottom], from }: VerticalExtent): DimensionLine {
  const line = (y: number) => {
    if (from === undefined) return '';
    const outward = from > x ? -1 : 1;
    return `M${from + outward * extensionGap} ${y}H${x + outward * extensionGap}`;
  };
  const isInline = bottom - top >= minInlineHeight;
  return {
    letter,
    from: { x, y: top },
    to: { x, y: bottom },
    extension: line(top) + line(bottom),
    label: { x, y: isInline ? (top + bottom) / 2 : top - labelDistance },
  };
}

/** Returns the path of a dimension line with its ticks. */
export function linePath({ from, to }: DimensionLine): string {
  return from.y === to.y
    ? `M${from.x} ${from.y - 4}v8M${to.x} ${to.y - 4}v8M${from.x} ${from.y}H${to.x}`
    : `M${from.x - 4} ${from.y}h8M${to.x - 4} ${to.y}h8M${from.x} ${from.y}V${to.y}`;
}

/** Returns the value as displayed in the drawing; empty when it is too long. */
export const drawnValue = (value: string): string => (value.length > maxDrawnCharacters ? '' : value);

/** Returns the rectangle of a letter and its value. */
export function labelRect({ label: { x, y } }: DimensionLine, value: string): Rect {
  const { letter, gap, height } = labelSize;
  const width = letter + (value === '' ? 0 : gap + Math.round(value.length * characterWidth));
  return { x: x - width / 2, y: y - height / 2, width, height };
}
