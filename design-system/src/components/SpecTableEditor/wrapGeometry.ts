import { characterWidthPx, textPaddingPx } from './columnGeometry.ts';
import type { GridRows } from './specGridOps.ts';

/** Maximum number of lines of a cell; longer text is truncated, except while it is edited. */
export const maxLines = 8;
const lineHeightPx = 20;

/** Returns how many lines a text takes where words are wrapped, and words longer than a line are broken. */
export function wrappedLines(text: string, charactersPerLine: number): number {
  const perLine = Math.max(1, Math.floor(charactersPerLine));
  if (text.length <= perLine && !text.includes('\n')) return 1;
  let lines = 0;
  for (const line of text.split('\n')) {
    let used = 0;
    lines++;
    for (const word of line.split(/(?<=[\s\-–])/)) {
      const length = word.trimEnd().length;
      if (used > 0 && used + length > perLine) {
        lines++;
        used = 0;
      }
      lines += Math.max(0, Math.ceil(length / perLine) - 1);
      used = length > perLine ? length % perLine || perLine : used + word.length;
    }
  }
  return lines;
}

interface RowHeightOptions {
  /** Width of each column, in px. */
  widths: readonly number[];
  /** Height of a row of one line, in px. */
  rowPx: number;
  /** Text size relative to the default. */
  textScale: number;
}

/** Returns the height of each row with wrapped texts, in px; the header row keeps one line. */
export function rowHeights(rows: GridRows, { widths, rowPx, textScale }: RowHeightOptions): number[] {
  const perLine = widths.map((width) => (width - textPaddingPx) / (characterWidthPx * textScale));
  return rows.map((cells, row) => {
    if (row === 0) return rowPx;
    const lines = cells.reduce(
      (most, text, column) => Math.max(most, wrappedLines(text, perLine[column] ?? 1)),
      1,
    );
    return Math.round(rowPx + (Math.min(maxLines, lines) - 1) * lineHeightPx * textScale);
  });
}
