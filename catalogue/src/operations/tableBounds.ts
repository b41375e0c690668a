import { columnKey, type SpecificationTable, type TableBound, tableBounds } from '../model/specification.ts';
import { compareKeys } from './specification.ts';

/** A table truncated to the bounds, and the first bound that the original exceeds. */
export interface BoundedTable {
  table: SpecificationTable;
  exceeded: TableBound | null;
}

/** Returns the keys of the columns that have a header or a cell. */
export function presentKeys({ headers, rows }: SpecificationTable): Set<string> {
  const keys = new Set(headers.map((_header, column) => columnKey(column)));
  for (const row of rows) for (const key of Object.keys(row)) keys.add(key);
  return keys;
}

/** Returns the size of a table in each limited dimension, except the length of cells. */
export function tableExtent(table: SpecificationTable): Record<Exclude<TableBound, 'cellLength'>, number> {
  const rows = table.rows.length;
  const columns = presentKeys(table).size;
  return { rows, columns, cells: rows * columns };
}

/** Returns the length of the longest header or cell. */
export function longestCell({ headers, rows }: SpecificationTable): number {
  let longest = 0;
  for (const header of headers) longest = Math.max(longest, header.length);
  for (const row of rows) for (const cell of Object.values(row)) longest = Math.max(longest, cell.length);
  return longest;
}

/** Returns the first bound that a table exceeds. */
export function exceededBound(table: SpecificationTable): TableBound | null {
  const extent = { ...tableExtent(table), cellLength: longestCell(table) };
  const bounds = ['rows', 'columns', 'cells', 'cellLength'] as const;
  return bounds.find((bound) => extent[bound] > tableBounds[bound]) ?? null;
}

/** Truncates a table to the bounds; one within them is returned as the same object. */
export function boundTable(full: SpecificationTable): BoundedTable {
  const exceeded = exceededBound(full);
  if (exceeded === null) return { table: full, exceeded };
  // Rows first: columns that only occur in removed rows do not count.
  const rows = full.rows.slice(0, tableBounds.rows);
  const keys = [...presentKeys({ headers: full.headers, rows })]
    .sort(compareKeys)
    .slice(0, tableBounds.columns);
  const table = {
    headers: full.headers.slice(0, tableBounds.columns),
    rows: rows.slice(0, Math.floor(tableBounds.cells / Math.max(1, keys.length))),
  };
  return { table: cutCells(table, { keys, length: tableBounds.cellLength }), exceeded };
}

/** Truncates headers and cells to a length, and rows to some of their columns. */
export function cutCells(
  { headers, rows }: SpecificationTable,
  { keys, length }: { keys: readonly string[]; length: number },
): SpecificationTable {
  return {
    headers: headers.map((header) => cutText(header, length)),
    rows: rows.map((row) =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const cell = Object.hasOwn(row, key) ? row[key] : undefined;
          return cell === undefined ? [] : [[key, cutText(cell, length)]];
        }),
      ),
    ),
  };
}

/** Truncates a text to a length, including the ellipsis, never within a surrogate pair. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
