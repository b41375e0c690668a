import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/**
 * The ranges of a product's sizes, for its card: JSON of `SizeFact`s. Those of existing products follow in
 * the background, with the reading of their tables.
 */
export const sizeFacts: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('product_readings')
      .addColumn('facts', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
