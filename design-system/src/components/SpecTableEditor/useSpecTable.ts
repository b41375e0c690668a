import { useRef, useState } from 'react';
import type { FocusMove, GridExtent } from './cellFocusOps.ts';
import { moveFocus, extendRange, fullRange } from './cellFocusOps.ts';
import { fillRange, editWithHeaderRow } from './headerRowOps.ts';
import { type History, recordStep, redo, undo } from './specHistoryOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import {
  boundsOf,
  type CellPosition,
  type CellRange,
  cellAt,
  cellsOf,
  clearCells,
  duplicateColumn,
  duplicateRow,
  editCell,
  fillDown,
  type Grid,
  insertColumns,
  insertRows,
  moveColumn,
  moveRow,
  removeColumns,
  removeRows,
} from './specGridOps.ts';
import { withHeaderRow } from './headerRowOps.ts';

/** Rows that PageUp and PageDown go. */
const pageRows = 8;

/** A cell that is being edited, by line: line 0 is the header. */
export interface CellEdit {
  at: CellPosition;
  /** What it begins with. */
  text: string;
}

interface SpecTableOptions {
  value: History<Grid>;
  onChange: (value: History<Grid>) => void;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
}

const firstCell: CellPosition = { row: 1, column: 0 };

/**
 * What is selected and edited in a table, and every change to it. Positions are lines: line 0 is the header, line r + 1
 * row r. The table itself and its steps back and forth are the caller's.
 */
