/** Values of one statement: SQLite takes 32,766, PostgreSQL 65,535; a row of the widest table has fewer than 20. */
const rowsAtOnce = 1000;

/** A list in parts that one statement carries each, however long it is. */
export function partsOf<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += rowsAtOnce) parts.push(list.slice(from, from + rowsAtOnce));
  return parts;
}

/** What a statement finds for all of a list, part after part: a transaction has one connection. */
export async function inParts<T, Row>(
  list: readonly T[],
  find: (part: T[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of partsOf(list)) for (const row of await find(part)) rows.push(row);
  return rows;
}
