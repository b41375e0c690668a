/** A specification table as text: every row has exactly one cell for each header. */
export interface Grid {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The rows of a grid as ARIA counts them: row 0 is the header row. Rows and columns are numbered from 0. */
export type GridRows = readonly (readonly string[])[];

/** A new table has 4 empty headers and 3 rows of 4 empty cells (S-372). */
export function newGrid({ columns = 4, rows = 3 }: { columns?: number; rows?: number } = {}): Grid {
  return { headers: blankCells(columns), rows: Array.from({ length: rows }, () => blankCells(columns)) };
}

export function rowsFromGrid({ headers, rows }: Grid): GridRows {
  return [headers, ...rows];
}

export function gridFromRows(rows: GridRows): Grid {
  return { headers: rows[0] ?? [], rows: rows.slice(1) };
}

/** Edits a grid by its rows. Returns the same grid when the edit returns the same rows. */
export function editGrid(grid: Grid, edit: (rows: GridRows) => GridRows): Grid {
  const rows = rowsFromGrid(grid);
  const edited = edit(rows);
  return edited === rows ? grid : gridFromRows(edited);
}

export function isSameGrid(a: Grid, b: Grid): boolean {
  return a === b || isSameRows(rowsFromGrid(a), rowsFromGrid(b));
}

export function isSameRows(a: GridRows, b: GridRows): boolean {
  return a.length === b.length && a.every((cells, row) => isSameRow(cells, b[row] ?? []));
}

export function isSameRow(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((text, column) => text === b[column]));
}

export const blankCells = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');
