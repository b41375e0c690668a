import { texts } from '../texts.ts';

/** A table as rows of cells. */
export interface TableCells {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const { products } = texts;

/** Differing cells shown per table. */
const maxShownCells = 6;

/** Describes a table by its size and the first cells in which it differs from another. */
export function tableDiffText(table: TableCells, other: TableCells): string {
  if (table.headers.length === 0) return products.noTable;
  const size = products.tableSummary(table.rows.length, table.headers.length);
  const rows = [table.headers, ...table.rows];
  const otherRows = [other.headers, ...other.rows];
  const differing: string[] = [];
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === (otherRows[row]?.[column] ?? '')) continue;
      if (differing.length === maxShownCells) return [size, ...differing, '…'].join('\n');
      const header = table.headers[column] || String(column + 1);
      differing.push(row === 0 ? text : `${header}, ${row}: ${text || '–'}`);
    }
  }
  return [size, ...differing].join('\n');
}
