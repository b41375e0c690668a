import type { SpecificationTable } from '../model/specification.ts';
import { highlightMatches, matchingRows } from './search.ts';
import { cellOf, columnKeys } from './specification.ts';
import { boundTable, cutCells } from './tableBounds.ts';

/** Rows shown for each hit; the product page has all of them. */
export const maxHitRows = 5;

/** Longest text of a cell in a hit. */
const maxCellLength = 200;

/** Most bytes of a hit's rows, by an estimate that is rather too high: a page has 24 hits. */
const maxHitBytes = 24_000;

const minColumns = 3;

/** The matching rows of a table, as far as a hit shows them. */
export interface SearchHitTable {
  table: SpecificationTable;
  /** Of the full table. */
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
    const cells = [shown.headers[column] ?? '', ...shown.rows.map((row) => cellOf(row, key))];
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

/** Markup, each part between the matches, and the text in HTML and state. */
const cellBytes = (cell: string, words: readonly string[]) =>
  80 + highlightMatches(cell, words).length * 30 + cell.length * 8;
