import type { CellPosition } from './cellRangeOps.ts';
import {
  duplicateColumn,
  duplicateRow,
  insertColumns,
  insertRows,
  moveColumn,
  moveRow,
  removeColumns,
  removeRows,
} from './rowColumnOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { TableHistory } from './useTableHistory.ts';

interface RowColumnContext {
  apply: TableHistory['apply'];
  select: (cell: CellPosition) => void;
  active: CellPosition;
  announcements: SpecTableEditorLabels['announcements'];
}

/** Edits of whole rows and columns. The new or moved one becomes active. */
export function createRowColumnActions({ apply, select, active, announcements }: RowColumnContext) {
  const selectRow = (row: number) => select({ row, column: active.column });
  const selectColumn = (column: number) => select({ row: active.row, column });
  return {
    insertRow(at: number) {
      apply((rows) => insertRows(rows, at), announcements.rowAdded(at));
      selectRow(at);
    },
    insertColumn(at: number) {
      apply((rows) => insertColumns(rows, at), announcements.columnAdded(at + 1));
      selectColumn(at);
    },
    duplicateRow(row: number) {
      apply((rows) => duplicateRow(rows, row), announcements.rowAdded(row + 1));
      selectRow(row + 1);
    },
    duplicateColumn(column: number) {
      apply((rows) => duplicateColumn(rows, column), announcements.columnAdded(column + 2));
      selectColumn(column + 1);
    },
    removeRow: (row: number) => apply((rows) => removeRows(rows, row), announcements.rowRemoved(row)),
    removeColumn: (column: number) =>
      apply((rows) => removeColumns(rows, column), announcements.columnRemoved(column + 1)),
    moveRow(from: number, to: number) {
      if (apply((rows) => moveRow(rows, from, to), announcements.rowMoved(to))) selectRow(to);
    },
    moveColumn(from: number, to: number) {
      if (apply((rows) => moveColumn(rows, from, to), announcements.columnMoved(to + 1))) selectColumn(to);
    },
  };
}
