import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';
import { createSearchFields } from '../searchFields.ts';

/** Searchable texts by field, in their own table so that a search reads nothing else. */
export const productSearch: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('product_search')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().references('products.id').onDelete('cascade'),
      )
      .addColumn('codes', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('keyword', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('cells', 'text', (column) => column.notNull())
      .execute();
    const products = await db
      .selectFrom('products')
      .select(['id', 'name', 'keyword', 'description', 'data'])
      .execute();
    for (const { id, ...searched } of products) {
      await db
        .insertInto('product_search')
        .values({ product_id: id, ...createSearchFields(searched) })
        .execute();
    }
    await db.schema.alterTable('products').dropColumn('search_text').execute();
  },
};
