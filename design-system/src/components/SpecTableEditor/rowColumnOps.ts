import { blankCells, type GridRows } from './specGridOps.ts';

/** Inserts empty rows before `at`, but never above the header row; past the end they are appended. */
export function insertRows(rows: GridRows, at: number, count = 1): GridRows {
  if (!(count > 0)) return rows;
  return insertAt(
    rows,
    Math.max(1, at),
    Array.from({ length: count }, () => blankCells(columnCount(rows))),
  );
}

export function insertColumns(rows: GridRows, at: number, count = 1): GridRows {
  if (!(count > 0)) return rows;
  const blank = blankCells(count);
  return rows.map((cells) => insertAt(cells, at, blank));
}

/** Removes rows `from` to `to`; the last row below the header stays (S-376). */
export function removeRows(rows: GridRows, from: number, to = from): GridRows {
  const isRemovable = isBodyRow(rows, from) && isBodyRow(rows, to) && from <= to;
  return isRemovable && to - from + 2 < rows.length ? removeRange(rows, from, to) : rows;
}

/** Removes columns `from` to `to`; the values to the right move left (S-374), the last column stays (S-376). */
export function removeColumns(rows: GridRows, from: number, to = from): GridRows {
  const isRemovable = isColumn(rows, from) && isColumn(rows, to) && from <= to;
  return isRemovable && to - from + 1 < columnCount(rows)
    ? rows.map((cells) => removeRange(cells, from, to))
    : rows;
}

/** Moves `count` rows from `from` on, so that the first of them becomes row `to`. */
export function moveRows(rows: GridRows, from: number, to: number, count = 1): GridRows {
  const isMovable = [from, to].every((at) => isBodyRow(rows, at) && isBodyRow(rows, at + count - 1));
  return isMovable && from !== to ? moveItems(rows, from, to, count) : rows;
}

export function moveColumns(rows: GridRows, from: number, to: number, count = 1): GridRows {
  const isMovable = [from, to].every((at) => isColumn(rows, at) && isColumn(rows, at + count - 1));
  return isMovable && from !== to ? rows.map((cells) => moveItems(cells, from, to, count)) : rows;
}

/** Duplicates rows `from` to `to` directly below them. */
export function duplicateRows(rows: GridRows, from: number, to = from): GridRows {
  if (!isBodyRow(rows, from) || !isBodyRow(rows, to)) return rows;
  return insertAt(rows, to + 1, rows.slice(from, to + 1));
}

/** Duplicates columns `from` to `to` directly after them. */
export function duplicateColumns(rows: GridRows, from: number, to = from): GridRows {
  if (!isColumn(rows, from) || !isColumn(rows, to)) return rows;
  return rows.map((cells) => insertAt(cells, to + 1, cells.slice(from, to + 1)));
}

/** Appends empty rows and columns up to a size. */
export function growRows(rows: GridRows, size: { rows: number; columns: number }): GridRows {
  const columns = columnCount(rows);
  const wide = insertColumns(rows, columns, size.columns - columns);
  return insertRows(wide, wide.length, size.rows - wide.length);
}

const columnCount = (rows: GridRows) => rows[0]?.length ?? 0;

const isColumn = (rows: GridRows, column: number) =>
  Number.isInteger(column) && column >= 0 && column < columnCount(rows);

const isBodyRow = (rows: GridRows, row: number) => Number.isInteger(row) && row >= 1 && row < rows.length;

function insertAt<T>(list: readonly T[], at: number, items: readonly T[]): T[] {
  if (at >= list.length) return list.concat(items);
  const start = Math.max(0, at);
  // Faster than spreading, for each of thousands of rows.
  return list.slice(0, start).concat(items, list.slice(start));
}

function removeRange<T>(list: readonly T[], from: number, to: number): T[] {
  return list.filter((_item, index) => index < from || index > to);
}

function moveItems<T>(list: readonly T[], from: number, to: number, count: number): T[] {
  const items = list.slice(from, from + count);
  return insertAt(removeRange(list, from, from + count - 1), to, items);
}
