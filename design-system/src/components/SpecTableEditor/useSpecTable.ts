import { type FocusMove, type GridExtent, moveFocus } from './cellFocusOps.ts';
import { cellsOf, clearCells, fillDown, fillRange } from './cellOps.ts';
import { type CellPosition, type CellRange, rangeSize } from './cellRangeOps.ts';
import { createRowColumnActions } from './rowColumnActions.ts';
import { useCellEditing } from './useCellEditing.ts';
import { useCellSelection } from './useCellSelection.ts';
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
  const extent: GridExtent = { rows: rows.length, columns: headers.length, pageRows };
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

  return {
    value,
    headers,
    extent,
    isReadOnly,
    labels,
    ...history,
    ...selection,
    ...editing,
    ...createRowColumnActions({ apply, select, active, range, extent, announcements }),
    select,
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
