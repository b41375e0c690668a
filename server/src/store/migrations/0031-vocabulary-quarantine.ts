import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/** Removed synonyms and cross-references are hidden for some days before they are erased, like deleted entries. */
export const vocabularyQuarantine: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('vocabulary').addColumn('quarantined_at', 'text').execute();
  },
};
