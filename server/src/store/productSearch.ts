import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { Search } from './search.ts';
import { indexedFinds, type IndexedFinds } from './searchIndex.ts';

export interface SearchQuery {
  search: Search;
  /** What else the products of `products` have to be. */
  chosen: Expression<SqlBool>;
  /** @default the best find first */
  order?: readonly RawBuilder<unknown>[];
  limit?: number;
  offset?: number;
  /** What counts all finds, when it takes counting. @default counts them */
  count?: (counted: () => Promise<number>) => Promise<number>;
}

/** Ids of what is found, in order, and how many there are altogether. */
export interface Found {
  ids: number[];
  total: number;
}

/** Most finds that are all put in order, however few of them are wanted. */
const fewFinds = 500;

/**
 * Looks for products. Few finds are ranked one by one. Of many, only those are read that come first: they are looked for
 * by rank, and most of them share one with many others, among which the index has them in order.
 */
export async function findIds(db: Database, query: SearchQuery, few = fewFinds): Promise<Found> {
  const { search, chosen, order, limit, offset = 0 } = query;
  const first = await idsOf(db, {
    ...indexedFinds(db, search.finds),
    chosen,
    limit: few + 1,
    isOrdered: false,
  });
  if (first.length <= few) {
    const ids = await idsOf(db, { ...known(first), order: order ?? [search.rank], limit, offset });
    return { ids, total: first.length };
  }
  if (!order) return partByPart(db, query);
  const ids = await idsOf(db, { ...indexedFinds(db, search.finds), chosen, order, limit, offset });
  return { ids, total: await countOf(db, query) };
}

async function partByPart(db: Database, query: SearchQuery): Promise<Found> {
  const { search, chosen, limit, offset = 0 } = query;
  const end = limit === undefined ? undefined : offset + limit;
  const ids: number[] = [];
  for (const finds of search.parts) {
    const missing = end === undefined ? undefined : end - ids.length;
    if (missing === 0) break;
    const order = finds.isMixed ? [search.rank] : [];
    const indexed = indexedFinds(db, finds, { hasFields: finds.isMixed });
    ids.push(...(await idsOf(db, { ...indexed, chosen, order, limit: missing })));
  }
  const isAll = end === undefined || ids.length < end;
  return { ids: ids.slice(offset), total: isAll ? ids.length : await countOf(db, query) };
}

interface IdsQuery extends IndexedFinds {
  /** @default true for all */
  chosen?: Expression<SqlBool>;
  /** What comes before the id. */
  order?: readonly RawBuilder<unknown>[];
  /** @default true */
  isOrdered?: boolean;
  limit?: number | undefined;
  offset?: number;
}

/** Products that are known to be what is looked for. */
const known = (ids: readonly number[]): IndexedFinds => ({
  from: sql`products join product_search as searched on searched.product_id = products.id`,
  where: sql<SqlBool>`products.id in (${sql.join([0, ...ids])})`,
  id: sql<number>`products.id`,
});

async function idsOf(
  db: Database,
  { from, where, id, chosen = sql`1 = 1`, order = [], isOrdered = true, limit, offset = 0 }: IdsQuery,
): Promise<number[]> {
  const ordered = isOrdered ? sql` order by ${sql.join([...order, id])}` : sql``;
  const part =
    limit === undefined && offset === 0 ? sql`` : sql` limit ${limit ?? 1_000_000} offset ${offset}`;
  const { rows } = await sql<{ id: number }>`
    select products.id from ${from} where ${where} and ${chosen}${ordered}${part}
  `.execute(db);
  return rows.map((row) => row.id);
}

function countOf(db: Database, { count = (counted) => counted(), ...query }: SearchQuery): Promise<number> {
  return count(() => counted(db, query));
}

async function counted(db: Database, { search, chosen }: SearchQuery): Promise<number> {
  const { from, where } = indexedFinds(db, search.finds);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${where} and ${chosen}
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
}
