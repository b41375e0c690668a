import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Whether a session outlives the browser session; existing sessions did. */
export const stayingSessions: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('staff_sessions')
      .addColumn('stays', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
