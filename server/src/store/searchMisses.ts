import type { Selectable } from 'kysely';
import type { SearchMissTable } from './catalogueTables.ts';
import type { Database } from './database.ts';

export interface NewSearchMiss {
  /** Key by which equal searches are counted as one. */
  searchKey: string;
  text: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The product opened after the search; 0 for the search itself. */
  productId: number;
  code: string;
  count: number;
}

/** A missed search, summed over all days. */
export interface SearchMissRow {
  text: string;
  asked: number;
  lastDay: string;
  /** The result opened most often afterwards; null when there was none. */
  chosen: { productId: number; code: string; count: number } | null;
}

/** Searches without results. */
export interface SearchMissStore {
  /** Adds to the daily counts, and erases the rarest and latest rows beyond the limit. */
  add(misses: readonly NewSearchMiss[]): Promise<void>;
  /** Most frequent first, then most recent first. */
  list(): Promise<SearchMissRow[]>;
  eraseBefore(day: string): Promise<void>;
}

/** Maximum number of rows: one for each search and day, and for each result opened after it. */
const maxRows = 10_000;
/** Approximate share of rows for one day: a flood of searches cannot use more of the table. */
const maxRowsOfDay = 1000;

export const createSearchMissStore = (
  db: Database,
  { rowLimit = maxRows, dayLimit = maxRowsOfDay } = {},
): SearchMissStore => ({
  async add(misses) {
    // Sorted by the complete key, so that concurrent processes cannot deadlock.
    const ordered = misses.toSorted(
      (a, b) =>
        compare(a.searchKey, b.searchKey) ||
        compare(a.day, b.day) ||
        a.productId - b.productId ||
        compare(a.code, b.code),
    );
    await db.transaction().execute(async (transaction) => {
      const room = new Map<string, number>();
      for (const day of new Set(misses.map((miss) => miss.day)))
        room.set(day, dayLimit - (await countRows(transaction, day)));
      for (const miss of ordered) {
        if (await addToRow(transaction, miss)) continue;
        const left = room.get(miss.day) ?? 0;
        if (left <= 0) continue;
        room.set(miss.day, left - 1);
        await insertRow(transaction, miss);
      }
    });
    await eraseBeyond(db, rowLimit);
  },
  async list() {
    const rows = await db
      .selectFrom('search_misses')
      .selectAll()
      .orderBy('day')
      .orderBy('question_key')
      .execute();
    return [...Map.groupBy(rows, ({ question_key }) => question_key).values()]
      .flatMap(summarise)
      .toSorted((a, b) => b.asked - a.asked || compare(b.lastDay, a.lastDay) || compare(a.text, b.text));
  },
  async eraseBefore(day) {
    await db.deleteFrom('search_misses').where('day', '<', day).execute();
  },
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Adds to the count of an existing row; returns false when there is none. */
async function addToRow(db: Database, miss: NewSearchMiss): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_misses')
    .set(({ eb, ref }) => ({ asked: eb(ref('asked'), '+', miss.count) }))
    .where('question_key', '=', miss.searchKey)
    .where('day', '=', miss.day)
    .where('product_id', '=', miss.productId)
    .where('code', '=', miss.code)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Inserts a row, or adds to the one that another process has inserted in the meantime. */
async function insertRow(
  db: Database,
  { searchKey, productId, count, ...rest }: NewSearchMiss,
): Promise<void> {
  await db
    .insertInto('search_misses')
    .values({ question_key: searchKey, product_id: productId, asked: count, ...rest })
    .onConflict((conflict) =>
      conflict
        .columns(['question_key', 'day', 'product_id', 'code'])
        .doUpdateSet(({ eb, ref }) => ({ asked: eb(ref('search_misses.asked'), '+', count) })),
    )
    .execute();
}

/** Counts all rows, or those of one day. */
async function countRows(db: Database, day?: string): Promise<number> {
  let query = db.selectFrom('search_misses').select(({ fn }) => fn.countAll<number | string>().as('count'));
  if (day !== undefined) query = query.where('day', '=', day);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Erases rows of the rarest searches, the latest first: a flood of unique ones only displaces itself. */
async function eraseBeyond(db: Database, rowLimit: number): Promise<void> {
  const excess = (await countRows(db)) - rowLimit;
  if (excess <= 0) return;
  const rarest = await db
    .selectFrom('search_misses')
    .select(({ fn }) => [
      'question_key',
      'day',
      'product_id',
      'code',
      fn
        .sum<number>('asked')
        .over((over) => over.partitionBy('question_key'))
        .as('asked_in_all'),
    ])
    .orderBy('asked_in_all')
    .orderBy('day', 'desc')
    .orderBy('question_key')
    .limit(excess)
    .execute();
  for (const row of rarest) {
    await db
      .deleteFrom('search_misses')
      .where('question_key', '=', row.question_key)
      .where('day', '=', row.day)
      .where('product_id', '=', row.product_id)
      .where('code', '=', row.code)
      .execute();
  }
}

/** Sums one search over all its days; empty when only an opened result is left. */
function summarise(rows: readonly Selectable<SearchMissTable>[]): SearchMissRow[] {
  const searches = rows.filter(({ product_id }) => product_id === 0);
  const last = searches.at(-1);
  if (!last) return [];
  const choices = Map.groupBy(
    rows.filter(({ product_id }) => product_id !== 0),
    ({ product_id, code }) => `${product_id} ${code}`,
  );
  const counted = [...choices.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ productId: first.product_id, code: first.code, count: sumOf(same) }] : [];
  });
  const [chosen = null] = counted.toSorted((a, b) => b.count - a.count);
  return [{ text: last.text, asked: sumOf(searches), lastDay: last.day, chosen }];
}

const sumOf = (rows: readonly Selectable<SearchMissTable>[]) =>
  rows.reduce((sum, { asked }) => sum + asked, 0);
