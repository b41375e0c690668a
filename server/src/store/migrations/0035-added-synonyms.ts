import { addedSynonyms, phraseKeys } from '@elvora/catalogue/search';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { chunksOf } from '../chunks.ts';
import type { Tables } from '../database.ts';

/**
 * Adds the synonyms introduced after the first release. A new database already has them. If staff have
 * entered or removed one of their phrases, their version is kept.
 */
export const addedSynonymsMigration: Migration = {
  async up(db: Kysely<Tables>) {
    const entered = await db.selectFrom('vocabulary').select('typed').where('kind', '=', 'synonym').execute();
    const known = new Set(entered.flatMap(({ typed }) => phraseKeys(typed)));
    const rows = addedSynonyms
      .filter(([typed]) => !phraseKeys(typed).some((phrase) => known.has(phrase)))
      .map(([typed, meaning]) => ({
        kind: 'synonym' as const,
        typed,
        meaning,
        version: 1,
        changed_in: 0,
        deleted_at: null,
        quarantined_at: null,
      }));
    for (const chunk of chunksOf(rows)) await db.insertInto('vocabulary').values(chunk).execute();
  },
};
