import { type RawBuilder, sql, type SqlBool, SqliteAdapter } from 'kysely';
import type { Database } from './database.ts';
import {
  type SearchClause,
  likeExpression,
  fieldLike,
  type SearchTerm,
  searchFields,
} from './parseSearch.ts';

/** How a query of `products` finds what a search means, by the index of the database it asks. */
export interface IndexedQuery {
  /** `products`, with what it takes to find them; the fields stand in `product_search as searched`. */
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
  /** The products' ids, as the index has them in order. */
  id: RawBuilder<number>;
}

/** With `hasFields` the query itself asks for fields, too. */
export function createIndexedQuery(
  db: Database,
  finds: SearchClause,
  { hasFields = false } = {},
): IndexedQuery {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return isSqlite ? sqliteQuery(finds, hasFields) : postgresQuery(finds);
}

const searchFieldsJoin = sql` join product_search as searched on searched.product_id = products.id`;
const productIdExpression = sql<number>`products.id`;

/** Groups of letters are known by their first three; a shorter text is looked for in the fields themselves. */
const isIndexed = ({ text }: SearchTerm) => [...text].length >= 3;

// The index of lists has what a list chooses by; the products' own rows are long.
const listedProductsJoin = (id: RawBuilder<number>) =>
  sql` cross join products indexed by products_listed on products.id = ${id}`;

function sqliteQuery({ all, some = [], none = [] }: SearchClause, hasFields: boolean): IndexedQuery {
  const known = all.filter(isIndexed);
  if (known.length === 0) {
    const id = sql<number>`searched.product_id`;
    return {
      from: sql`product_search as searched${listedProductsJoin(id)}`,
      where: fieldConditions({ all, some, none }),
      id,
    };
  }
  const areSomeKnown = some.every(isIndexed);
  const left = {
    all: all.filter((place) => !isIndexed(place)),
    some: areSomeKnown ? [] : some,
    none: none.filter((place) => !isIndexed(place)),
  };
  const areFieldsAsked = hasFields || Object.values(left).some((places) => places.length > 0);
  const matched = { all: known, some: areSomeKnown ? some : [], none: none.filter(isIndexed) };
  const areCodes = Object.values(matched).every((places) => places.every(({ field }) => field === 'codes'));
  const table = sql.ref(areCodes ? 'product_codes' : 'product_text');
  const id = sql<number>`${table}.rowid`;
  return {
    from: sql`${table}${listedProductsJoin(id)}${areFieldsAsked ? searchFieldsJoin : sql``}`,
    where: sql<SqlBool>`${table} match ${ftsMatchExpression(matched)} and ${fieldConditions(left)}`,
    id,
  };
}

type SearchTerms = Required<Omit<SearchClause, 'hasMixedRanks'>>;

/** What FTS5 understands: every text in quotes, so that no letter of it means anything. */
function ftsMatchExpression({ all, some, none }: SearchTerms): string {
  const phrase = ({ field, text }: SearchTerm) =>
    `${field === undefined ? '' : `${field} : `}"${text.replaceAll('"', '""')}"`;
  const either = (places: readonly SearchTerm[]) => `(${places.map(phrase).join(' OR ')})`;
  const wanted = [...all.map(phrase), ...(some.length === 0 ? [] : [either(some)])].join(' AND ');
  return none.length === 0 ? wanted : `(${wanted}) NOT ${either(none)}`;
}

/** All fields in one, as the index of PostgreSQL has them; a word has no space and stands in one of them. */
const allFieldsExpression = sql`(searched.codes || ' ' || searched.name || ' ' || searched.keyword || ' ' || searched.description || ' ' || searched.cells)`;

function postgresQuery({ all, some = [], none = [] }: SearchClause): IndexedQuery {
  // Codes have an index of their own.
  const elsewhere = all.filter(({ field }) => field !== 'codes');
  const indexed = [sql`1 = 1`, ...elsewhere.map(({ text }) => likeExpression(allFieldsExpression, text))];
  const fields = fieldConditions({ all: all.filter(({ field }) => field !== undefined), some, none });
  return {
    from: sql`products${searchFieldsJoin}`,
    where: sql<SqlBool>`${sql.join(indexed, sql` and `)} and ${fields}`,
    id: productIdExpression,
  };
}

/** The same, read from the fields themselves. */
function fieldConditions({ all, some, none }: SearchTerms): RawBuilder<SqlBool> {
  const either = (conditions: readonly RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  const stands = ({ field, text }: SearchTerm) =>
    field === undefined ? either(searchFields.map((one) => fieldLike(one, text))) : fieldLike(field, text);
  const conditions = [
    sql<SqlBool>`1 = 1`,
    ...all.map(stands),
    ...(some.length === 0 ? [] : [either(some.map(stands))]),
    ...none.map((place) => sql<SqlBool>`not ${stands(place)}`),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
