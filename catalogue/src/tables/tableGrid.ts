import { cellAt, columnKey, type SpecificationTable } from '../model/specification.ts';
import { isCodeTitle } from '../operations/codeTitles.ts';
import { columnKeys } from '../operations/specification.ts';

/** A column with its cells, one per row. */
export interface GridColumn {
  header: string;
  cells: readonly string[];
}

/** A table as columns of equal length. */
export interface TableGrid {
  columns: readonly GridColumn[];
  rowCount: number;
}

/** Whether all cells of a table belong to its columns; others would be lost when it is serialized. */
const isRegular = ({ headers, rows }: SpecificationTable) => {
  const known = new Set(headers.map((_header, column) => columnKey(column)));
  return rows.every((row) => Object.keys(row).every((key) => known.has(key)));
};

/** Reads a table as columns; null for one with cells outside its columns. */
export function readGrid(table: SpecificationTable): TableGrid | null {
  if (!isRegular(table)) return null;
  const keys = columnKeys(table);
  return {
    rowCount: table.rows.length,
    columns: keys.map((key, column) => ({
      header: table.headers[column] ?? '',
      cells: table.rows.map((row) => cellAt(row, key)),
    })),
  };
}

/** Converts columns back to a table. */
export function writeGrid({ columns, rowCount }: TableGrid): SpecificationTable {
  return {
    headers: columns.map(({ header }) => header),
    rows: Array.from({ length: rowCount }, (_, row) =>
      Object.fromEntries(columns.map(({ cells }, column) => [columnKey(column), cells[row] ?? ''])),
    ),
  };
}

/** Replaces one column by others. */
export const replaceColumn = (
  { columns, rowCount }: TableGrid,
  at: number,
  others: readonly GridColumn[],
): TableGrid => ({ rowCount, columns: columns.toSpliced(at, 1, ...others) });

/** Removes rows. */
export const removeRows = ({ columns, rowCount }: TableGrid, rows: ReadonlySet<number>): TableGrid => ({
  rowCount: rowCount - rows.size,
  columns: columns.map(({ header, cells }) => ({
    header,
    cells: cells.filter((_cell, row) => !rows.has(row)),
  })),
});

/** Returns the text that identifies a row: its code, else its first non-blank cell. */
export function rowName({ columns }: TableGrid, row: number): string {
  const codes = columns.filter(({ header }) => isCodeTitle(header));
  const texts = [...codes, ...columns].map(({ cells }) => (cells[row] ?? '').trim());
  return texts.find(isStated) ?? `Row ${row + 1}`;
}

/** Blank cells and dashes have no content. */
export const isStated = (text: string): boolean => /[^\s\-–—−/.]/.test(text);
