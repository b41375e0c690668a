import { productSlug } from '@elvora/catalogue/operations';
import {
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Database, ProductTable, Tables } from './database.ts';
import { queryInChunks, chunksOf } from './chunks.ts';
import { pictureColumns, type PictureRow } from './pictures.ts';
import { searchProductIds } from './productSearch.ts';
import { parseSearch } from './parseSearch.ts';
import { createSearchFields } from './searchFields.ts';

export type ProductRow = Selectable<ProductTable> & { pictures: ProductPictureRow[] };
export type ProductPictureRow = PictureRow & { alt: string };

/** Which products, in which order. Ids and counts are bound as parameters, never written into the query. */
export interface ProductQuery {
  id?: number;
  ids?: readonly number[];
  slug?: string;
  categoryIds?: readonly number[];
  /** Categories whose products are not shown. */
  hiddenCategoryIds?: readonly number[];
  isBestseller?: true;
  isTrending?: true;
  /** Looked for letter by letter, in any case; the best find comes first. */
  search?: string;
  /** @default the best find first, and 'oldest' where nothing is looked for */
  order?: 'oldest' | 'newest' | 'name';
  limit?: number;
  offset?: number;
  /** Leads a list on from this id: it may be without end, in parts that all take the same time. */
  after?: number;
  /** Leaves the long texts empty that a card does not show: description, keywords and table. */
  isCard?: boolean;
}

export interface NewProduct {
  /** The number it had before it came here. @default the next one */
  id?: number;
  categoryId: number | null;
  categoryName: string;
  name: string;
  description: string;
  keyword: string;
  isBestseller: boolean;
  isTrending: boolean;
  data: string | null;
  /** Names of stored pictures, in order. */
  pictures: readonly { name: string; alt: string }[];
}

/** Part of the products a query chooses, and how many it chooses altogether. */
export interface ProductPage {
  products: ProductRow[];
  total: number;
}

/** Returns the total of a list by its key, counted at most once for each catalogue version. */
export type CountCache = (listKey: string, count: () => Promise<number>) => Promise<number>;

export async function findProducts(db: Database, query: ProductQuery): Promise<ProductRow[]> {
  if (query.search !== undefined) {
    return (await searchPage(db, query, query.search, (count) => count())).products;
  }
  const rows = await listQuery(selectColumns(db, query), query).execute();
  return attachPictures(db, rows);
}

/** A page of a list. Its products are chosen by their ids alone, and only those of the page are read whole. */
export async function findProductPage(
  db: Database,
  query: ProductQuery,
  totals: CountCache,
): Promise<ProductPage> {
  const count = (counted: () => Promise<number>) => totals(listCacheKey(query), counted);
  if (query.search !== undefined) return searchPage(db, query, query.search, count);
  const ids = await listQuery(db.selectFrom('products').select('products.id'), query).execute();
  return {
    products: await loadProducts(
      db,
      ids.map(({ id }) => id),
      query,
    ),
    total: await count(() => countProducts(db, query)),
  };
}

/** What a list is known by, whichever page of it is asked for. */
const listCacheKey = ({
  limit: _limit,
  offset: _offset,
  after: _after,
  order: _order,
  isCard: _isCard,
  ...chosen
}: ProductQuery) => JSON.stringify(chosen);

async function searchPage(
  db: Database,
  query: ProductQuery,
  text: string,
  count: (counted: () => Promise<number>) => Promise<number>,
): Promise<ProductPage> {
  const search = parseSearch(text);
  if (!search) return { products: [], total: 0 };
  const { order, limit, offset } = query;
  const { ids, total } = await searchProductIds(db, {
    search,
    filter: productFilter(query),
    order: order && orderExpressions[order],
    limit,
    offset,
    count,
  });
  return { products: await loadProducts(db, ids, query), total };
}

/** The products of a list of ids, in its order. */
async function loadProducts(
  db: Database,
  ids: readonly number[],
  query: ProductQuery,
): Promise<ProductRow[]> {
  const rows = await queryInChunks(ids, (part) =>
    selectColumns(db, query).where('products.id', 'in', part).execute(),
  );
  const byId = new Map((await attachPictures(db, rows)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All columns of products, the long ones empty where nobody asks for them. */
function selectColumns(db: Database, { isCard = false }: ProductQuery) {
  const products = db.selectFrom('products');
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
    sql<string>`''`.as('description'),
    sql<string>`''`.as('keyword'),
    sql<string | null>`null`.as('data'),
  ]);
}

const nameExpression = sql`lower(products.name)`;
const idExpression = sql`products.id`;

/** What comes first in each order. */
const orderExpressions = {
  oldest: [idExpression],
  newest: [sql`products.id desc`],
  name: [nameExpression, idExpression],
} as const satisfies Record<NonNullable<ProductQuery['order']>, readonly RawBuilder<unknown>[]>;

function listQuery<Out>(select: SelectQueryBuilder<Tables, 'products', Out>, query: ProductQuery) {
  const { after } = query;
  let list = select.where(productFilter(query));
  if (after !== undefined) list = list.where('products.id', '>', after);
  for (const part of orderExpressions[query.order ?? 'oldest']) list = list.orderBy(part);
  return query.limit === undefined && query.offset === undefined
    ? list
    : list.limit(query.limit ?? 1_000_000).offset(query.offset ?? 0);
}

/** How many products a query chooses that looks for nothing. */
export async function countProducts(db: Database, query: Omit<ProductQuery, 'search'>): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where(productFilter(query))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The same, counted once for each version of the catalogue. */
export const cachedCount = (db: Database, query: Omit<ProductQuery, 'search'>, totals: CountCache) =>
  totals(listCacheKey(query), () => countProducts(db, query));

/** Products of each category, deleted ones not counted. */
export async function countByCategory(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['category_id', fn.countAll<number | string>().as('count')])
    .where('deleted_at', 'is', null)
    .where('category_id', 'is not', null)
    .groupBy('category_id')
    .execute();
  return new Map(
    rows.flatMap(({ category_id, count }) => (category_id === null ? [] : [[category_id, Number(count)]])),
  );
}

