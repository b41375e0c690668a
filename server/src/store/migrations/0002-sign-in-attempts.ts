import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counters of sign-in attempts, shared by all processes and kept across restarts (O05). */
export const signInAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_attempts')
      .addColumn('bucket', 'text', (column) => column.primaryKey())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('window_ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_attempts_end')
      .on('sign_in_attempts')
      .column('window_ends_at')
      .execute();
  },
};
