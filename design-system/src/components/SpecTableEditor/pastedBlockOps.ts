import type { RangeSize } from './cellRangeOps.ts';
import type { CellBlock } from './pasteOps.ts';

/** Repeats a block over a range whose size is a multiple of the block's; otherwise returns a copy of the block. */
export function tileCells(cells: CellBlock, { rows, columns }: RangeSize): string[][] {
  const blockWidth = Math.max(0, ...cells.map((line) => line.length));
  // An empty block divides nothing: the remainder is NaN.
  const fits = rows % cells.length === 0 && columns % blockWidth === 0;
  if (!fits) return cells.map((line) => [...line]);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from(
      { length: columns },
      (_column, column) => cells[row % cells.length]?.[column % blockWidth] ?? '',
    ),
  );
}

/** Whether the first of several lines looks like titles: words without figures above lines that have some. */
export function looksLikeHeader(cells: CellBlock): boolean {
  const [first = [], ...others] = cells;
  const hasFigure = (text: string) => /^[\d.,–\-\s]*\d/.test(text);
  return (
    first.length > 1 &&
    first.every((text) => text !== '' && !hasFigure(text)) &&
    others.some((line) => line.some(hasFigure))
  );
}
