/** A row of a specification table: keys a1, a2, a3 …, one per column (S-371). */
export type SpecificationRow = Readonly<Record<string, string>>;

export interface SpecificationTable {
  headers: readonly string[];
  rows: readonly SpecificationRow[];
}

/**
 * Result of parsing stored specification data. `none`: nothing is stored. `invalid`: text that cannot be parsed, even
 * after repair; `reason` is for the log. `ready`: a table, possibly all blank (see `hasValues`).
 */
export type ParsedSpecification =
  | { status: 'none' }
  | { status: 'invalid'; raw: string; reason: string }
  | { status: 'ready'; table: SpecificationTable };

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
