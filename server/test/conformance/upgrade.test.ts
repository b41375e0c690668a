import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate, migrationStatus } from '../../src/store/migrate.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';
import { type OpenDatabase, openSqlite } from '../../src/store/sqlite.ts';
import { forms, sendForm } from '../support/forms.ts';
import { newProduct } from '../support/newEntries.ts';
import { signIn, testApp } from '../support/testApp.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type DatabaseKind,
  databaseKinds,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';
import { dumpPostgres, listObjects, restorePostgres } from '../upgrade/dumpPostgres.ts';
import { fixtureAccounts } from '../upgrade/fixtureAccounts.ts';
import { releases, restoreRelease } from '../upgrade/releaseFixtures.ts';

type Row = Readonly<Record<string, unknown>>;

/** Columns that migrations rewrite, by table: folded texts and codes of the search. */
const rewritten: Readonly<Record<string, readonly string[]>> = {
  product_search: ['codes', 'name', 'keyword', 'description', 'cells'],
  enquiries: ['sent_text', 'note_text'],
};

async function openRelease(release: string, kind: DatabaseKind): Promise<TestDatabase> {
  const database = await createEmptyDatabase(kind);
  onTestFinished(() => database.remove());
  await restoreRelease(release, database);
  return database;
}

async function withOpen<Result>(
  { databaseUrl, dataDir }: TestDatabase,
  action: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = databaseUrl === null ? openSqlite(dataDir) : openPostgresWithoutTimeouts(databaseUrl);
  return action(opened).finally(() => opened.close());
}

/** Columns of the tables, without the search index of SQLite. */
async function columnsByTable({ db }: OpenDatabase): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables
      .filter(({ name, isView }) => !isView && !/^product_(text|codes)/.test(name))
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}

/** Rows of these columns, sorted: the database guarantees no order. */
async function readRows({ db }: OpenDatabase, table: string, columns: readonly string[]): Promise<string[]> {
  const names = columns.filter((column) => !rewritten[table]?.includes(column)).map((name) => sql.ref(name));
  const { rows } = await sql<Row>`select ${sql.join(names)} from ${sql.table(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

it('has a fixture of the first release', () => {
  expect(releases).toContain('0.1.0');
});

it('records every object of the newest schema', async () => {
  const [database, copy] = [
    await createTestDatabase('postgres', { hasTables: true }),
    await createEmptyDatabase('postgres'),
  ];
  onTestFinished(async () => {
    await database.remove();
    await copy.remove();
  });
  const [url, copyUrl] = [database.databaseUrl ?? '', copy.databaseUrl ?? ''];
  await restorePostgres(copyUrl, await dumpPostgres(url));
  expect(await listObjects(copyUrl)).toEqual(await listObjects(url));
});

describe.each(releases.flatMap((release) => databaseKinds.map((kind) => [release, kind] as const)))(
  'a database of release %s on %s',
  (release, kind) => {
    it('keeps every row through the migrations', async () => {
      const database = await openRelease(release, kind);
      await withOpen(database, async (opened) => {
        expect((await migrationStatus(opened)).pending).not.toContain('0001-catalogue');
        const columns = await columnsByTable(opened);
        const before = new Map<string, string[]>();
        for (const [table, names] of columns) before.set(table, await readRows(opened, table, names));
        for (const table of ['products', 'enquiries', 'staff', 'staff_sessions', 'changes', 'deletions']) {
          expect([table, before.get(table)]).not.toEqual([table, []]);
        }
        await migrate(opened);
        for (const [table, names] of columns) {
          const after = await readRows(opened, table, names);
          // The clock is recorded there.
          if (table === 'meta') expect(after).toEqual(expect.arrayContaining(before.get(table) ?? []));
          else expect([table, after]).toEqual([table, before.get(table)]);
        }
      });
    });

    it('can be read and written as before', async () => {
      const database = await openRelease(release, kind);
      const store = await openDatabase(database);
      onTestFinished(() => store.close());
      const app = await testApp({ store });
      const read = async (path: string, cookie = '') =>
        (await app.inject({ url: `/backend/${path}`, headers: { cookie } })).json().data;

      // The catalogue of the seed, of which one product was deleted.
      const count = await store.countProducts({});
      expect(count).toBeGreaterThan(100);
      expect(await store.deletions()).toMatchObject([{ kind: 'product', id: 3, by: 'admin' }]);
      const product = (await store.products({})).find(({ data }) => data !== null);
      expect(product?.data).toContain('headers');
      // What products of the seed have had since.
      expect(product?.drawing).toBe(
        '{"family":"cable-gland","columns":{"A":"Entry thread","D":"Clamping range (mm)","L":"Thread length (mm)","S":"Spanner width (mm)","H":"Clearance hole (mm)"}}',
      );
      const hits = await read(`products?query=${encodeURIComponent(product?.name ?? '')}`);
      expect(hits.map(({ id }: { id: number }) => id)).toContain(product?.id);
      // A category under its former name.
      expect(await store.categoryByName('Cable trays')).toMatchObject({ name: 'Cable trunking' });

      const owner = await signIn(app, fixtureAccounts.owner);
      expect(
        (await read('staff/accounts', owner)).map(({ role }: { role: string }) => role).toSorted(),
      ).toEqual(['editor', 'owner']);
      expect(await signIn(app, fixtureAccounts.editor)).not.toBe('');
      const kinds = (await store.enquiries.page({ limit: 9, offset: 0 })).map((enquiry) => enquiry.kind);
      expect(kinds.toSorted()).toEqual(forms.map(([, of]) => of).toSorted());

      // New ids follow the old ones.
      const id = await store.write((writer) =>
        writer.insertProduct(newProduct({ name: 'Newest' }), new Date()),
      );
      expect(id).toBeGreaterThan(count);
      expect(await store.countProducts({})).toBe(count + 1);
      for (const [path, , form] of forms) expect((await sendForm(app, path, form)).statusCode).toBe(201);
    });
  },
);
