import type { Grid } from './specTableOps.ts';

/** Widths in px. */
const narrowest = 112;
const widest = 264;
/** A title never makes a column wider than this; it is cut instead. */
const widestTitle = 168;
const perCharacter = 8;
const aroundText = 24;
const aroundTitle = 52;

/** Rows that are looked at: the rest of a long table is like them. */
const sample = 50;

interface ColumnWidthOptions {
  /** Place for all columns together; what is left over is shared out. */
  available: number;
}

/** The width of each column by its longest text, in whole px. */
export function columnWidths({ headers, rows }: Grid, { available }: ColumnWidthOptions): number[] {
  const sampled = rows.slice(0, sample).map(lineLengths);
  const natural = headers.map((title, column) => {
    let longest = 0;
    for (const lengths of sampled) longest = Math.max(longest, lengths[column] ?? 0);
    const forTitle = Math.min(widestTitle, title.length * perCharacter + aroundTitle);
    const forText = Math.min(widest, longest * perCharacter + aroundText);
    return Math.max(narrowest, forTitle, forText);
  });
  const total = natural.reduce((sum, width) => sum + width, 0);
  const left = Math.floor(available) - total;
  if (!(left > 0) || natural.length === 0) return natural;
  const share = Math.floor(left / natural.length);
  const rest = left - share * natural.length;
  return natural.map((width, column) => width + share + (column < rest ? 1 : 0));
}

const known = new WeakMap<readonly string[], readonly number[]>();

/** Of each cell of a row. Rows that an edit has left alone are the same ones: they are measured once. */
function lineLengths(cells: readonly string[]): readonly number[] {
  const lengths = known.get(cells) ?? cells.map(lineLength);
  known.set(cells, lengths);
  return lengths;
}

/** Characters of the longest line. */
function lineLength(text: string): number {
  return text.includes('\n') ? Math.max(...text.split('\n').map((line) => line.length)) : text.length;
}