export function useSpecTable({ value, onChange, isReadOnly, labels }: SpecTableOptions) {
  const latest = useRef(value);
  latest.current = value;
  const [selected, setSelected] = useState<CellRange>({ anchor: firstCell, focus: firstCell });
  const [edit, setEdit] = useState<CellEdit | null>(null);
  const [headerDialog, setHeaderDialog] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });

  const grid = value.present;
  const extent: GridExtent = { rows: grid.rows.length + 1, columns: grid.headers.length, pageRows };
  const range = clampRange(extent, selected);
  const active = range.anchor;

  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  const change = (next: History<Grid>) => {
    if (next === latest.current) return false;
    latest.current = next;
    onChange(next);
    return true;
  };
  /** One step; says so when something changed. */
  const apply = (edit: (grid: Grid) => Grid, said?: string) => {
    if (isReadOnly) return false;
    const hasChanged = change(recordStep(latest.current, edit(latest.current.present)));
    if (hasChanged && said !== undefined) announce(said);
    return hasChanged;
  };
  const select = (anchor: CellPosition, focus = anchor) => {
    setSelected({ anchor, focus });
    setEdit(null);
  };
  const selectSize = (next: CellRange) => {
    const { top, bottom, left, right } = boundsOf(next);
    announce(labels.announcements.selected({ rows: bottom - top + 1, columns: right - left + 1 }));
  };
  const extendTo = (focus: CellPosition) => {
    setSelected({ anchor: active, focus });
    selectSize({ anchor: active, focus });
  };

  const actions = {
    announce,
    apply,
    change,
    select,
    extendTo,
    move: (move: FocusMove) => select(moveFocus(active, move, extent)),
    extend(move: FocusMove) {
      const next = extendRange(range, move, extent);
      setSelected(next);
      selectSize(next);
    },
    selectAll() {
      const whole = fullRange(extent);
      // The rows first; a second time the headers as well.
      const { top, bottom } = boundsOf(range);
      const hasRows = top === 1 && bottom === extent.rows - 1;
      const next = hasRows || extent.rows === 1 ? whole : { ...whole, anchor: firstCell };
      setSelected(next);
      selectSize(next);
    },
    selectRow: () =>
      setSelected({
        anchor: { row: active.row, column: 0 },
        focus: { row: active.row, column: extent.columns - 1 },
      }),
    selectColumn: () =>
      setSelected({
        anchor: { row: 0, column: active.column },
        focus: { row: extent.rows - 1, column: active.column },
      }),

    beginEdit(at: CellPosition, text?: string) {
      if (isReadOnly) return;
      setSelected({ anchor: at, focus: at });
      setEdit({ at, text: text ?? cellAt(withHeaderRow(latest.current.present), at) });
    },
    cancelEdit: () => setEdit(null),
    commitEdit(text: string, move?: FocusMove) {
      if (!edit) return;
      setEdit(null);
      apply((grid) => editWithHeaderRow(grid, (lines) => editCell(lines, edit.at, text)));
      if (move) select(moveFocus(edit.at, move, extent));
    },
    openHeader: (column: number | null) => setHeaderDialog(isReadOnly ? null : column),
    saveHeader(column: number, text: string) {
      apply((grid) => editWithHeaderRow(grid, (lines) => editCell(lines, { row: 0, column }, text)));
      setHeaderDialog(null);
    },

    clear() {
      const { top, bottom, left, right } = boundsOf(range);
      const cells = (bottom - top + 1) * (right - left + 1);
      apply(
        (grid) => editWithHeaderRow(grid, (lines) => clearCells(lines, range)),
        labels.announcements.cleared(cells),
      );
    },
    fillDown() {
      const { top, bottom, left, right } = boundsOf(range);
      const cells = Math.max(1, bottom - top) * (right - left + 1);
      apply(
        (grid) => editWithHeaderRow(grid, (lines) => fillDown(lines, range)),
        labels.announcements.filled(cells),
      );
    },
    fillTo(target: CellRange) {
      const source = range;
      const { top, bottom, left, right } = boundsOf(target);
      const cells = (bottom - top + 1) * (right - left + 1);
      apply(
        (grid) => editWithHeaderRow(grid, (lines) => fillRange(lines, { source, target })),
        labels.announcements.filled(cells),
      );
      setSelected(target);
    },
    selectedCells: () => cellsOf(withHeaderRow(latest.current.present), range),

    undo: () =>
      announce(
        change(undo(latest.current)) ? labels.announcements.undone : labels.announcements.nothingToUndo,
      ),
    redo: () =>
      announce(
        change(redo(latest.current)) ? labels.announcements.redone : labels.announcements.nothingToRedo,
      ),

    insertRow(at: number) {
      apply((grid) => insertRows(grid, at), labels.announcements.rowAdded(at + 1));
      select({ row: at + 1, column: active.column });
    },
    insertColumn(at: number) {
      apply((grid) => insertColumns(grid, at), labels.announcements.columnAdded(at + 1));
      select({ row: active.row, column: at });
    },
    duplicateRow(row: number) {
      apply((grid) => duplicateRow(grid, row), labels.announcements.rowAdded(row + 2));
      select({ row: row + 2, column: active.column });
    },
    duplicateColumn(column: number) {
      apply((grid) => duplicateColumn(grid, column), labels.announcements.columnAdded(column + 2));
      select({ row: active.row, column: column + 1 });
    },
    removeRow: (row: number) =>
      apply((grid) => removeRows(grid, row), labels.announcements.rowRemoved(row + 1)),
    removeColumn: (column: number) =>
      apply((grid) => removeColumns(grid, column), labels.announcements.columnRemoved(column + 1)),
    moveRow(from: number, to: number) {
      if (apply((grid) => moveRow(grid, from, to), labels.announcements.rowMoved(to + 1)))
        select({ row: to + 1, column: active.column });
    },
    moveColumn(from: number, to: number) {
      if (apply((grid) => moveColumn(grid, from, to), labels.announcements.columnMoved(to + 1)))
        select({ row: active.row, column: to });
    },
  };

  return {
    grid,
    value,
    extent,
    range,
    active,
    edit,
    headerDialog,
    announcement,
    isReadOnly,
    labels,
    ...actions,
  };
}

export type SpecTableController = ReturnType<typeof useSpecTable>;

/** What was selected may be gone by now. */
function clampRange({ rows, columns }: GridExtent, { anchor, focus }: CellRange): CellRange {
  const held = ({ row, column }: CellPosition) => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  return { anchor: held(anchor), focus: held(focus) };
}
