import { useRef, useState } from 'react';
import { columnWidthToFit } from './columnGeometry.ts';
import { type ChosenWidths, resizeColumn, transferWidths } from './columnWidthOps.ts';
import type { Lines } from './rowColumnActions.ts';
import type { GridRows } from './specGridOps.ts';

/** Step by which a key or a menu item changes a width, in px. */
const stepPx = 16;

/** Widths set by the user; they move with their columns. */
export function useColumnWidths(headers: readonly string[]) {
  /** The displayed widths; set by the grid, which knows its size. */
  const shownWidths = useRef<readonly number[]>([]);
  const [{ widths, ofHeaders }, setState] = useState<{ widths: ChosenWidths; ofHeaders: readonly string[] }>({
    widths: headers.map(() => null),
    ofHeaders: headers,
  });
  const chosenWidths = ofHeaders === headers ? widths : transferWidths(widths, ofHeaders, headers);
  if (ofHeaders !== headers) setState({ widths: chosenWidths, ofHeaders: headers });

  const resize = (column: number, px: number) => {
    shownWidths.current = resizeColumn(shownWidths.current, column, px).map((width) => width ?? 0);
    setState({ widths: shownWidths.current, ofHeaders: headers });
  };
  const each = ({ from, count }: Lines, widthOf: (column: number) => number) => {
    for (let column = from; column < from + count; column++) resize(column, widthOf(column));
  };

  return {
    shownWidths,
    keepShownWidths(widths: readonly number[]) {
      shownWidths.current = widths;
    },
    chosenWidths,
    resizeColumn: resize,
    /** Makes columns wider, or narrower with `by` -1. */
    widenColumns: (columns: Lines, by: 1 | -1) =>
      each(columns, (column) => (shownWidths.current[column] ?? 0) + by * stepPx),
    /** Makes columns as wide as their longest text. */
    fitColumns: (columns: Lines, rows: GridRows) => each(columns, (column) => columnWidthToFit(rows, column)),
  };
}
