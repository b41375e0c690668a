import type { CellPosition, CellRange } from './specGridOps.ts';

/** A keyboard command that moves the focus in a grid, from the reader's side: left is where a line begins. */
export type FocusMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'pageUp'
  | 'pageDown'
  | 'next'
  | 'previous';

export interface GridExtent {
  rows: number;
  columns: number;
  /** Rows of one page. */
  pageRows: number;
}

/** The cell a command leads to; the edge of the grid holds. An empty grid keeps the place at 0, 0. */
export function moveFocus(
  from: CellPosition,
  move: FocusMove,
  { rows, columns, pageRows }: GridExtent,
): CellPosition {
  const lastRow = Math.max(0, rows - 1);
  const lastColumn = Math.max(0, columns - 1);
  const held = ({ row, column }: CellPosition): CellPosition => ({
    row: Math.min(lastRow, Math.max(0, row)),
    column: Math.min(lastColumn, Math.max(0, column)),
  });
  const { row, column } = held(from);
  switch (move) {
    case 'left':
      return held({ row, column: column - 1 });
    case 'right':
      return held({ row, column: column + 1 });
    case 'up':
      return held({ row: row - 1, column });
    case 'down':
      return held({ row: row + 1, column });
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: lastColumn };
    case 'gridStart':
      return { row: 0, column: 0 };
    case 'gridEnd':
      return { row: lastRow, column: lastColumn };
    case 'pageUp':
      return held({ row: row - Math.max(1, pageRows), column });
    case 'pageDown':
      return held({ row: row + Math.max(1, pageRows), column });
    case 'next':
      if (column < lastColumn) return { row, column: column + 1 };
      return row < lastRow ? { row: row + 1, column: 0 } : { row, column };
    case 'previous':
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? { row: row - 1, column: lastColumn } : { row, column };
  }
}

/** Whether a move by Tab would leave the grid: then the key goes on to the page (no keyboard trap, WCAG 2.1.2). */
export function leavesGrid(from: CellPosition, move: 'next' | 'previous', extent: GridExtent): boolean {
  const to = moveFocus(from, move, extent);
  return to.row === from.row && to.column === from.column;
}

/** Extends a range by a command; the anchor stays. */
export function extendRange(range: CellRange, move: FocusMove, extent: GridExtent): CellRange {
  return { anchor: range.anchor, focus: moveFocus(range.focus, move, extent) };
}

/** The whole grid as a range. */
export function fullRange({ rows, columns }: Pick<GridExtent, 'rows' | 'columns'>): CellRange {
  return {
    anchor: { row: 0, column: 0 },
    focus: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
  };
}
