import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { Search } from './parseSearch.ts';
import { createIndexedQuery, type IndexedQuery } from './searchIndex.ts';

export interface ProductSearchQuery {
  search: Search;
  /** What else the products of `products` have to be. */
  filter: Expression<SqlBool>;
  /** @default the best find first */
  order?: readonly RawBuilder<unknown>[];
  limit?: number;
  offset?: number;
  /** What counts all finds, when it takes counting. @default counts them */
  count?: (counted: () => Promise<number>) => Promise<number>;
}

/** Ids of what is found, in order, and how many there are altogether. */
export interface ProductSearchResult {
  ids: number[];
  total: number;
}

/** Most finds that are all put in order, however few of them are wanted. */
const fullRankingLimit = 500;

/**
 * Looks for products. Few finds are ranked one by one. Of many, only those are read that come first: they are looked for
 * by rank, and most of them share one with many others, among which the index has them in order.
 */
export async function searchProductIds(
  db: Database,
  query: ProductSearchQuery,
  few = fullRankingLimit,
): Promise<ProductSearchResult> {
  const { search, filter, order, limit, offset = 0 } = query;
  const first = await selectIds(db, {
    ...createIndexedQuery(db, search.clause),
    filter,
    limit: few + 1,
    isOrdered: false,
  });
  if (first.length <= few) {
    const ids = await selectIds(db, {
      ...productsWithIds(first),
      order: order ?? [search.rank],
      limit,
      offset,
    });
    return { ids, total: first.length };
  }
  if (!order) return searchByRank(db, query);
  const ids = await selectIds(db, { ...createIndexedQuery(db, search.clause), filter, order, limit, offset });
  return { ids, total: await countWith(db, query) };
}

async function searchByRank(db: Database, query: ProductSearchQuery): Promise<ProductSearchResult> {
  const { search, filter, limit, offset = 0 } = query;
  const end = limit === undefined ? undefined : offset + limit;
  const ids: number[] = [];
  for (const finds of search.rankedClauses) {
    const missing = end === undefined ? undefined : end - ids.length;
    if (missing === 0) break;
    const order = finds.hasMixedRanks ? [search.rank] : [];
    const indexed = createIndexedQuery(db, finds, { hasFields: finds.hasMixedRanks });
    ids.push(...(await selectIds(db, { ...indexed, filter, order, limit: missing })));
  }
  const isAll = end === undefined || ids.length < end;
  return { ids: ids.slice(offset), total: isAll ? ids.length : await countWith(db, query) };
}

interface IdsQuery extends IndexedQuery {
  /** @default true for all */
  filter?: Expression<SqlBool>;
  /** What comes before the id. */
  order?: readonly RawBuilder<unknown>[];
  /** @default true */
  isOrdered?: boolean;
  limit?: number | undefined;
  offset?: number;
}

/** Products that are known to be what is looked for. */
const productsWithIds = (ids: readonly number[]): IndexedQuery => ({
  from: sql`products join product_search as searched on searched.product_id = products.id`,
  where: sql<SqlBool>`products.id in (${sql.join([0, ...ids])})`,
  id: sql<number>`products.id`,
});

async function selectIds(
  db: Database,
  { from, where, id, filter = sql`1 = 1`, order = [], isOrdered = true, limit, offset = 0 }: IdsQuery,
): Promise<number[]> {
  const ordered = isOrdered ? sql` order by ${sql.join([...order, id])}` : sql``;
  const part =
    limit === undefined && offset === 0 ? sql`` : sql` limit ${limit ?? 1_000_000} offset ${offset}`;
  const { rows } = await sql<{ id: number }>`
    select products.id from ${from} where ${where} and ${filter}${ordered}${part}
  `.execute(db);
  return rows.map((row) => row.id);
}

function countWith(
  db: Database,
  { count = (counted) => counted(), ...query }: ProductSearchQuery,
): Promise<number> {
  return count(() => countMatches(db, query));
}

async function countMatches(db: Database, { search, filter }: ProductSearchQuery): Promise<number> {
  const { from, where } = createIndexedQuery(db, search.clause);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${where} and ${filter}
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
}
