/** A row of a specification table: keys a1, a2, a3 …, one per column (S-371). */
export type SpecificationRow = Readonly<Record<string, string>>;

export interface SpecificationTable {
  headers: readonly string[];
  rows: readonly SpecificationRow[];
}

/**
 * Bounds of a specification table. A save beyond them is refused; a table stored beyond them is kept and shown up to them.
 * `cells` counts rows times columns, blank ones included.
 */
export const tableBounds = { rows: 10_000, columns: 200, cells: 100_000, cellLength: 10_000 } as const;

export type TableBound = keyof typeof tableBounds;

/** The part of a long table that a page holds, so that its document stays small. */
export interface TablePart {
  /** Position of its first row in the table. */
  start: number;
  /** Rows of the table. */
  rowCount: number;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Characters after which its cells are cut; null when none is. */
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

/** Returns the key of a column, counted from 0. */
export const columnKey = (column: number) => `a${column + 1}`;

/** Returns the column of a key, counted from 0; null for any other text. */
export function columnOfKey(key: string): number | null {
  const match = /^a([1-9]\d{0,5})$/.exec(key);
  return match ? Number(match[1]) - 1 : null;
}
