import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Where a session was opened, for the user's list of sessions; unknown for earlier sessions. */
export const sessionOrigins: Migration = {
  async up(db: Kysely<Tables>) {
    for (const name of ['address', 'user_agent']) {
      await db.schema
        .alterTable('staff_sessions')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
};
