/** A cell by its row and column, both from 0; row 0 is the header row. */
export interface CellPosition {
  row: number;
  column: number;
}

/** A rectangle of cells, both corners included, in any order. */
export interface CellRange {
  anchor: CellPosition;
  focus: CellPosition;
}

/** The first and last row and column of a range. */
export interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface RangeSize {
  rows: number;
  columns: number;
}

export function isSameCell(a: CellPosition, b: CellPosition): boolean {
  return a.row === b.row && a.column === b.column;
}

export function boundsOf({ anchor, focus }: CellRange): Bounds {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export function rangeSize(range: CellRange): RangeSize {
  const { top, bottom, left, right } = boundsOf(range);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

export function isInRange(range: CellRange, { row, column }: CellPosition): boolean {
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Returns the nearest position inside a grid of the given size; in an empty grid, 0, 0. */
export function clampPosition({ row, column }: CellPosition, { rows, columns }: RangeSize): CellPosition {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}

export function clampRange({ anchor, focus }: CellRange, size: RangeSize): CellRange {
  return { anchor: clampPosition(anchor, size), focus: clampPosition(focus, size) };
}

/** Extends a range to a cell along one axis, the one with the longer distance; never into the header row. */
export function stretchRange(range: CellRange, cell: CellPosition): CellRange {
  const row = Math.max(1, cell.row);
  const { column } = cell;
  const { top, bottom, left, right } = boundsOf(range);
  const down = Math.max(row - bottom, top - row);
  const across = Math.max(column - right, left - column);
  if (down <= 0 && across <= 0) return range;
  return down >= across
    ? {
        anchor: { row: Math.min(top, row), column: left },
        focus: { row: Math.max(bottom, row), column: right },
      }
    : {
        anchor: { row: top, column: Math.min(left, column) },
        focus: { row: bottom, column: Math.max(right, column) },
      };
}
