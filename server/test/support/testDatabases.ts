import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';

export const silentLogger = pino({ level: 'silent' });

export const databaseKinds = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** An empty database. */
export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

export const createEmptyDatabase = (kind: DatabaseKind) => createTestDatabase(kind, { hasTables: false });

export async function createTestDatabase(
  kind: DatabaseKind,
  { hasTables }: { hasTables: boolean },
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-test-'));
  if (kind === 'sqlite') {
    if (hasTables) await cp(inject('sqliteTemplate'), dataDir, { recursive: true });
    return { dataDir, databaseUrl: null, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files is twice as fast as logging every block (`wal_log`).
  const copied = ` template ${inject('postgresTemplate')} strategy file_copy`;
  await runOnServer(`create database ${name}${hasTables ? copied : ''}`);
  return {
    dataDir,
    databaseUrl: `${server}/${name}`,
    async remove() {
      await runOnServer(`drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let adminPool: pg.Pool | null = null;

/** Administrative connections, which do not keep the process alive. */
async function runOnServer(command: string): Promise<void> {
  adminPool ??= new pg.Pool({
    connectionString: `${inject('postgresUrl')}/postgres`,
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
    max: 2,
  }).on('error', () => undefined);
  await adminPool.query(command);
}

export const openDatabase = ({ dataDir, databaseUrl }: TestDatabase) =>
  openStore({ dataDir, databaseUrl, logger: silentLogger });

/** Opens a store that is closed after the test. */
export async function testStore(kind: DatabaseKind): Promise<Store> {
  const { database, release } = await (kind === 'sqlite' ? createOwnDatabase() : acquireDatabase());
  const store = await openDatabase(database);
  onTestFinished(async () => {
    await store.close();
    await release();
  });
  return store;
}

interface PooledDatabase {
  database: TestDatabase;
  release(): Promise<void>;
}

async function createOwnDatabase(): Promise<PooledDatabase> {
  const database = await createTestDatabase('sqlite', { hasTables: true });
  return { database, release: () => database.remove() };
}

/** Idle databases of this worker for reuse: creating one takes a hundred times as long as emptying it. */
const idleDatabases: PooledDatabase[] = [];

/** Databases are removed with their server. */
async function acquireDatabase(): Promise<PooledDatabase> {
  const known = idleDatabases.pop();
  if (known) return known;
  const database = await createTestDatabase('postgres', { hasTables: true });
  // The folder is for SQLite only, and would not be removed at the end.
  await rm(database.dataDir, { recursive: true });
  const connection = new pg.Pool({
    connectionString: database.databaseUrl ?? '',
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
    max: 1,
  }).on('error', () => undefined);
  const { rows } = await connection.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'`,
  );
  // A migration has filled it: these rows are part of an empty database.
  await connection.query('create temporary table vocabulary_of_site as table vocabulary');
  const tables = rows.map(({ tablename }) => tablename);
  const empty = [
    // All tables are emptied, so foreign keys need no checks.
    'set session_replication_role = replica',
    ...tables.map((table) => ['delete from', pg.escapeIdentifier(table)].join(' ')),
    "select setval(oid, 1, false) from pg_class where relkind = 'S'",
    'insert into vocabulary select * from vocabulary_of_site',
    "select setval(pg_get_serial_sequence('vocabulary', 'id'), max(id)) from vocabulary",
  ].join('; ');
  const borrowed: PooledDatabase = {
    database,
    async release() {
      await connection.query(empty);
      // Autovacuum is off.
      await connection.query(`vacuum ${tables.join(', ')}`);
      idleDatabases.push(borrowed);
    },
  };
  return borrowed;
}
