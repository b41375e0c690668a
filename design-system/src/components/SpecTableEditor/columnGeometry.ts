import type { Grid } from './specGridOps.ts';

/** Widths in px, of text at its usual size: the narrowest has place for 'Header 9' beside its remove button. */
const minWidthPx = 128;
const maxWidthPx = 264;
/** A title never makes a column wider than this; it is cut instead. */
const maxTitleWidthPx = 168;
const characterWidthPx = 8;
const textPaddingPx = 24;
const titlePaddingPx = 52;
/** Of 'Header 9', which stands where there is no title, and a remove button that a finger can hit. */
const placeholderLength = 9.5;

/** Rows that are looked at: the rest of a long table is like them. */
const sampleRows = 50;

interface ColumnWidthOptions {
  /** Place for all columns together; what is left over is shared out. */
  availablePx: number;
  /** How many times its usual size the text has. @default 1 */
  textScale?: number;
}

/** The width of each column by its longest text, in whole px. */
export function columnWidths(
  { headers, rows }: Grid,
  { availablePx, textScale = 1 }: ColumnWidthOptions,
): number[] {
  const widthOf = (characters: number) => characters * characterWidthPx * textScale;
  const longest = longestLines(rows.slice(0, sampleRows), headers.length);
  const natural = headers.map((title, column) => {
    const forTitle = Math.min(
      maxTitleWidthPx * textScale,
      widthOf(title.length || placeholderLength) + titlePaddingPx,
    );
    const forText = Math.min(maxWidthPx * textScale, widthOf(longest[column] ?? 0) + textPaddingPx);
    return Math.round(Math.max(minWidthPx, forTitle, forText));
  });
  const total = natural.reduce((sum, width) => sum + width, 0);
  const left = Math.floor(availablePx) - total;
  if (!(left > 0) || natural.length === 0) return natural;
  const share = Math.floor(left / natural.length);
  const rest = left - share * natural.length;
  return natural.map((width, column) => width + share + (column < rest ? 1 : 0));
}

/** Characters of the longest line in each column. */
function longestLines(rows: Grid['rows'], count: number): number[] {
  const longest = Array.from({ length: count }, () => 0);
  for (const cells of rows) {
    for (const [column, text] of cells.entries()) {
      const known = longest[column] ?? 0;
      // No line is longer than its text: few texts have to be looked into.
      if (text.length > known) longest[column] = Math.max(known, lineLength(text));
    }
  }
  return longest;
}

/** Characters of the longest line. */
function lineLength(text: string): number {
  return text.includes('\n') ? Math.max(...text.split('\n').map((line) => line.length)) : text.length;
}
