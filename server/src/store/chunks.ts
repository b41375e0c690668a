/** Values of one statement: SQLite takes 32,766, PostgreSQL 65,535; a row of the widest table has fewer than 20. */
const chunkSize = 1000;

/** A list in parts that one statement carries each, however long it is. */
export function chunksOf<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += chunkSize) parts.push(list.slice(from, from + chunkSize));
  return parts;
}

/** What a statement finds for all of a list, part after part: a transaction has one connection. */
export async function queryInChunks<T, Row>(
  list: readonly T[],
  find: (part: T[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of chunksOf(list)) for (const row of await find(part)) rows.push(row);
  return rows;
}
