import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One-time passwords (RFC 6238) and recovery codes of staff accounts. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_totp')
      .addColumn('staff_id', 'integer', (column) =>
        column.primaryKey().references('staff.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('staff_recovery_codes')
      .addColumn('staff_id', 'integer', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .addPrimaryKeyConstraint('staff_recovery_codes_pk', ['staff_id', 'code_hash'])
      .execute();
  },
};
