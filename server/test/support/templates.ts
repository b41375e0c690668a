import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/store/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated database; copying it is faster than migrating. */
    sqliteTemplate: string;
  }
}

/** Migrates a template database for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'elvora-template-'));
  await createTables({ dataDir, databaseUrl: null });
  project.provide('sqliteTemplate', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}

export async function createTables(database: { dataDir: string; databaseUrl: string | null }): Promise<void> {
  const store = await openStore({ ...database, logger: pino({ level: 'silent' }) });
  await store.close();
}
