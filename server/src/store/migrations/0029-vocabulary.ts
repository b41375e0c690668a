import { defaultSynonyms } from '@elvora/catalogue/search';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';
import { chunksOf } from '../chunks.ts';
import type { OpenDatabase } from '../sqlite.ts';

/** Synonyms and cross-references of the search, maintained by staff; it starts with the built-in synonyms. */
export const vocabulary = (kind: OpenDatabase['kind']): Migration => ({
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('vocabulary')
      .addColumn('id', kind === 'sqlite' ? 'integer' : 'serial', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('typed', 'text', (column) => column.notNull())
      .addColumn('meaning', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('changed_in', 'integer', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    const rows = defaultSynonyms.map(([typed, meaning]) => ({
      kind: 'synonym' as const,
      typed,
      meaning,
      version: 1,
      changed_in: 0,
      deleted_at: null,
    }));
    for (const chunk of chunksOf(rows)) await db.insertInto('vocabulary').values(chunk).execute();
  },
});
