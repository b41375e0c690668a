import type { PointerEvent } from 'react';

/** Letters of the columns' dimensions, and the hovered column. */
export interface ColumnHighlight {
  /** By column index. */
  letters: Readonly<Record<number, string>>;
  highlightedColumn: number | null;
  /** Called when a lettered column is hovered, and with null when it no longer is. */
  onHighlight: (column: number | null) => void;
}

/** Returns the handlers of the table's root; after a touch the column stays highlighted. */
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
