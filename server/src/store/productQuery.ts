import { productFields, productTextFields } from '@elvora/catalogue/model';
import {
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Database, Tables } from './database.ts';

/** Which products, in which order. Ids and counts are bound as parameters, never interpolated into the statement. */
export interface ProductQuery {
  id?: number;
  ids?: readonly number[];
  slug?: string;
  slugs?: readonly string[];
  categoryIds?: readonly number[];
  /** Categories whose products are excluded. */
  hiddenCategoryIds?: readonly number[];
  isBestseller?: true;
  isTrending?: true;
  /** Literal, case-insensitive search (O68). */
  search?: string;
  /** @default by rank for a search, else 'oldest' */
  order?: ProductOrder;
  limit?: number;
  offset?: number;
  /** Keyset pagination by id: every page of a list takes the same time, regardless of its position. */
  after?: number;
  /** Leaves long texts empty that a card does not show: description, keywords and table. */
  isCard?: boolean;
}

export type ProductOrder = 'oldest' | 'newest' | 'name';

/** Limit of an unlimited list: SQLite has no `offset` without a `limit`. */
export const noLimit = 1_000_000;

const nameExpression = sql`lower(products.name)`;
const idExpression = sql`products.id`;

/** Columns of `order by` for each order. */
export const orderExpressions = {
  oldest: [idExpression],
  newest: [sql`products.id desc`],
  name: [nameExpression, idExpression],
} as const satisfies Record<ProductOrder, readonly RawBuilder<unknown>[]>;

/** Empty strings in place of the texts that cards omit. */
const emptyCardColumns = productTextFields
  .map((field) => productFields[field].wireName)
  .filter((column) => column !== 'name')
  .map((column) => sql<string>`''`.as(column));

/** Selects all columns of products and the ranges of their sizes; the long ones are empty for cards. */
export function selectProducts(db: Database, { isCard = false }: ProductQuery) {
  const reading = expressionBuilder<Tables, 'products'>()
    .selectFrom('product_readings')
    .whereRef('product_readings.product_id', '=', 'products.id');
  const products = db
    .selectFrom('products')
    .select([reading.select('size_count').as('size_count'), reading.select('facts').as('size_facts')]);
  if (!isCard) return products.selectAll('products');
  return products.select([
    'products.id',
    'products.category_id',
    'products.category_name',
    'products.name',
    'products.slug',
    'products.bestseller',
    'products.trending',
    'products.version',
    'products.created_at',
    'products.deleted_at',
    'products.deletion_id',
    'products.drawing',
    'products.accepted_issues',
    ...emptyCardColumns,
    sql<string>`''`.as('keyword'),
    sql<string | null>`null`.as('data'),
  ]);
}

/** Adds filter, order and pagination to a selection. */
export function applyQuery<Out>(select: SelectQueryBuilder<Tables, 'products', Out>, query: ProductQuery) {
  const { after } = query;
  let list = select.where(productFilter(query));
  if (after !== undefined) list = list.where('products.id', '>', after);
  for (const column of orderExpressions[query.order ?? 'oldest']) list = list.orderBy(column);
  return query.limit === undefined && query.offset === undefined
    ? list
    : list.limit(query.limit ?? noLimit).offset(query.offset ?? 0);
}

/** Returns the conditions of a query, except its search. */
export function productFilter(query: ProductQuery): Expression<SqlBool> {
  const { id, ids, slug, slugs, categoryIds, hiddenCategoryIds = [], isBestseller, isTrending } = query;
  const where = expressionBuilder<Tables, 'products'>();
  return where.and([
    where('products.deleted_at', 'is', null),
    ...(id === undefined ? [] : [where('products.id', '=', id)]),
    // SQL has no empty `in ()`; no row has the id 0.
    ...(ids === undefined ? [] : [where('products.id', 'in', [0, ...ids])]),
    ...(slug === undefined ? [] : [where('products.slug', '=', slug)]),
    ...(slugs === undefined ? [] : [where('products.slug', 'in', ['', ...slugs])]),
    ...(categoryIds === undefined ? [] : [where('products.category_id', 'in', [0, ...categoryIds])]),
    ...(hiddenCategoryIds.length === 0
      ? []
      : [
          where.or([
            where('products.category_id', 'is', null),
            where('products.category_id', 'not in', [...hiddenCategoryIds]),
          ]),
        ]),
    ...(isBestseller ? [where('products.bestseller', '=', 1)] : []),
    ...(isTrending ? [where('products.trending', '=', 1)] : []),
  ]);
}

/** Identifies a list regardless of the requested page, as the key of its cached total. */
export const listCacheKey = ({
  limit: _limit,
  offset: _offset,
  after: _after,
  order: _order,
  isCard: _isCard,
  ...filter
}: ProductQuery) => JSON.stringify(filter);
