import type { CellRange } from './cellRangeOps.ts';
import { type GridRows, isSameRow } from './specGridOps.ts';

/** The part of a list between the items it shares with another one at its start and end. */
interface Middle {
  from: number;
  /** Past the last item; equal to `from` when items were only removed. */
  to: number;
}

/**
 * Returns the cells that differ from the rows before: the edited ones, and rows and columns that were added. Where rows
 * or columns were removed, the ones that took their place. Null when nothing differs, or no cells are left.
 */
export function changedRange(before: GridRows, after: GridRows): CellRange | null {
  const columnCount = after[0]?.length ?? 0;
  const rows = middleOf(after.length, before.length, (a, b) => isSameRow(after[a] ?? [], before[b] ?? []));
  if (columnCount === 0 || !rows) return null;
  const hasRowsAddedOrRemoved = after.length !== before.length;
  const all = { from: 0, to: columnCount };
  const columns = hasRowsAddedOrRemoved
    ? all
    : middleOf(columnCount, before[0]?.length ?? 0, (a, b) =>
        after.every((cells, row) => cells[a] === before[row]?.[b]),
      );
  return rangeOf(rows, columns ?? all, { rows: after.length, columns: columnCount });
}

/** Compares two lists by the indexes of their items; null when they are equal. */
function middleOf(
  length: number,
  lengthBefore: number,
  isSame: (index: number, before: number) => boolean,
): Middle | null {
  const shorter = Math.min(length, lengthBefore);
  let from = 0;
  while (from < shorter && isSame(from, from)) from++;
  if (from === length && length === lengthBefore) return null;
  let atEnd = 0;
  while (atEnd < shorter - from && isSame(length - 1 - atEnd, lengthBefore - 1 - atEnd)) atEnd++;
  return { from, to: length - atEnd };
}

function rangeOf(rows: Middle, columns: Middle, size: { rows: number; columns: number }): CellRange {
  const first = ({ from }: Middle, count: number) => Math.min(from, count - 1);
  const last = ({ from, to }: Middle, count: number) => Math.min(Math.max(from, to - 1), count - 1);
  return {
    anchor: { row: first(rows, size.rows), column: first(columns, size.columns) },
    focus: { row: last(rows, size.rows), column: last(columns, size.columns) },
  };
}
