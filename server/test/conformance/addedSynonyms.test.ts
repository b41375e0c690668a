import { addedSynonyms, defaultSynonyms, phraseKeys } from '@elvora/catalogue/search';
import type { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Tables } from '../../src/store/database.ts';
import { addedSynonymsMigration } from '../../src/store/migrations/0035-added-synonyms.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createTestDatabase, databaseKinds } from '../support/testDatabases.ts';

const typedOf = async (db: Kysely<Tables>) =>
  (await db.selectFrom('vocabulary').select('typed').orderBy('id').execute()).map(({ typed }) => typed);

describe.each(databaseKinds)('the synonyms added later, on %s', (kind) => {
  async function openNew(): Promise<Kysely<Tables>> {
    const database = await createTestDatabase(kind, { hasTables: true });
    const { databaseUrl, dataDir } = database;
    const opened = databaseUrl === null ? openSqlite(dataDir) : openPostgresWithoutTimeouts(databaseUrl);
    onTestFinished(async () => {
      await opened.close();
      await database.remove();
    });
    return opened.db;
  }

  it('are in a new database once', async () => {
    const db = await openNew();
    await addedSynonymsMigration.up(db);
    expect(await typedOf(db)).toEqual(defaultSynonyms.map(([typed]) => typed));
  });

  it('are added to an older database, and keep what staff have entered or removed', async () => {
    const db = await openNew();
    const [[first = ''] = [], [second = ''] = []] = addedSynonyms;
    const added = addedSynonyms.map(([typed]) => typed);
    await db.deleteFrom('vocabulary').where('typed', 'in', added).execute();
    const [phrase = ''] = first.split(',');
    await db
      .insertInto('vocabulary')
      .values([
        {
          kind: 'synonym',
          typed: `own word, ${phrase.toUpperCase()}`,
          meaning: 'theirs',
          version: 3,
          changed_in: 2,
          deleted_at: null,
          quarantined_at: null,
        },
        {
          kind: 'synonym',
          typed: second,
          meaning: 'removed',
          version: 2,
          changed_in: 2,
          deleted_at: '2026-01-01T00:00:00.000Z',
          quarantined_at: null,
        },
      ])
      .execute();
    await addedSynonymsMigration.up(db);
    const typed = await typedOf(db);
    expect(typed).not.toContain(first);
    expect(typed.filter((each) => each === second)).toHaveLength(1);
    for (const each of added.slice(2)) expect(typed).toContain(each);
  });
});

it('have distinct phrases', () => {
  const phrases = (rows: typeof addedSynonyms) => rows.flatMap(([typed]) => phraseKeys(typed));
  const before = new Set(phrases(defaultSynonyms.slice(0, -addedSynonyms.length)));
  expect(phrases(addedSynonyms).filter((phrase) => before.has(phrase))).toEqual([]);
});
