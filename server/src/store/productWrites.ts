import { byWireName, type OptionalProductTextField, productTextFields } from '@elvora/catalogue/model';
import { productSlug } from '@elvora/catalogue/operations';
import { chunksOf } from './chunks.ts';
import type { Database } from './database.ts';
import type { ProductQuery } from './productQuery.ts';
import { findProducts, type ProductRow } from './products.ts';
import { createSearchFields } from './searchFields.ts';
import { storeReading } from './sizeReadings.ts';

export interface NewProduct extends Partial<Record<OptionalProductTextField, string>> {
  /** Id it had in an imported catalogue. @default the next one */
  id?: number;
  categoryId: number | null;
  categoryName: string;
  name: string;
  description: string;
  keyword: string;
  isBestseller: boolean;
  isTrending: boolean;
  data: string | null;
  /** JSON of a `ProductDrawing`. */
  drawing: string | null;
  /** JSON of the `AcceptedIssue`s of its table; null for none. */
  acceptedIssues: string | null;
  /** Names of stored pictures, in order. */
  pictures: readonly { name: string; alt: string }[];
}

export interface ProductFlagChange {
  isBestseller?: boolean;
  isTrending?: boolean;
}

/** Products within a transaction, which reads its own writes. */
export interface ProductWriter {
  products(query: ProductQuery): Promise<ProductRow[]>;
  insertProduct(product: NewProduct, now: Date): Promise<number>;
  /** Replaces all fields and pictures of a product. */
  updateProduct(id: number, product: NewProduct): Promise<void>;
  /** Sets flags of products that are not deleted; products that have them already keep their version. */
  setFlags(ids: readonly number[], flags: ProductFlagChange): Promise<void>;
}

export const createProductWriter = (db: Database): ProductWriter => ({
  products: (query) => findProducts(db, query),
  async insertProduct(product, now) {
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
    await storeReading(db, { id, version: 1, data: product.data });
    await insertProductPictures(db, id, product);
    return id;
  },
  async updateProduct(id, product) {
    const updated = await db
      .updateTable('products')
      .set((set) => ({ ...toColumns(product), version: set('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirst();
    if (updated) await storeReading(db, { id, version: updated.version, data: product.data });
    await db
      .updateTable('product_search')
      .set(createSearchFields(product))
      .where('product_id', '=', id)
      .execute();
    await db.deleteFrom('product_pictures').where('product_id', '=', id).execute();
    await insertProductPictures(db, id, product);
  },
  async setFlags(ids, { isBestseller, isTrending }) {
    const flags = {
      ...(isBestseller === undefined ? {} : { bestseller: isBestseller ? 1 : 0 }),
      ...(isTrending === undefined ? {} : { trending: isTrending ? 1 : 0 }),
    };
    for (const chunk of chunksOf(ids)) {
      await db
        .updateTable('products')
        .set((set) => ({ ...flags, version: set('version', '+', 1) }))
        .where('id', 'in', chunk)
        .where('deleted_at', 'is', null)
        .where((where) =>
          where.or([
            ...(flags.bestseller === undefined ? [] : [where('bestseller', '!=', flags.bestseller)]),
            ...(flags.trending === undefined ? [] : [where('trending', '!=', flags.trending)]),
          ]),
        )
        .execute();
    }
  },
});

const toColumns = (product: NewProduct) => ({
  category_id: product.categoryId,
  category_name: product.categoryName,
  ...byWireName(productTextFields, (field) => product[field] ?? ''),
  slug: productSlug(product.name),
  keyword: product.keyword,
  bestseller: product.isBestseller ? 1 : 0,
  trending: product.isTrending ? 1 : 0,
  data: product.data,
  drawing: product.drawing,
  accepted_issues: product.acceptedIssues,
});

async function insertProductPictures(db: Database, id: number, { pictures }: NewProduct): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('product_pictures')
    .values(
      pictures.map(({ name, alt }, position) => ({ product_id: id, position, picture_name: name, alt })),
    )
    .execute();
}
