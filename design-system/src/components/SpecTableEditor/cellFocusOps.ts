import {
  type CellPosition,
  type CellRange,
  clampPosition,
  isSameCell,
  type RangeSize,
} from './cellRangeOps.ts';

/** A keyboard command that moves the focus in a grid; `left` means towards the start of a row. */
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
  | 'edgeLeft'
  | 'edgeRight'
  | 'edgeUp'
  | 'edgeDown'
  | 'next'
  | 'previous';

export interface GridExtent extends RangeSize {
  /** Rows that `pageUp` and `pageDown` move by. */
  pageRows: number;
  /** Whether a cell has text; the moves to an edge end where that changes. */
  hasText: (cell: CellPosition) => boolean;
}

/** Returns the cell a command leads to, never outside the grid; in an empty grid, 0, 0. */
export function moveFocus(from: CellPosition, move: FocusMove, extent: GridExtent): CellPosition {
  const { rows, columns, pageRows } = extent;
  const lastRow = Math.max(0, rows - 1);
  const lastColumn = Math.max(0, columns - 1);
  const clampCell = (cell: CellPosition) => clampPosition(cell, { rows, columns });
  const { row, column } = clampCell(from);
  switch (move) {
    case 'left':
      return clampCell({ row, column: column - 1 });
    case 'right':
      return clampCell({ row, column: column + 1 });
    case 'up':
      return clampCell({ row: row - 1, column });
    case 'down':
      return clampCell({ row: row + 1, column });
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: lastColumn };
    case 'gridStart':
      return { row: 0, column: 0 };
    case 'gridEnd':
      return { row: lastRow, column: lastColumn };
    case 'pageUp':
      return clampCell({ row: row - Math.max(1, pageRows), column });
    case 'pageDown':
      return clampCell({ row: row + Math.max(1, pageRows), column });
    case 'edgeLeft':
      return edgeOf({ row, column }, { rows: 0, columns: -1 }, extent);
    case 'edgeRight':
      return edgeOf({ row, column }, { rows: 0, columns: 1 }, extent);
    case 'edgeUp':
      return edgeOf({ row, column }, { rows: -1, columns: 0 }, extent);
    case 'edgeDown':
      return edgeOf({ row, column }, { rows: 1, columns: 0 }, extent);
    case 'next':
      if (column < lastColumn) return { row, column: column + 1 };
      return row < lastRow ? { row: row + 1, column: 0 } : { row, column };
    case 'previous':
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? { row: row - 1, column: lastColumn } : { row, column };
  }
}

/**
 * Returns the edge of the data in one direction, as spreadsheets do: the last cell of a run of cells with text, otherwise
 * the first one after a gap, otherwise the edge of the grid.
 */
function edgeOf(from: CellPosition, step: RangeSize, { rows, columns, hasText }: GridExtent): CellPosition {
  const after = ({ row, column }: CellPosition) => ({ row: row + step.rows, column: column + step.columns });
  const isInside = ({ row, column }: CellPosition) =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  let cell = from;
  const isInRun = hasText(from) && isInside(after(from)) && hasText(after(from));
  for (let next = after(cell); isInside(next); next = after(next)) {
    if (isInRun && !hasText(next)) return cell;
    cell = next;
    if (!isInRun && hasText(next)) return cell;
  }
  return cell;
}

/** Whether Tab would leave the grid: then the browser handles the key (no keyboard trap, WCAG 2.1.2). */
export function leavesGrid(from: CellPosition, move: 'next' | 'previous', extent: GridExtent): boolean {
  return isSameCell(moveFocus(from, move, extent), from);
}

/** Moves the focus of a range by a command and keeps its anchor. */
export function extendRange(range: CellRange, move: FocusMove, extent: GridExtent): CellRange {
  return { anchor: range.anchor, focus: moveFocus(range.focus, move, extent) };
}

/** The range of all cells. */
export function fullRange({ rows, columns }: RangeSize): CellRange {
  return {
    anchor: { row: 0, column: 0 },
    focus: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
  };
}