/** What a query asks of a product, but for what it looks for. */
function productFilter(query: ProductQuery): Expression<SqlBool> {
  const { id, ids, slug, categoryIds, hiddenCategoryIds = [], isBestseller, isTrending } = query;
  const where = expressionBuilder<Tables, 'products'>();
  return where.and([
    where('products.deleted_at', 'is', null),
    ...(id === undefined ? [] : [where('products.id', '=', id)]),
    // An empty list finds nothing; SQL has no empty `in ()`.
    ...(ids === undefined ? [] : [where('products.id', 'in', [0, ...ids])]),
    ...(slug === undefined ? [] : [where('products.slug', '=', slug)]),
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

async function attachPictures(
  db: Database,
  products: readonly Selectable<ProductTable>[],
): Promise<ProductRow[]> {
  const ids = products.map(({ id }) => id);
  const rows = await queryInChunks(ids, (part) =>
    db
      .selectFrom('product_pictures')
      .innerJoin('pictures', 'pictures.name', 'product_pictures.picture_name')
      .select(pictureColumns)
      .select(['product_pictures.product_id', 'product_pictures.alt'])
      .where('product_pictures.product_id', 'in', part)
      .orderBy('product_pictures.product_id')
      .orderBy('product_pictures.position')
      .execute(),
  );
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return products.map((product) => ({ ...product, pictures: byProduct.get(product.id) ?? [] }));
}

/** A product's own columns, as they are kept. */
const toColumns = (product: NewProduct) => ({
  category_id: product.categoryId,
  category_name: product.categoryName,
  name: product.name,
  slug: productSlug(product.name),
  description: product.description,
  keyword: product.keyword,
  bestseller: product.isBestseller ? 1 : 0,
  trending: product.isTrending ? 1 : 0,
  data: product.data,
});

export async function insertProduct(db: Database, product: NewProduct, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('products')
    .values({
      ...(product.id === undefined ? {} : { id: product.id }),
      ...toColumns(product),
      version: 1,
      created_at: now.toISOString(),
      deleted_at: null,
      deletion_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_search')
    .values({ product_id: id, ...createSearchFields(product) })
    .execute();
  await insertProductPictures(db, id, product);
  return id;
}

/** Puts a product in the place of what it was. */
export async function updateProduct(db: Database, id: number, product: NewProduct): Promise<void> {
  await db
    .updateTable('products')
    .set((set) => ({ ...toColumns(product), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('product_search')
    .set(createSearchFields(product))
    .where('product_id', '=', id)
    .execute();
  await db.deleteFrom('product_pictures').where('product_id', '=', id).execute();
  await insertProductPictures(db, id, product);
}

async function insertProductPictures(db: Database, id: number, { pictures }: NewProduct): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('product_pictures')
    .values(
      pictures.map(({ name, alt }, position) => ({ product_id: id, position, picture_name: name, alt })),
    )
    .execute();
}

export interface ProductFlagChange {
  isBestseller?: boolean;
  isTrending?: boolean;
}

/** Sets flags of the products that are not deleted; those that have them already stay as they are. */
export async function setFlags(
  db: Database,
  ids: readonly number[],
  { isBestseller, isTrending }: ProductFlagChange,
): Promise<void> {
  const flags = {
    ...(isBestseller === undefined ? {} : { bestseller: isBestseller ? 1 : 0 }),
    ...(isTrending === undefined ? {} : { trending: isTrending ? 1 : 0 }),
  };
  for (const part of chunksOf(ids)) {
    await db
      .updateTable('products')
      .set((set) => ({ ...flags, version: set('version', '+', 1) }))
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .where((where) =>
        where.or([
          ...(flags.bestseller === undefined ? [] : [where('bestseller', '!=', flags.bestseller)]),
          ...(flags.trending === undefined ? [] : [where('trending', '!=', flags.trending)]),
        ]),
      )
      .execute();
  }
}
