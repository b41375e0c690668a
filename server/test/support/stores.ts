import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';

export const quiet = pino({ level: 'silent' });

export const databases = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databases)[number];

/** An empty database of its own, and how to leave it. */
export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | null;
  remove(): Promise<void>;
}

export const createDatabase = (kind: DatabaseKind) => databaseOf(kind, { hasTables: false });

export async function databaseOf(
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
  // Copying files is twice as fast as writing every block to the log.
  const copied = ` template ${inject('postgresTemplate')} strategy file_copy`;
  await onServer(`create database ${name}${hasTables ? copied : ''}`);
  return {
    dataDir,
    databaseUrl: `${server}/${name}`,
    async remove() {
      await onServer(`drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let connections: pg.Pool | null = null;

/** Makes and drops databases by the dozen over the same connections; they do not keep the process. */
async function onServer(command: string): Promise<void> {
  connections ??= new pg.Pool({
    connectionString: `${inject('postgresUrl')}/postgres`,
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
    max: 2,
  }).on('error', () => undefined);
  await connections.query(command);
}

export const openDatabase = ({ dataDir, databaseUrl }: TestDatabase) =>
  openStore({ dataDir, databaseUrl, logger: quiet });

/** A store that lasts as long as the test. */
export async function testStore(kind: DatabaseKind): Promise<Store> {
  const database = await databaseOf(kind, { hasTables: true });
  const store = await openDatabase(database);
  onTestFinished(async () => {
    await store.close();
    await database.remove();
  });
  return store;
}
