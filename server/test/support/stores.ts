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

async function databaseOf(kind: DatabaseKind, { hasTables }: { hasTables: boolean }): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-test-'));
  if (kind === 'sqlite') {
    if (hasTables) await cp(inject('sqliteTemplate'), dataDir, { recursive: true });
    return { dataDir, databaseUrl: null, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    server,
    `create database ${name}${hasTables ? ` template ${inject('postgresTemplate')}` : ''}`,
  );
  return {
    dataDir,
    databaseUrl: `${server}/${name}`,
    async remove() {
      await onServer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(server: string, command: string): Promise<void> {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(command);
  await client.end();
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
