import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Whether the owner of an address has confirmed its subscription; existing ones count as confirmed. */
export const newsletterConfirmation: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('newsletter_addresses')
      .addColumn('confirmed', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
