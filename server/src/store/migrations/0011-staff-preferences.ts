import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Display preferences of staff, by user name instead of account: without sign-in (`ADMIN_AUTH=off`) there may
 * be no account.
 */
export const staffPreferences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_preferences')
      .addColumn('user_key', 'text', (column) => column.primaryKey())
      .addColumn('product_view', 'text', (column) => column.notNull())
      .execute();
  },
};
