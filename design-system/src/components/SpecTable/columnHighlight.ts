import type { PointerEvent } from 'react';

/** Letters of the dimensions that columns state, and the column that is pointed at. */
export interface ColumnHighlight {
  /** By the position of the column, from 0. */
  letters: Readonly<Record<number, string>>;
  highlightedColumn: number | null;
  /** A column with a letter is pointed at, or no longer. */
  onHighlight: (column: number | null) => void;
}

/** Returns the handlers of the table's root; a finger keeps the column that it has touched. */
export function columnHighlightHandlers(highlight: ColumnHighlight | undefined) {
  if (!highlight) return {};
  const { letters, onHighlight } = highlight;
  return {
    onPointerOver({ target }: PointerEvent) {
      const cell = target instanceof Element ? target.closest('th, td') : null;
      if (!(cell instanceof HTMLTableCellElement)) return;
      onHighlight(letters[cell.cellIndex] === undefined ? null : cell.cellIndex);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') onHighlight(null);
    },
  };
}
