import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../../src/store/databaseErrors.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { openStore, StoreError } from '../../src/store/index.ts';
import { createEmptyDatabase, silentLogger } from '../support/testDatabases.ts';
import { sql } from 'kysely';
import { restoreRelease } from '../upgrade/releaseFixtures.ts';
import { newCategory } from '../support/newEntries.ts';

async function emptyFolder(): Promise<string> {
  const database = await createEmptyDatabase('sqlite');
  onTestFinished(() => database.remove());
  return database.dataDir;
}

describe('SQLite', () => {
  it('is not ready while it is read-only', async () => {
    const dataDir = await emptyFolder();
    const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
    onTestFinished(() => store.close());
    await store.ping();
    const other = new DatabaseSync(join(dataDir, 'elvora.sqlite'));
    onTestFinished(() => other.close());
    for (const event of ['insert', 'update']) {
      other.exec(`create trigger no_${event} before ${event} on meta begin select raise(abort, 'no'); end`);
    }
    await expect(store.ping()).rejects.toThrow('no');
    expect(await store.categories()).toEqual([]);
  });

  it('is opened with durable commits and integrity checks', async () => {
    const opened = openSqlite(await emptyFolder());
    const pragma = async (name: string) =>
      Object.values(
        (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(opened.db)).rows[0] ?? {},
      )[0];
    expect({
      journal: await pragma('journal_mode'),
      synchronous: await pragma('synchronous'),
      foreignKeys: await pragma('foreign_keys'),
      busyTimeout: await pragma('busy_timeout'),
      trustedSchema: await pragma('trusted_schema'),
      cellSizeCheck: await pragma('cell_size_check'),
    }).toEqual({
      journal: 'wal',
      synchronous: 2,
      foreignKeys: 1,
      // The dialect waits for locks: SQLite would stop the whole process.
      busyTimeout: 0,
      trustedSchema: 0,
      cellSizeCheck: 1,
    });
    await opened.close();
  });

  it('is unchanged after a migration that failed halfway', async () => {
    const dataDir = await emptyFolder();
    await restoreRelease('0.1.0', { dataDir, databaseUrl: null });
    const file = join(dataDir, 'elvora.sqlite');
    const schema = () => {
      const connection = new DatabaseSync(file);
      const names = connection.prepare('select name from sqlite_master order by name').all();
      connection.close();
      return names;
    };
    const before = schema();
    // The second table of 0017-audit-log already exists.
    const blocker = new DatabaseSync(file);
    blocker.exec('create table csp_reports (x)');
    blocker.close();
    const options = { dataDir, databaseUrl: null, logger: silentLogger };
    await expect(openStore(options)).rejects.toThrow('0017-audit-log');
    const cleaner = new DatabaseSync(file);
    cleaner.exec('drop table csp_reports');
    cleaner.close();
    const tables = schema().filter(({ name }) => !String(name).includes('kysely_'));
    expect(tables).toEqual(before.filter(({ name }) => !String(name).includes('kysely_')));
    await (await openStore(options)).close();
  });

  it('reports a full disk as the cause when SQLite has rolled back a transaction itself', async () => {
    const { db, close } = openSqlite(await emptyFolder());
    onTestFinished(close);
    await sql`create table texts (text)`.execute(db);
    const fill = (bytes: number) =>
      db
        .transaction()
        .execute((transaction) => sql`insert into texts values (zeroblob(${bytes}))`.execute(transaction));
    await sql`pragma max_page_count = 20`.execute(db);
    await expect(fill(10_000_000)).rejects.toThrow('database or disk is full');
    await expect(fill(10)).resolves.toBeDefined();
  });

  it('is locked while open (O89)', async () => {
    const dataDir = await emptyFolder();
    const options = { dataDir, databaseUrl: null, logger: silentLogger };
    const first = await openStore(options);
    await expect(openStore(options)).rejects.toThrow(StoreError);
    await first.close();
    await (await openStore(options)).close();
  });

  it('does not block the process or its reads while another process has the lock', async () => {
    const dataDir = await emptyFolder();
    const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
    onTestFinished(() => store.close());
    const other = new DatabaseSync(`${dataDir}/elvora.sqlite`);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const written = [
      store.write((writer) => writer.insertCategory(newCategory())),
      store.attempts.increment({ key: 'x', now: 1, windowMs: 10 }),
    ];
    for (let reads = 0; reads < 50; reads++) {
      expect(await store.categories()).toEqual([]);
      await pause(5);
    }
    delays.disable();
    expect(delays.max / 1e6).toBeLessThan(1000);
    other.exec('rollback');
    await Promise.all(written);
    expect(await store.categories()).toMatchObject([{ name: 'A' }]);
  });

  it(
    'rejects a write that has waited for five seconds, and every write behind it',
    { timeout: 20_000 },
    async () => {
      const dataDir = await emptyFolder();
      const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
      onTestFinished(() => store.close());
      const other = new DatabaseSync(`${dataDir}/elvora.sqlite`);
      onTestFinished(() => other.close());
      other.exec('begin immediate');
      const began = performance.now();
      const results = await Promise.allSettled(
        [1, 2, 3].map(() => store.write((writer) => writer.insertCategory(newCategory()))),
      );
      expect(performance.now() - began).toBeLessThan(8000);
      for (const result of results)
        expect(result.status === 'rejected' && isUnavailable(result.reason)).toBe(true);
      other.exec('rollback');
      await store.write((writer) => writer.insertCategory(newCategory()));
      expect(await store.categories()).toHaveLength(1);
    },
  );

  it('is a single complete file after closing', async () => {
    const dataDir = await emptyFolder();
    const store = await openStore({ dataDir, databaseUrl: null, logger: silentLogger });
    await store.write((writer) => writer.insertCategory(newCategory()));
    await store.close();
    expect((await readdir(dataDir)).toSorted()).toEqual(['elvora.lock', 'elvora.sqlite']);
    const copy = new DatabaseSync(`${dataDir}/elvora.sqlite`, { readOnly: true });
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(copy.prepare('select name from categories').all()).toMatchObject([{ name: 'A' }]);
    copy.close();
  });

  it('uses an index for every query of pages', async () => {
    const opened = openSqlite(await emptyFolder());
    onTestFinished(() => opened.close());
    const { migrate } = await import('../../src/store/migrate.ts');
    await migrate(opened);
    const plan = async (query: string) =>
      (await sql.raw<{ detail: string }>(`explain query plan ${query}`).execute(opened.db)).rows.map(
        ({ detail }) => detail,
      );
    for (const query of [
      'select * from products where category_id in (1, 2) order by id',
      "select * from products where slug = 'x'",
      'select * from products where bestseller = 1 order by id',
      'select * from products where trending = 1 order by id',
      'select * from product_pictures where product_id in (1, 2)',
      "select * from categories where name_key = 'x' and deleted_at is null",
      "select * from staff_sessions where token_hash = 'x'",
      "select * from staff where user_key = 'x'",
    ]) {
      for (const step of await plan(query))
        expect([query, step]).not.toEqual([query, expect.stringMatching(/^SCAN/)]);
    }
  });
});
