import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/**
 * A covering index for lists and counts of products. Without it, filtering by `deleted_at` would read past the long
 * specification of every row.
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
