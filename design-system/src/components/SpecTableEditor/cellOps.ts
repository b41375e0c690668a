import { boundsOf, type CellPosition, type CellRange, rangeSize } from './cellRangeOps.ts';
import { type Series, seriesOf } from './seriesOps.ts';
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
  return rows.with(row, cells.with(column, text));
}

/** Edits several cells. Returns the same rows when none of them changes. */
export function editCells(rows: GridRows, edits: readonly { at: CellPosition; text: string }[]): GridRows {
  const byRow = Map.groupBy(edits, ({ at }) => at.row);
  const edited = rows.map((cells, row) =>
    (byRow.get(row) ?? []).reduce(
      (line, { at, text }) =>
        line[at.column] === text || !(at.column in line) ? line : line.with(at.column, text),
      cells,
    ),
  );
  return edited.every((cells, row) => cells === rows[row]) ? rows : edited;
}

export function clearCells(rows: GridRows, range: CellRange): GridRows {
  return mapRange(rows, range, () => '');
}

/**
 * Fills a range from its top. A column that begins with a series above empty cells continues it; any other gets copies of
 * its first cell. A range of one row copies the row above it.
 */
export function fillDown(rows: GridRows, range: CellRange): GridRows {
  const { top, bottom, left, right } = boundsOf(range);
  const first = top === bottom ? top - 1 : top;
  const source = rows[first];
  if (!source) return rows;
  const columns = Array.from({ length: right - left + 1 }, (_column, at) =>
    rows.slice(first, bottom + 1).map((cells) => cells[left + at] ?? ''),
  ).map(begunSeries);
  return mapRange(
    rows,
    range,
    ({ row, column }) => columns[column - left]?.(row - first) ?? source[column] ?? '',
  );
}

/** The series at the start of some texts, when the others are empty. */
function begunSeries(texts: readonly string[]): Series | null {
  const filled = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
  return filled.length < texts.length ? seriesOf(filled) : null;
}

/**
 * Extends the cells of a range over a larger one, as a dragged fill handle does: a series along the drag continues, anything
 * else is repeated.
 */
export function fillRange(
  rows: GridRows,
  { source, target }: { source: CellRange; target: CellRange },
): GridRows {
  const { top, bottom, left, right } = boundsOf(source);
  const size = rangeSize(source);
  const isDown = rangeSize(target).rows > size.rows;
  const cells = cellsOf(rows, source);
  const lines = isDown
    ? Array.from({ length: size.columns }, (_column, at) => cells.map((line) => line[at] ?? ''))
    : cells;
  const series = lines.map(seriesOf);
  return mapRange(rows, target, ({ row, column }) => {
    if (row >= top && row <= bottom && column >= left && column <= right)
      return cellAt(rows, { row, column });
    const at = { row: modulo(row - top, size.rows), column: modulo(column - left, size.columns) };
    const continued = isDown ? series[at.column]?.(row - top) : series[at.row]?.(column - left);
    return continued ?? cells[at.row]?.[at.column] ?? '';
  });
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

const modulo = (value: number, by: number) => ((value % by) + by) % by;
