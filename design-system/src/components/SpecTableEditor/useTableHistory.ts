import { useMemo, useRef, useState } from 'react';
import { editGrid, type Grid, type GridRows, rowsFromGrid } from './specGridOps.ts';
import { type History, recordStep, redo, undo } from './specHistoryOps.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

export interface TableHistoryOptions {
  value: History<Grid>;
  onChange: (value: History<Grid>) => void;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
}

/** The table with its undo history, both owned by the caller, and the announcements of its changes. */
export function useTableHistory({ value, onChange, isReadOnly, labels }: TableHistoryOptions) {
  const latest = useRef(value);
  latest.current = value;
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const rows = useMemo(() => rowsFromGrid(value.present), [value.present]);
  const { undone, redone, nothingToUndo, nothingToRedo } = labels.announcements;

  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  const change = (next: History<Grid>) => {
    if (next === latest.current) return false;
    latest.current = next;
    onChange(next);
    return true;
  };

  return {
    rows,
    /** The rows after the last change, which may not have been rendered yet. */
    latestRows: () => rowsFromGrid(latest.current.present),
    announcement,
    announce,
    change,
    /** Records an edit as one step and announces it when it changed something. */
    apply(edit: (rows: GridRows) => GridRows, text?: string) {
      if (isReadOnly) return false;
      const hasChanged = change(recordStep(latest.current, editGrid(latest.current.present, edit)));
      if (hasChanged && text !== undefined) announce(text);
      return hasChanged;
    },
    /** Returns whether there was a step to undo. */
    undo() {
      const isDone = change(undo(latest.current));
      announce(isDone ? undone : nothingToUndo);
      return isDone;
    },
    redo() {
      const isDone = change(redo(latest.current));
      announce(isDone ? redone : nothingToRedo);
      return isDone;
    },
  };
}

export type TableHistory = ReturnType<typeof useTableHistory>;
