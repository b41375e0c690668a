import { cellAt, type SpecificationTable } from '../model/specification.ts';
import { highlightMatches, matchingRows } from './search.ts';
import { columnKeys } from './specification.ts';
import { boundTable, cutCells } from './tableBounds.ts';

/** Maximum number of rows shown per hit; the product page has all of them. */
export const maxHitRows = 5;

/** Maximum length of a cell in a hit. */
const maxCellLength = 200;

/** Maximum bytes of a hit's rows, by a conservative estimate: a page has 24 hits. */
const maxHitBytes = 24_000;

const minColumns = 3;

/** The matching rows of a table that a hit shows. */
export interface SearchHitTable {
  table: SpecificationTable;
  /** Number of rows and columns of the full table. */
  matchingRowCount: number;
}

/** Reduces a table to the first rows that match the words of a search, and to as many columns as fit. */
export function searchHitTable(full: SpecificationTable, words: readonly string[]): SearchHitTable {
  const { table } = boundTable(full);
  const rows = matchingRows(table, words);
  const keys = columnKeys(table);
  const shown = cutCells(
    { headers: table.headers, rows: rows.slice(0, maxHitRows) },
    { keys, length: maxCellLength },
  );
  let bytes = 0;
  let columns = 0;
  for (const [column, key] of keys.entries()) {
    const cells = [shown.headers[column] ?? '', ...shown.rows.map((row) => cellAt(row, key))];
    bytes += cells.reduce((sum, cell) => sum + cellBytes(cell, words), 0);
    if (columns >= minColumns && bytes > maxHitBytes) break;
    columns = column + 1;
  }
  return {
    table: cutCells(
      { headers: shown.headers.slice(0, columns), rows: shown.rows },
      { keys: keys.slice(0, columns), length: maxCellLength },
    ),
    matchingRowCount: rows.length,
  };
}

/** Markup, also of the parts between matches, and the text itself, in the HTML and in the page state. */
const cellBytes = (cell: string, words: readonly string[]) =>
  80 + highlightMatches(cell, words).length * 30 + cell.length * 8;
