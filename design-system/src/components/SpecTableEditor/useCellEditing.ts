import { useState } from 'react';
import { type FocusMove, type GridExtent, moveFocus } from './cellFocusOps.ts';
import { cellAt, editCell } from './cellOps.ts';
import type { CellPosition } from './cellRangeOps.ts';
import type { CellSelection } from './useCellSelection.ts';
import type { TableHistory } from './useTableHistory.ts';

export interface CellEdit {
  at: CellPosition;
  /** Initial text of the field. */
  text: string;
}

interface CellEditingOptions {
  history: TableHistory;
  selection: CellSelection;
  extent: GridExtent;
  isReadOnly: boolean;
}

/** The cell edited in place, and the header edited in its dialog. */
export function useCellEditing({ history, selection, extent, isReadOnly }: CellEditingOptions) {
  const [edit, setEdit] = useState<CellEdit | null>(null);
  const [headerDialog, setHeaderDialog] = useState<number | null>(null);

  return {
    edit,
    /** Column whose header is edited in the dialog. */
    headerDialog,
    /** Edits a cell in place, starting with its text unless another is given. */
    beginEdit(at: CellPosition, text?: string) {
      if (isReadOnly) return;
      selection.setRange({ anchor: at, focus: at });
      setEdit({ at, text: text ?? cellAt(history.latestRows(), at) });
    },
    cancelEdit: () => setEdit(null),
    commitEdit(text: string, move?: FocusMove) {
      if (!edit) return;
      setEdit(null);
      history.apply((rows) => editCell(rows, edit.at, text));
      if (!move) return;
      const next = moveFocus(edit.at, move, extent);
      selection.setRange({ anchor: next, focus: next });
    },
    openHeader: (column: number | null) => setHeaderDialog(isReadOnly ? null : column),
    saveHeader(column: number, text: string) {
      history.apply((rows) => editCell(rows, { row: 0, column }, text));
      setHeaderDialog(null);
    },
  };
}
