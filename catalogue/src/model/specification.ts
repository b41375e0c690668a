/** A row of a specification table: keys a1, a2, a3 …, one per column (S-371). */
export type SpecificationRow = Readonly<Record<string, string>>;

export interface SpecificationTable {
  headers: readonly string[];
  rows: readonly SpecificationRow[];
}

/**
 * Limits of a specification table. Saves beyond them are rejected; a stored larger table is kept
 * and shown up to them. `cells` is rows times columns, blank cells included.
 */
export const tableBounds = { rows: 10_000, columns: 200, cells: 100_000, cellLength: 10_000 } as const;

export type TableBound = keyof typeof tableBounds;

/** The part of a long table that one page contains, to limit the size of the document. */
export interface TablePart {
  /** Position of its first row in the table. */
  start: number;
  /** Rows of the table. */
  rowCount: number;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Number of characters after which its cells are truncated; null when none is. */
  cutAfter: number | null;
  /** First and last size of the table, formatted. */
  sizesText: string | null;
  /** Bound that the stored table exceeds. */
  exceeded: TableBound | null;
}

/**
 * Result of parsing stored specification data. `none`: nothing is stored. `invalid`: text that cannot be parsed, even
 * after repair; `reason` is for the log. `ready`: a table, possibly all blank (see `hasValues`),
 * or the `part` of it that a page holds.
 */
export type ParsedSpecification =
  | { status: 'none' }
  | { status: 'invalid'; raw: string; reason: string }
  | { status: 'ready'; table: SpecificationTable; part?: TablePart };

/** Returns the text of a row's cell; '' when the row has none, also for keys that every object inherits (`constructor`). */
export const cellAt = (row: SpecificationRow, key: string): string =>
  Object.hasOwn(row, key) ? (row[key] ?? '') : '';

/** Returns the key of a column, counted from 0. */
export const columnKey = (column: number) => `a${column + 1}`;

/** Returns the column of a key, counted from 0; null for any other text. */
export function columnOfKey(key: string): number | null {
  const match = /^a([1-9]\d{0,5})$/.exec(key);
  return match ? Number(match[1]) - 1 : null;
}
