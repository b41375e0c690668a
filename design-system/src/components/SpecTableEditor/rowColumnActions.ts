import { boundsOf, type CellPosition, type CellRange, type RangeSize } from './cellRangeOps.ts';
import {
  duplicateColumns,
  duplicateRows,
  insertColumns,
  insertRows,
  moveColumns,
  moveRows,
  removeColumns,
  removeRows,
} from './rowColumnOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { TableHistory } from './useTableHistory.ts';

interface RowColumnContext {
  apply: TableHistory['apply'];
  select: (anchor: CellPosition, focus?: CellPosition) => void;
  active: CellPosition;
  range: CellRange;
  extent: RangeSize;
  announcements: SpecTableEditorLabels['announcements'];
}

/** Consecutive rows or columns: the first and how many. */
export interface Lines {
  from: number;
  count: number;
}

/** Edits of whole rows and columns. The new or moved ones are selected. */
export function createRowColumnActions(context: RowColumnContext) {
  const { apply, select, active, range, extent, announcements } = context;
  const { top, bottom, left, right } = boundsOf(range);
  const selectRows = (from: number, count = 1) =>
    select({ row: from, column: left }, { row: from + count - 1, column: right });
  const selectColumns = (from: number, count = 1) =>
    select({ row: top, column: from }, { row: bottom, column: from + count - 1 });
  const firstRow = Math.max(1, top);
  const selectedRows: Lines = { from: firstRow, count: Math.max(1, bottom - firstRow + 1) };
  const selectedColumns: Lines = { from: left, count: right - left + 1 };
  return {
    /** The selected rows below the header row. */
    selectedRows,
    selectedColumns,
    /** The rows that the button of a row removes: the selected ones when whole rows are selected, else its own. */
    rowsOf(row: number): Lines {
      const areWhole = left === 0 && right === extent.columns - 1 && top > 0;
      return areWhole && row >= top && row <= bottom ? selectedRows : { from: row, count: 1 };
    },
    /** The columns that the button of a column removes. */
    columnsOf(column: number): Lines {
      const areWhole = top === 0 && bottom === extent.rows - 1;
      return areWhole && column >= left && column <= right ? selectedColumns : { from: column, count: 1 };
    },
    insertRow(at: number) {
      apply((rows) => insertRows(rows, at), announcements.rowsAdded({ from: at, count: 1 }));
      select({ row: at, column: active.column });
    },
    insertColumn(at: number) {
      apply((rows) => insertColumns(rows, at), announcements.columnsAdded({ from: at + 1, count: 1 }));
      select({ row: active.row, column: at });
    },
    duplicateRows({ from, count }: Lines) {
      const end = from + count;
      apply((rows) => duplicateRows(rows, from, end - 1), announcements.rowsAdded({ from: end, count }));
      selectRows(end, count);
    },
    duplicateColumns({ from, count }: Lines) {
      const end = from + count;
      apply(
        (rows) => duplicateColumns(rows, from, end - 1),
        announcements.columnsAdded({ from: end + 1, count }),
      );
      selectColumns(end, count);
    },
    removeRows({ from, count }: Lines) {
      const isDone = apply(
        (rows) => removeRows(rows, from, from + count - 1),
        announcements.rowsRemoved({ from, count }),
      );
      if (isDone && count > 1) selectRows(from);
    },
    removeColumns({ from, count }: Lines) {
      const isDone = apply(
        (rows) => removeColumns(rows, from, from + count - 1),
        announcements.columnsRemoved({ from: from + 1, count }),
      );
      if (isDone && count > 1) selectColumns(from);
    },
    moveRows({ from, count }: Lines, to: number) {
      if (apply((rows) => moveRows(rows, from, to, count), announcements.rowsMoved({ from: to, count })))
        selectRows(to, count);
    },
    moveColumns({ from, count }: Lines, to: number) {
      const text = announcements.columnsMoved({ from: to + 1, count });
      if (apply((rows) => moveColumns(rows, from, to, count), text)) selectColumns(to, count);
    },
  };
}
