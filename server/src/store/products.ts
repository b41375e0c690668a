import { productSlug } from '@elvora/catalogue/operations';
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, ProductTable, Tables } from './database.ts';
import { inParts, partsOf } from './parts.ts';
import { pictureColumns, type PictureRow } from './pictures.ts';
import { type Search, searchFor } from './search.ts';
import { searchFieldsOf } from './searchText.ts';

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

export async function findProducts(db: Database, query: ProductQuery): Promise<ProductRow[]> {
  const search = query.search === undefined ? undefined : searchFor(query.search);
  if (search === null) return [];
  const rows = await ordered(
    filtered(db.selectFrom('products').selectAll('products'), query, search),
    query,
    search,
  ).execute();
  return withPictures(db, rows);
}

/**
 * A page of a list. Its products are chosen by their ids alone, and only those of the page are read whole; what is
 * looked for is looked for once, for page and total together.
 */
export async function findProductPage(db: Database, query: ProductQuery): Promise<ProductPage> {
  const search = query.search === undefined ? undefined : searchFor(query.search);
  if (search === null) return { products: [], total: 0 };
  const ids = filtered(db.selectFrom('products').select('products.id'), query, search);
  if (!search) {
    const found = await ordered(ids, query, search).execute();
    return { products: await productsOf(db, found), total: await countProducts(db, query) };
  }
  const found = await ordered(
    ids.select(sql<number | string>`count(*) over ()`.as('total')),
    query,
    search,
  ).execute();
  const [first] = found;
  // Past the end there is no row that knows how many there are.
  const total = first ? Number(first.total) : (query.offset ?? 0) > 0 ? await countProducts(db, query) : 0;
  return { products: await productsOf(db, found), total };
}

/** The products of a list of ids, in its order. */
async function productsOf(db: Database, found: readonly { id: number }[]): Promise<ProductRow[]> {
  const ids = found.map(({ id }) => id);
  const rows = await inParts(ids, (part) =>
    db.selectFrom('products').selectAll('products').where('products.id', 'in', part).execute(),
  );
  const byId = new Map((await withPictures(db, rows)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function ordered<Out>(
  select: SelectQueryBuilder<Tables, 'products', Out>,
  query: ProductQuery,
  search: Search | undefined,
) {
  return select
    .$if(search !== undefined && query.order === undefined, (select) =>
      select.orderBy(search?.rank ?? 'products.id'),
    )
    .$if(query.order === 'name', (select) => select.orderBy(({ fn }) => fn('lower', ['products.name'])))
    .orderBy('products.id', query.order === 'newest' ? 'desc' : 'asc')
    .$if(query.limit !== undefined || query.offset !== undefined, (select) =>
      select.limit(query.limit ?? 1_000_000).offset(query.offset ?? 0),
    );
}

export async function countProducts(db: Database, query: ProductQuery): Promise<number> {
  const search = query.search === undefined ? undefined : searchFor(query.search);
  if (search === null) return 0;
  const row = await filtered(db.selectFrom('products'), query, search)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

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

function filtered<Out>(
  select: SelectQueryBuilder<Tables, 'products', Out>,
  query: ProductQuery,
  search: Search | undefined,
) {
  return select
    .where('products.deleted_at', 'is', null)
    .$if(query.id !== undefined, (q) => q.where('products.id', '=', query.id ?? 0))
    .$if(query.ids !== undefined, (q) => q.where('products.id', 'in', [0, ...(query.ids ?? [])]))
    .$if(query.slug !== undefined, (q) => q.where('products.slug', '=', query.slug ?? ''))
    .$if(query.categoryIds !== undefined, (q) =>
      // An empty list finds nothing; SQL has no empty `in ()`.
      q.where('products.category_id', 'in', [0, ...(query.categoryIds ?? [])]),
    )
    .$if((query.hiddenCategoryIds?.length ?? 0) > 0, (q) =>
      q.where((where) => notIn(where, query.hiddenCategoryIds ?? [])),
    )
    .$if(query.isBestseller === true, (q) => q.where('products.bestseller', '=', 1))
    .$if(query.isTrending === true, (q) => q.where('products.trending', '=', 1))
    .$if(search !== undefined, (q) => (search ? q.where(search.matches) : q));
}

function notIn(where: ExpressionBuilder<Tables, 'products'>, ids: readonly number[]) {
  return where.or([
    where('products.category_id', 'is', null),
    where('products.category_id', 'not in', [...ids]),
  ]);
}

async function withPictures(
  db: Database,
  products: readonly Selectable<ProductTable>[],
): Promise<ProductRow[]> {
  const ids = products.map(({ id }) => id);
  const rows = await inParts(ids, (part) =>
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
const columnsOf = (product: NewProduct) => ({
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
      ...columnsOf(product),
      version: 1,
      created_at: now.toISOString(),
      deleted_at: null,
      deletion_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_search')
    .values({ product_id: id, ...searchFieldsOf(product) })
    .execute();
  await insertPicturesOf(db, id, product);
  return id;
}

/** Puts a product in the place of what it was. */
export async function updateProduct(db: Database, id: number, product: NewProduct): Promise<void> {
  await db
    .updateTable('products')
    .set((set) => ({ ...columnsOf(product), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db.updateTable('product_search').set(searchFieldsOf(product)).where('product_id', '=', id).execute();
  await db.deleteFrom('product_pictures').where('product_id', '=', id).execute();
  await insertPicturesOf(db, id, product);
}

async function insertPicturesOf(db: Database, id: number, { pictures }: NewProduct): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('product_pictures')
    .values(
      pictures.map(({ name, alt }, position) => ({ product_id: id, position, picture_name: name, alt })),
    )
    .execute();
}

export interface Flags {
  isBestseller?: boolean;
  isTrending?: boolean;
}

/** Sets flags of the products that are not deleted; those that have them already stay as they are. */
export async function setFlags(
  db: Database,
  ids: readonly number[],
  { isBestseller, isTrending }: Flags,
): Promise<void> {
  const flags = {
    ...(isBestseller === undefined ? {} : { bestseller: isBestseller ? 1 : 0 }),
    ...(isTrending === undefined ? {} : { trending: isTrending ? 1 : 0 }),
  };
  for (const part of partsOf(ids)) {
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
