import { type FocusMove, type GridExtent, moveFocus } from './cellFocusOps.ts';
import { cellAt, cellsOf, clearCells, fillDown, fillRange } from './cellOps.ts';
import { type CellPosition, type CellRange, rangeSize } from './cellRangeOps.ts';
import { changedRange } from './changedRangeOps.ts';
import { createRowColumnActions } from './rowColumnActions.ts';
import { useCellEditing } from './useCellEditing.ts';
import { useCellSelection } from './useCellSelection.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useTableFind } from './useTableFind.ts';
import { type TableHistoryOptions, useTableHistory } from './useTableHistory.ts';

/** Rows that PageUp and PageDown move by. */
const pageRows = 8;

/** Selection, editing and every change of a table. Rows are numbered with the header row as row 0. */
export function useSpecTable(options: TableHistoryOptions) {
  const { value, isReadOnly, labels } = options;
  const { announcements } = labels;
  const history = useTableHistory(options);
  const { rows, apply, announce } = history;
  const headers = rows[0] ?? [];
  const extent: GridExtent = {
    rows: rows.length,
    columns: headers.length,
    pageRows,
    hasText: (cell) => cellAt(rows, cell) !== '',
  };
  const selection = useCellSelection({
    extent,
    announceSize: (size) => announce(announcements.selected(size)),
  });
  const { range, active, setRange } = selection;
  const editing = useCellEditing({ history, selection, extent, isReadOnly });
  const select = (anchor: CellPosition, focus = anchor) => {
    setRange({ anchor, focus });
    editing.cancelEdit();
  };

  /** Selects and scrolls to what a step of the history changed. */
  const showChange = (step: () => boolean) => {
    const before = history.latestRows();
    editing.cancelEdit();
    const changed = step() ? changedRange(before, history.latestRows()) : null;
    if (changed) selection.reveal(changed);
  };

  return {
    value,
    headers,
    extent,
    isReadOnly,
    labels,
    ...history,
    ...selection,
    ...editing,
    ...useColumnWidths(headers),
    find: useTableFind({ history, selection, isReadOnly, announcements }),
    ...createRowColumnActions({ apply, select, active, range, extent, announcements }),
    select,
    undo: () => showChange(history.undo),
    redo: () => showChange(history.redo),
    move: (move: FocusMove) => select(moveFocus(active, move, extent)),
    selectedCells: () => cellsOf(history.latestRows(), range),
    clear() {
      const size = rangeSize(range);
      apply((rows) => clearCells(rows, range), announcements.cleared(size.rows * size.columns));
    },
    fillDown() {
      const size = rangeSize(range);
      apply((rows) => fillDown(rows, range), announcements.filled(Math.max(1, size.rows - 1) * size.columns));
    },
    fillTo(target: CellRange) {
      const size = rangeSize(target);
      apply(
        (rows) => fillRange(rows, { source: range, target }),
        announcements.filled(size.rows * size.columns),
      );
      setRange(target);
    },
  };
}

export type SpecTableController = ReturnType<typeof useSpecTable>;
