import { texts } from '../texts.ts';

/** A table as rows of cells. */
export interface TableCells {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

const { products } = texts;

/** Cells that are shown where two tables differ. */
const maxShownCells = 6;

/** How large a table is, and the first cells in which it differs from another. */
export function tableDiffText(table: TableCells, other: TableCells): string {
  if (table.headers.length === 0) return products.noTable;
  const size = products.tableSummary(table.rows.length, table.headers.length);
  const lines = [table.headers, ...table.rows];
  const others = [other.headers, ...other.rows];
  const differing: string[] = [];
  for (const [line, cells] of lines.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === (others[line]?.[column] ?? '')) continue;
      if (differing.length === maxShownCells) return [size, ...differing, '…'].join('\n');
      const header = table.headers[column] || String(column + 1);
      differing.push(line === 0 ? text : `${header}, ${line}: ${text || '–'}`);
    }
  }
  return [size, ...differing].join('\n');
}
