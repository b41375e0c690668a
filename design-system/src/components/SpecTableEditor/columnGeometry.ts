import type { GridRows } from './specGridOps.ts';

/** Widths in px at a text scale of 1: the narrowest fits 'Header 9' beside its remove button. */
const minWidthPx = 128;
const maxWidthPx = 264;
/** A longer header is truncated. */
const maxHeaderWidthPx = 168;
const characterWidthPx = 8;
const textPaddingPx = 24;
const headerPaddingPx = 52;
/** Width, in characters, of the placeholder 'Header 9' and a touch-sized remove button. */
const placeholderLength = 9.5;

/** Rows that are measured; those of a long table are alike. */
const sampleRows = 50;

interface ColumnWidthOptions {
  /** Width for all columns together; the columns share what their texts leave over. */
  availablePx: number;
  /** Text size relative to the default. @default 1 */
  textScale?: number;
}

/** Returns the width of each column by its longest text, in whole px. */
export function columnWidths(
  [headers = [], ...rows]: GridRows,
  { availablePx, textScale = 1 }: ColumnWidthOptions,
): number[] {
  const widthOf = (characters: number) => characters * characterWidthPx * textScale;
  const longest = longestLines(rows.slice(0, sampleRows), headers.length);
  const natural = headers.map((header, column) => {
    const forHeader = Math.min(
      maxHeaderWidthPx * textScale,
      widthOf(header.length || placeholderLength) + headerPaddingPx,
    );
    const forText = Math.min(maxWidthPx * textScale, widthOf(longest[column] ?? 0) + textPaddingPx);
    return Math.round(Math.max(minWidthPx, forHeader, forText));
  });
  const total = natural.reduce((sum, width) => sum + width, 0);
  const sparePx = Math.floor(availablePx) - total;
  if (!(sparePx > 0) || natural.length === 0) return natural;
  const share = Math.floor(sparePx / natural.length);
  const rest = sparePx - share * natural.length;
  return natural.map((width, column) => width + share + (column < rest ? 1 : 0));
}

/** Length of the longest line in each column. */
function longestLines(rows: GridRows, count: number): number[] {
  const longest = Array.from({ length: count }, () => 0);
  for (const cells of rows) {
    for (const [column, text] of cells.entries()) {
      const longestSoFar = longest[column] ?? 0;
      // A line is no longer than its text, so few texts need splitting.
      if (text.length > longestSoFar) longest[column] = Math.max(longestSoFar, longestLine(text));
    }
  }
  return longest;
}

function longestLine(text: string): number {
  return text.includes('\n') ? Math.max(...text.split('\n').map((line) => line.length)) : text.length;
}
