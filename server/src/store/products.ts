import { type Selectable, sql } from 'kysely';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { queryInChunks } from './chunks.ts';
import type { ProductTable } from './catalogueTables.ts';
import type { Database } from './database.ts';
import { parseSearch } from './parseSearch.ts';
import { pictureColumns, type PictureRow } from './pictures.ts';
import {
  applyQuery,
  listCacheKey,
  orderExpressions,
  productFilter,
  type ProductQuery,
  selectProducts,
} from './productQuery.ts';
import { searchProductIds } from './productSearch.ts';

type SelectedProduct = Selectable<ProductTable> & {
  /** Null until the table has been read, like the facts. */
  size_count: number | null;
  /** JSON of `SizeFact`s. */
  size_facts: string | null;
};
export type ProductRow = SelectedProduct & { pictures: ProductPictureRow[] };
type ProductPictureRow = PictureRow & { alt: string };

/** One page of a list, and the number of products on all its pages. */
interface ProductPage {
  products: ProductRow[];
  total: number;
}

/** Products that are not deleted. */
export interface ProductStore {
  products(query: ProductQuery): Promise<ProductRow[]>;
  productPage(query: ProductQuery): Promise<ProductPage>;
  /** Ids of the products in order, of one page if the query has a limit, and the total number. */
  productIds(query: ProductQuery): Promise<{ ids: number[]; total: number }>;
  /** Products by id, in the order of the ids. */
  productsByIds(ids: readonly number[], query: Pick<ProductQuery, 'isCard'>): Promise<ProductRow[]>;
  /** Ordering codes by product id, folded for searches; without products that have none. */
  orderingCodes(query: Pick<ProductQuery, 'hiddenCategoryIds'>): AsyncIterable<[id: number, codes: string[]]>;
  /** Characters of the products' tables, by id. */
  tableLengths(ids: readonly number[]): Promise<Map<number, number>>;
  countProducts(query: Omit<ProductQuery, 'search'>): Promise<number>;
  /** Number of products by category id. */
  countByCategory(): Promise<Map<number, number>>;
}

/** Maximum number of lists whose totals are cached. */
const maxCachedTotals = 200;

/** Creates the product queries; totals are counted once for each catalogue version. */
export function createProductStore(db: Database, catalogueVersion: () => Promise<number>): ProductStore {
  const totals = createVersionedCache<number, number>({ maxSize: maxCachedTotals });
  // The version is read before counting: after a write in between the total is too old to be reused, never too new.
  const cacheTotal = async (query: ProductQuery, count: () => Promise<number>) =>
    totals.getOrCreate(listCacheKey(query), await catalogueVersion(), count);
  const countProducts: ProductStore['countProducts'] = (query) =>
    cacheTotal(query, () => countRows(db, query));

  async function productIds(query: ProductQuery): Promise<{ ids: number[]; total: number }> {
    const { search } = query;
    if (search !== undefined) {
      return findSearchIds(db, { ...query, search }, (count) => cacheTotal(query, count));
    }
    const rows = await applyQuery(db.selectFrom('products').select('products.id'), query).execute();
    const ids = rows.map(({ id }) => id);
    const isPaged = query.limit !== undefined || query.offset !== undefined || query.after !== undefined;
    return { ids, total: isPaged ? await countProducts(query) : ids.length };
  }

  return {
    products: (query) => findProducts(db, query),
    countProducts,
    productIds,
    productsByIds: (ids, query) => loadProducts(db, ids, query),
    orderingCodes: (query) => readOrderingCodes(db, query),
    async tableLengths(ids) {
      const rows = await queryInChunks(ids, (chunk) =>
        db
          .selectFrom('products')
          .select(['id', sql<number | null>`length(data)`.as('length')])
          .where('id', 'in', chunk)
          .execute(),
      );
      return new Map(rows.map(({ id, length }) => [id, length ?? 0]));
    },
    async productPage(query) {
      // Pages by ids only, so that only the rows of the page are read in full.
      const { ids, total } = await productIds(query);
      return { products: await loadProducts(db, ids, query), total };
    },
    async countByCategory() {
      const rows = await db
        .selectFrom('products')
        .select(({ fn }) => ['category_id', fn.countAll<number | string>().as('count')])
        .where('deleted_at', 'is', null)
        .where('category_id', 'is not', null)
        .groupBy('category_id')
        .execute();
      return new Map(
        rows.flatMap(({ category_id, count }) =>
          category_id === null ? [] : [[category_id, Number(count)]],
        ),
      );
    },
  };
}

/** Number of products whose codes are read in one query. */
const codeBatchSize = 500;

async function* readOrderingCodes(
  db: Database,
  query: Pick<ProductQuery, 'hiddenCategoryIds'>,
): AsyncGenerator<[id: number, codes: string[]]> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('products')
      .innerJoin('product_search', 'product_search.product_id', 'products.id')
      .select(['products.id', 'product_search.codes'])
      .where(productFilter(query))
      .where('products.id', '>', last)
      .orderBy('products.id')
      .limit(codeBatchSize)
      .execute();
    for (const { id, codes } of rows) if (codes !== '') yield [id, codes.trim().split('\n')];
    last = rows.at(-1)?.id ?? last;
    if (rows.length < codeBatchSize) return;
  }
}

export async function findProducts(db: Database, query: ProductQuery): Promise<ProductRow[]> {
  const { search } = query;
  if (search === undefined) {
    return attachPictures(db, await applyQuery(selectProducts(db, query), query).execute());
  }
  const { ids } = await findSearchIds(db, { ...query, search }, (count) => count());
  return loadProducts(db, ids, query);
}

async function findSearchIds(
  db: Database,
  query: ProductQuery & { search: string },
  count: (countMatches: () => Promise<number>) => Promise<number>,
): Promise<{ ids: number[]; total: number }> {
  const search = parseSearch(query.search);
  if (!search) return { ids: [], total: 0 };
  const { order, limit, offset } = query;
  return searchProductIds(db, {
    search,
    filter: productFilter(query),
    order: order && orderExpressions[order],
    limit,
    offset,
    count,
  });
}

/** Loads products by id, in the order of the ids. */
async function loadProducts(
  db: Database,
  ids: readonly number[],
  query: ProductQuery,
): Promise<ProductRow[]> {
  const rows = await queryInChunks(ids, (chunk) =>
    selectProducts(db, query).where('products.id', 'in', chunk).execute(),
  );
  const byId = new Map((await attachPictures(db, rows)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countRows(db: Database, query: Omit<ProductQuery, 'search'>): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where(productFilter(query))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function attachPictures(db: Database, products: readonly SelectedProduct[]): Promise<ProductRow[]> {
  const ids = products.map(({ id }) => id);
  const rows = await queryInChunks(ids, (chunk) =>
    db
      .selectFrom('product_pictures')
      .innerJoin('pictures', 'pictures.name', 'product_pictures.picture_name')
      .select(pictureColumns)
      .select(['product_pictures.product_id', 'product_pictures.alt'])
      .where('product_pictures.product_id', 'in', chunk)
      .orderBy('product_pictures.product_id')
      .orderBy('product_pictures.position')
      .execute(),
  );
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return products.map((product) => ({ ...product, pictures: byProduct.get(product.id) ?? [] }));
}
