import type { GridRows } from './specGridOps.ts';

/** Widths in px at a text scale of 1: the narrowest fits 'Header 9' beside its remove button. */
const minWidthPx = 128;
const maxWidthPx = 264;
/** A longer header is truncated. */
const maxHeaderWidthPx = 168;
export const characterWidthPx = 8;
export const textPaddingPx = 24;
const headerPaddingPx = 52;
/** Has the width of the placeholder of an empty header. */
const placeholderText = 'Header 9';
/** Width, in characters, of the placeholder 'Header 9' and a touch-sized remove button. */
const placeholderLength = 9.5;

/** Rows that are measured; those of a long table are alike. */
const sampleRows = 50;

/** Widest column that is fitted to its text, in px. */
const maxFitPx = 480;

interface ColumnWidthOptions {
  /** Width for all columns together; the columns share what their texts leave over. */
  availablePx: number;
  /** Text size relative to the default. @default 1 */
  textScale?: number;
  /** Widths that people chose, by column. */
  chosen?: readonly (number | null)[];
}

/** Returns the width of each column by its longest text, in whole px. */
export function columnWidths(
  rows: GridRows,
  { availablePx, textScale = 1, chosen = [] }: ColumnWidthOptions,
): number[] {
  const [headers = []] = rows;
  const widthOf = (characters: number) => characters * characterWidthPx * textScale;
  const longest = longestLines(rows.slice(1, 1 + sampleRows), headers.length);
  const natural = headers.map((header, column) => {
    const width = chosen[column];
    if (typeof width === 'number') return width;
    const forHeader = Math.min(
      maxHeaderWidthPx * textScale,
      widthOf(header.length || placeholderLength) + headerPaddingPx,
    );
    const forText = Math.min(maxWidthPx * textScale, widthOf(longest[column] ?? 0) + textPaddingPx);
    return Math.round(Math.max(minWidthPx, forHeader, forText));
  });
  const total = natural.reduce((sum, width) => sum + width, 0);
  const sparePx = Math.floor(availablePx) - total;
  const free = natural.flatMap((_width, column) => (typeof chosen[column] === 'number' ? [] : [column]));
  if (!(sparePx > 0) || free.length === 0) return natural;
  const share = Math.floor(sparePx / free.length);
  const rest = new Set(free.slice(0, sparePx - share * free.length));
  const freeColumns = new Set(free);
  return natural.map((width, column) =>
    freeColumns.has(column) ? width + share + (rest.has(column) ? 1 : 0) : width,
  );
}

/** Returns the width that a column needs for its header and its longest text, of all rows. */
export function columnWidthToFit([headers = [], ...rows]: GridRows, column: number): number {
  const forHeader = (headers[column] || placeholderText).length * characterWidthPx + headerPaddingPx;
  const longest = Math.max(0, ...rows.map((cells) => longestLine(cells[column] ?? '')));
  return Math.min(maxFitPx, Math.max(forHeader, longest * characterWidthPx + textPaddingPx));
}

/** Length of the longest line in each column. */
function longestLines(rows: GridRows, count: number): number[] {
  const longest = Array.from({ length: count }, () => 0);
  for (const cells of rows) {
    for (let column = 0; column < cells.length; column++) {
      const text = cells[column] ?? '';
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
