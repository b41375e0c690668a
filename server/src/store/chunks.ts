/**
 * Rows per statement. SQLite allows 32,766 bound values, PostgreSQL 65,535; the widest table has fewer than 20 columns.
 */
const chunkSize = 1000;

/** Splits a list into chunks that fit one statement each. */
export function chunksOf<T>(list: readonly T[]): T[][] {
  const chunks: T[][] = [];
  for (let from = 0; from < list.length; from += chunkSize) chunks.push(list.slice(from, from + chunkSize));
  return chunks;
}

/** Runs a query per chunk and concatenates the rows. Sequential: a transaction has one connection. */
export async function queryInChunks<T, Row>(
  list: readonly T[],
  find: (chunk: T[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of chunksOf(list)) for (const row of await find(chunk)) rows.push(row);
  return rows;
}
