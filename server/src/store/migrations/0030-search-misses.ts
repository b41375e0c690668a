import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Searches without results by day, and the results opened after them. */
export const searchMisses: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('search_misses')
      .addColumn('question_key', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('asked', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_misses_pk', ['question_key', 'day', 'product_id', 'code'])
      .execute();
  },
};
