import type { CellPosition } from './cellRangeOps.ts';
import { growRows } from './rowColumnOps.ts';
import { type GridRows, isSameRows } from './specGridOps.ts';

/** A block of cells; its lines may differ in length. */
export type CellBlock = readonly (readonly string[])[];

interface PasteOptions {
  /** Position of the block's top left cell. */
  at: CellPosition;
  cells: CellBlock;
  /** The first line of the block replaces the headers of the columns it covers. @default false */
  hasHeader?: boolean;
}

/** Writes a block of cells; the grid grows where the block is larger. */
export function pasteCells(rows: GridRows, { at, cells, hasHeader = false }: PasteOptions): GridRows {
  const width = Math.max(0, ...cells.map((line) => line.length));
  if (width === 0 || at.row < 0 || at.column < 0) return rows;
  const body = hasHeader ? cells.slice(1) : cells;
  const top = hasHeader ? Math.max(1, at.row) : at.row;
  const grown = growRows(rows, { rows: top + body.length, columns: at.column + width });
  const pasted = grown.map((line, row) => {
    const source = hasHeader && row === 0 ? cells[0] : body[row - top];
    return source ? line.map((text, column) => source[column - at.column] ?? text) : line;
  });
  return isSameRows(rows, pasted) ? rows : pasted;
}
