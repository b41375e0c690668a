import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/**
 * What lists and counts of products choose by, apart from the products: their tables stand before `deleted_at` in a row,
 * and would all be read through to see which rows count.
 */
export const productLists: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createIndex('products_listed')
      .on('products')
      .columns(['deleted_at', 'id', 'category_id'])
      .execute();
    await db.schema
      .createIndex('products_named')
      .on('products')
      .expression(sql`deleted_at, lower(name), id`)
      .execute();
  },
};
