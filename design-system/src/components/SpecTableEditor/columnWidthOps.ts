import { clamp } from '../../geometry/index.ts';

/** Widths that were chosen, by column, in px; null where the text decides. */
export type ChosenWidths = readonly (number | null)[];

const minChosenPx = 56;
const maxChosenPx = 640;

/** Sets the width of one column. The others keep the width they are shown with, so that none moves under the pointer. */
export function resizeColumn(shown: readonly number[], column: number, px: number): ChosenWidths {
  return shown.map((width, at) => (at === column ? Math.round(clamp(px, minChosenPx, maxChosenPx)) : width));
}

/**
 * Returns the widths for changed headers: added columns get none, the others keep theirs when they move.
 * Columns are identified by their headers, or by their position if headers were only edited.
 */
export function transferWidths(
  widths: ChosenWidths,
  before: readonly string[],
  after: readonly string[],
): ChosenWidths {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const left = new Set(Array.from({ length: before.length - end - start }, (_column, at) => start + at));
  const isSameCount = before.length === after.length;
  return after.map((header, column) => {
    if (column < start) return widths[column] ?? null;
    if (column >= after.length - end) return widths[column + before.length - after.length] ?? null;
    const from = [...left].find((at) => before[at] === header) ?? (isSameCount ? column : -1);
    left.delete(from);
    return widths[from] ?? null;
  });
}
