import { type RawBuilder, sql, type SqlBool, SqliteAdapter } from 'kysely';
import type { Database } from './database.ts';
import {
  type SearchClause,
  likeExpression,
  fieldLike,
  type SearchTerm,
  searchFields,
} from './parseSearch.ts';

/** SQL fragments that select the products of a search through the full-text index of the database. */
export interface IndexedQuery {
  /** `products` joined with the index; the searchable fields are `product_search as searched`. */
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
  /** The product id in the index, which is sorted by it. */
  id: RawBuilder<number>;
}

/** Set `hasFields` when the query itself refers to the fields. */
export function createIndexedQuery(
  db: Database,
  clause: SearchClause,
  { hasFields = false } = {},
): IndexedQuery {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? sqliteQuery(clause, hasFields) : postgresQuery(clause);
}

const searchFieldsJoin = sql` join product_search as searched on searched.product_id = products.id`;
const productIdExpression = sql<number>`products.id`;

/** The trigram index cannot find shorter texts; they are searched with `like`. */
const isIndexed = ({ text }: SearchTerm) => [...text].length >= 3;

// The covering index has all columns that lists filter by; the rows of products are long.
const listedProductsJoin = (id: RawBuilder<number>) =>
  sql` cross join products indexed by products_listed on products.id = ${id}`;

function sqliteQuery({ all, some = [], none = [] }: SearchClause, hasFields: boolean): IndexedQuery {
  const indexed = all.filter(isIndexed);
  if (indexed.length === 0) {
    const id = sql<number>`searched.product_id`;
    return {
      from: sql`product_search as searched${listedProductsJoin(id)}`,
      where: fieldConditions({ all, some, none }),
      id,
    };
  }
  const areSomeIndexed = some.every(isIndexed);
  const unindexed = {
    all: all.filter((term) => !isIndexed(term)),
    some: areSomeIndexed ? [] : some,
    none: none.filter((term) => !isIndexed(term)),
  };
  const needsFields = hasFields || Object.values(unindexed).some((terms) => terms.length > 0);
  const matched = { all: indexed, some: areSomeIndexed ? some : [], none: none.filter(isIndexed) };
  const isCodesOnly = Object.values(matched).every((terms) => terms.every(({ field }) => field === 'codes'));
  const table = sql.ref(isCodesOnly ? 'product_codes' : 'product_text');
  const id = sql<number>`${table}.rowid`;
  return {
    from: sql`${table}${listedProductsJoin(id)}${needsFields ? searchFieldsJoin : sql``}`,
    where: sql<SqlBool>`${table} match ${ftsMatchExpression(matched)} and ${fieldConditions(unindexed)}`,
    id,
  };
}

type SearchTerms = Required<Omit<SearchClause, 'hasMixedRanks'>>;

/** An FTS5 query; all texts are quoted, so no character of them is an operator. */
function ftsMatchExpression({ all, some, none }: SearchTerms): string {
  const phrase = ({ field, text }: SearchTerm) =>
    `${field === undefined ? '' : `${field} : `}"${text.replaceAll('"', '""')}"`;
  const anyOf = (terms: readonly SearchTerm[]) => `(${terms.map(phrase).join(' OR ')})`;
  const required = [...all.map(phrase), ...(some.length === 0 ? [] : [anyOf(some)])].join(' AND ');
  return none.length === 0 ? required : `(${required}) NOT ${anyOf(none)}`;
}

/** Must equal the expression of the PostgreSQL index. A word has no space, so it cannot match across two fields. */
const allFieldsExpression = sql`(searched.codes || ' ' || searched.name || ' ' || searched.keyword || ' ' || searched.description || ' ' || searched.cells)`;

function postgresQuery({ all, some = [], none = [] }: SearchClause): IndexedQuery {
  // Codes have their own index.
  const otherTerms = all.filter(({ field }) => field !== 'codes');
  const indexed = [sql`1 = 1`, ...otherTerms.map(({ text }) => likeExpression(allFieldsExpression, text))];
  const fields = fieldConditions({ all: all.filter(({ field }) => field !== undefined), some, none });
  return {
    from: sql`products${searchFieldsJoin}`,
    where: sql<SqlBool>`${sql.join(indexed, sql` and `)} and ${fields}`,
    id: productIdExpression,
  };
}

/** The same conditions on the fields themselves. */
function fieldConditions({ all, some, none }: SearchTerms): RawBuilder<SqlBool> {
  const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  const contains = ({ field, text }: SearchTerm) =>
    field === undefined ? anyOf(searchFields.map((name) => fieldLike(name, text))) : fieldLike(field, text);
  const conditions = [
    sql<SqlBool>`1 = 1`,
    ...all.map(contains),
    ...(some.length === 0 ? [] : [anyOf(some.map(contains))]),
    ...none.map((term) => sql<SqlBool>`not ${contains(term)}`),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
