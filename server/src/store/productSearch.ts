import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { Search } from './parseSearch.ts';
import { noLimit } from './productQuery.ts';
import { createIndexedQuery, type IndexedQuery } from './searchIndex.ts';

export interface ProductSearchQuery {
  search: Search;
  /** Condition on `products` besides the search. */
  filter: Expression<SqlBool>;
  /** @default by rank */
  order?: readonly RawBuilder<unknown>[];
  limit?: number;
  offset?: number;
  /** Wraps the counting of all matches, for a cache; not called when the total is already known. @default counts */
  count?: (countMatches: () => Promise<number>) => Promise<number>;
}

/** Ids of one page of matches in order, and the number of all matches. */
export interface ProductSearchResult {
  ids: number[];
  total: number;
}

/** Up to this many matches are all ranked, regardless of the requested page. */
const fullRankingLimit = 500;

/**
 * Searches products. A few matches are ranked one by one. Of many, only the leading ones are read: clause by
 * clause in the order of their ranks, since most clauses have a single rank within which the index returns
 * ids in order.
 */
export async function searchProductIds(
  db: Database,
  query: ProductSearchQuery,
  maxRanked = fullRankingLimit,
): Promise<ProductSearchResult> {
  const { search, filter, order, limit, offset = 0 } = query;
  const indexed = createIndexedQuery(db, search.clause);
  const matches = await selectIds(db, { ...indexed, filter, limit: maxRanked + 1, isOrdered: false });
  if (matches.length <= maxRanked) {
    const ids = await selectIds(db, {
      ...productsWithIds(matches),
      order: order ?? [search.rank],
      limit,
      offset,
    });
    return { ids, total: matches.length };
  }
  if (!order) return searchByRank(db, query);
  const ids = await selectIds(db, { ...indexed, filter, order, limit, offset });
  return { ids, total: await countAll(db, query) };
}

async function searchByRank(db: Database, query: ProductSearchQuery): Promise<ProductSearchResult> {
  const { search, filter, limit, offset = 0 } = query;
  const end = limit === undefined ? undefined : offset + limit;
  const ids: number[] = [];
  for (const clause of search.rankedClauses) {
    const missing = end === undefined ? undefined : end - ids.length;
    if (missing === 0) break;
    const order = clause.hasMixedRanks ? [search.rank] : [];
    const indexed = createIndexedQuery(db, clause, { hasFields: clause.hasMixedRanks });
    ids.push(...(await selectIds(db, { ...indexed, filter, order, limit: missing })));
  }
  const isComplete = end === undefined || ids.length < end;
  return { ids: ids.slice(offset), total: isComplete ? ids.length : await countAll(db, query) };
}

interface IdsQuery extends IndexedQuery {
  /** @default true for all */
  filter?: Expression<SqlBool>;
  /** Expressions to order by before the id. */
  order?: readonly RawBuilder<unknown>[];
  /** @default true */
  isOrdered?: boolean;
  limit?: number | undefined;
  offset?: number;
}

const productsWithIds = (ids: readonly number[]): IndexedQuery => ({
  from: sql`products join product_search as searched on searched.product_id = products.id`,
  where: sql<SqlBool>`products.id in (${sql.join([0, ...ids])})`,
  id: sql<number>`products.id`,
});

async function selectIds(
  db: Database,
  { from, where, id, filter = sql`1 = 1`, order = [], isOrdered = true, limit, offset = 0 }: IdsQuery,
): Promise<number[]> {
  const orderBy = isOrdered ? sql` order by ${sql.join([...order, id])}` : sql``;
  const pagination =
    limit === undefined && offset === 0 ? sql`` : sql` limit ${limit ?? noLimit} offset ${offset}`;
  const { rows } = await sql<{ id: number }>`
    select products.id from ${from} where ${where} and ${filter}${orderBy}${pagination}
  `.execute(db);
  return rows.map((row) => row.id);
}

function countAll(
  db: Database,
  { count = (countMatches) => countMatches(), search, filter }: ProductSearchQuery,
): Promise<number> {
  return count(async () => {
    const { from, where } = createIndexedQuery(db, search.clause);
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${from} where ${where} and ${filter}
    `.execute(db);
    return Number(rows[0]?.total ?? 0);
  });
}
