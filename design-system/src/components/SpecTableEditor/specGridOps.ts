/** A table as the editor works on it: every row has exactly one cell for each header. */
export interface Grid {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A cell by its row and column, from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

/** A rectangle of cells, both corners included, in any order. */
export interface CellRange {
  anchor: CellPosition;
  focus: CellPosition;
}

/** The range as first and last row and column. */
export interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A new table has 4 empty headers and 3 rows of 4 empty cells (S-372). */
export function newGrid({ columns = 4, rows = 3 }: { columns?: number; rows?: number } = {}): Grid {
  return { headers: blankCells(columns), rows: Array.from({ length: rows }, () => blankCells(columns)) };
}

export function boundsOf({ anchor, focus }: CellRange): Bounds {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export function cellAt({ rows }: Grid, { row, column }: CellPosition): string {
  return rows[row]?.[column] ?? '';
}

export function editCell(grid: Grid, { row, column }: CellPosition, text: string): Grid {
  const cells = grid.rows[row];
  if (!cells || column < 0 || column >= cells.length || cells[column] === text) return grid;
  return { ...grid, rows: replaceAt(grid.rows, row, replaceAt(cells, column, text)) };
}

export function editHeader(grid: Grid, column: number, text: string): Grid {
  if (!isIndex(column, grid.headers.length) || grid.headers[column] === text) return grid;
  return { ...grid, headers: replaceAt(grid.headers, column, text) };
}

/** Inserts empty rows before `at`; past the end they are added at the end. */
export function insertRows(grid: Grid, at: number, count = 1): Grid {
  if (!(count > 0)) return grid;
  const fresh = Array.from({ length: count }, () => blankCells(grid.headers.length));
  return { ...grid, rows: insertAt(grid.rows, at, fresh) };
}

export function insertColumns(grid: Grid, at: number, count = 1): Grid {
  if (!(count > 0)) return grid;
  return {
    headers: insertAt(grid.headers, at, blankCells(count)),
    rows: grid.rows.map((cells) => insertAt(cells, at, blankCells(count))),
  };
}

/** Removes rows `from` to `to`; the last row of a table stays (S-376). */
export function removeRows(grid: Grid, from: number, to = from): Grid {
  return keepsOne(grid.rows.length, from, to) ? { ...grid, rows: removeRange(grid.rows, from, to) } : grid;
}

/** Removes columns `from` to `to`; the values to the right move left (S-374), the last column stays (S-376). */
export function removeColumns(grid: Grid, from: number, to = from): Grid {
  if (!keepsOne(grid.headers.length, from, to)) return grid;
  return {
    headers: removeRange(grid.headers, from, to),
    rows: grid.rows.map((cells) => removeRange(cells, from, to)),
  };
}

export function moveRow(grid: Grid, from: number, to: number): Grid {
  return canMove(grid.rows.length, from, to) ? { ...grid, rows: moveItem(grid.rows, from, to) } : grid;
}

export function moveColumn(grid: Grid, from: number, to: number): Grid {
  if (!canMove(grid.headers.length, from, to)) return grid;
  return {
    headers: moveItem(grid.headers, from, to),
    rows: grid.rows.map((cells) => moveItem(cells, from, to)),
  };
}

export function duplicateRow(grid: Grid, row: number): Grid {
  const cells = grid.rows[row];
  return cells ? { ...grid, rows: insertAt(grid.rows, row + 1, [cells]) } : grid;
}

export function duplicateColumn(grid: Grid, column: number): Grid {
  if (!isIndex(column, grid.headers.length)) return grid;
  return {
    headers: insertAt(grid.headers, column + 1, [grid.headers[column] ?? '']),
    rows: grid.rows.map((cells) => insertAt(cells, column + 1, [cells[column] ?? ''])),
  };
}

export function clearCells(grid: Grid, range: CellRange): Grid {
  return mapRange(grid, range, () => '');
}

/** Copies the first row of the range into the rows below it; one row alone copies the row above it. */
export function fillDown(grid: Grid, range: CellRange): Grid {
  const bounds = boundsOf(range);
  const source = bounds.top === bounds.bottom ? bounds.top - 1 : bounds.top;
  const cells = grid.rows[source];
  return cells ? mapRange(grid, range, (_text, { column }) => cells[column] ?? '') : grid;
}

/** The cells of a range as rows of text. */
export function cellsOf(grid: Grid, range: CellRange): string[][] {
  const { top, bottom, left, right } = boundsOf(range);
  return grid.rows.slice(top, bottom + 1).map((cells) => cells.slice(left, right + 1));
}

/**
 * Writes a block of cells with its top left corner at `at` and grows the table where the block is larger.
 * With `hasHeader` the block's first line becomes the headers of the columns it covers.
 */
export function pasteCells(
  grid: Grid,
  {
    at,
    cells,
    hasHeader = false,
  }: { at: CellPosition; cells: readonly (readonly string[])[]; hasHeader?: boolean },
): Grid {
  const width = Math.max(0, ...cells.map((line) => line.length));
  if (width === 0 || at.row < 0 || at.column < 0) return grid;
  const header = hasHeader ? cells[0] : undefined;
  const body = hasHeader ? cells.slice(1) : cells;
  const grown = growGrid(grid, { rows: at.row + body.length, columns: at.column + width });
  const headers = header
    ? grown.headers.map((text, column) => header[column - at.column] ?? text)
    : grown.headers;
  const rows = grown.rows.map((line, row) => {
    const pasted = body[row - at.row];
    return pasted ? line.map((text, column) => pasted[column - at.column] ?? text) : line;
  });
  const pasted = { headers, rows };
  return isSameGrid(grid, pasted) ? grid : pasted;
}

/** Repeats a block over a range that is a whole multiple of it; otherwise the block comes back as it is. */
export function tileCells(
  cells: readonly (readonly string[])[],
  { top, bottom, left, right }: Bounds,
): string[][] {
  const height = bottom - top + 1;
  const width = right - left + 1;
  const blockWidth = Math.max(0, ...cells.map((line) => line.length));
  const fits = cells.length > 0 && blockWidth > 0 && height % cells.length === 0 && width % blockWidth === 0;
  if (!fits) return cells.map((line) => [...line]);
  return Array.from({ length: height }, (_row, row) =>
    Array.from(
      { length: width },
      (_column, column) => cells[row % cells.length]?.[column % blockWidth] ?? '',
    ),
  );
}

export function isSameGrid(a: Grid, b: Grid): boolean {
  return (
    a === b ||
    (isSameRow(a.headers, b.headers) &&
      a.rows.length === b.rows.length &&
      a.rows.every((line, row) => isSameRow(line, b.rows[row] ?? [])))
  );
}

function isSameRow(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((text, index) => text === b[index]));
}

function growGrid(grid: Grid, { rows, columns }: { rows: number; columns: number }): Grid {
  const wide = insertColumns(grid, grid.headers.length, columns - grid.headers.length);
  return insertRows(wide, wide.rows.length, rows - wide.rows.length);
}

function mapRange(
  grid: Grid,
  range: CellRange,
  edit: (text: string, position: CellPosition) => string,
): Grid {
  const { top, bottom, left, right } = boundsOf(range);
  const rows = grid.rows.map((cells, row) => {
    if (row < top || row > bottom) return cells;
    const edited = cells.map((text, column) =>
      column < left || column > right ? text : edit(text, { row, column }),
    );
    return isSameRow(cells, edited) ? cells : edited;
  });
  return rows.every((cells, row) => cells === grid.rows[row]) ? grid : { ...grid, rows };
}

const blankCells = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');

const isIndex = (index: number, length: number) => Number.isInteger(index) && index >= 0 && index < length;

const keepsOne = (length: number, from: number, to: number) =>
  isIndex(from, length) && isIndex(to, length) && from <= to && to - from + 1 < length;

const canMove = (length: number, from: number, to: number) =>
  isIndex(from, length) && isIndex(to, length) && from !== to;

function replaceAt<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((present, index) => (index === at ? item : present));
}

function insertAt<T>(list: readonly T[], at: number, items: readonly T[]): T[] {
  return [...list.slice(0, Math.max(0, at)), ...items, ...list.slice(Math.max(0, at))];
}

function removeRange<T>(list: readonly T[], from: number, to: number): T[] {
  return list.filter((_item, index) => index < from || index > to);
}

function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1);
  return insertAt(removeRange(list, from, from), to, item);
}
