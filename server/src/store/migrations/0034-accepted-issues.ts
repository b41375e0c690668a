import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Accepted issues of product tables, as JSON. */
export const acceptedIssues: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('products').addColumn('accepted_issues', 'text').execute();
  },
};
