import { boundsOf, type CellPosition, type CellRange, rangeSize } from './cellRangeOps.ts';
import { type GridRows, isSameRow } from './specGridOps.ts';

export function cellAt(rows: GridRows, { row, column }: CellPosition): string {
  return rows[row]?.[column] ?? '';
}

/** The cells of a range as rows of text. */
export function cellsOf(rows: GridRows, range: CellRange): string[][] {
  const { top, bottom, left, right } = boundsOf(range);
  return rows.slice(top, bottom + 1).map((cells) => cells.slice(left, right + 1));
}

export function editCell(rows: GridRows, { row, column }: CellPosition, text: string): GridRows {
  const cells = rows[row];
  if (!cells || column < 0 || column >= cells.length || cells[column] === text) return rows;
  return replaceAt(rows, row, replaceAt(cells, column, text));
}

export function clearCells(rows: GridRows, range: CellRange): GridRows {
  return mapRange(rows, range, () => '');
}

/** Copies the first row of the range into the rows below it; a range of one row copies the row above it. */
export function fillDown(rows: GridRows, range: CellRange): GridRows {
  const { top, bottom } = boundsOf(range);
  const source = rows[top === bottom ? top - 1 : top];
  return source ? mapRange(rows, range, ({ column }) => source[column] ?? '') : rows;
}

/** Repeats the cells of a range over a larger one, as a dragged fill handle does. */
export function fillRange(
  rows: GridRows,
  { source, target }: { source: CellRange; target: CellRange },
): GridRows {
  const { top, left } = boundsOf(source);
  const size = rangeSize(source);
  return mapRange(rows, target, ({ row, column }) =>
    cellAt(rows, {
      row: top + modulo(row - top, size.rows),
      column: left + modulo(column - left, size.columns),
    }),
  );
}

function mapRange(rows: GridRows, range: CellRange, textAt: (position: CellPosition) => string): GridRows {
  const { top, bottom, left, right } = boundsOf(range);
  const edited = rows.map((cells, row) => {
    if (row < top || row > bottom) return cells;
    const line = cells.map((text, column) =>
      column < left || column > right ? text : textAt({ row, column }),
    );
    return isSameRow(cells, line) ? cells : line;
  });
  return edited.every((cells, row) => cells === rows[row]) ? rows : edited;
}

function replaceAt<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((present, index) => (index === at ? item : present));
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
