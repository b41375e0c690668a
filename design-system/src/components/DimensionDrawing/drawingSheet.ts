import type { Rect } from '../../geometry/index.ts';
import type { DrawingView } from './dimensionGeometry.ts';
import { pathBounds } from './pathBounds.ts';

/** Views in rows, centred in a square. */
export interface DrawingSheet {
  side: number;
  views: readonly { view: DrawingView; x: number; y: number }[];
}

/** Two views of the usual width are side by side. */
const rowWidth = 450;
/** Limits the scale, so that letters of small drawings are not larger than those of others. */
const minSide = 380;
const margin = 14;
/** Margin below the views, where galleries show a hint. */
const footRoom = 56;
/** Margin around a single view, as a share of the side. */
const elevationMargin = 0.14;

/** Arranges the views of a drawing for a square picture. */
export function drawingSheet(views: readonly DrawingView[]): DrawingSheet {
  const rows: DrawingView[][] = [];
  const widthOf = (row: readonly DrawingView[]) => row.reduce((sum, { width }) => sum + width, 0);
  for (const view of views) {
    const row = rows.at(-1);
    if (row && widthOf(row) + view.width <= rowWidth) row.push(view);
    else rows.push([view]);
  }
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const side = Math.max(minSide, total + margin + footRoom, ...rows.map((row) => widthOf(row) + 2 * margin));
  let top = Math.max(margin, Math.min((side - total) / 2, side - total - footRoom));
  const placed = rows.flatMap((row, at) => {
    const [y, height] = [top, heights[at] ?? 0];
    top += height;
    let x = (side - widthOf(row)) / 2;
    return row.map((view) => {
      const place = { view, x, y: y + (height - view.height) / 2 };
      x += view.width;
      return place;
    });
  });
  return { side, views: placed };
}

/** Returns the square around the outline of a view. */
export function elevationSquare({ outline, detail = '' }: DrawingView): Rect {
  const { x, y, width, height } = pathBounds(outline + detail);
  const side = Math.max(width, height) / (1 - 2 * elevationMargin);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}
