import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';
import { createTables } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server, without a database name. */
    postgresUrl: string;
    /** Name of a migrated template database. */
    postgresTemplate: string;
  }
}

const template = 'with_tables';

/** Starts one PostgreSQL for all tests, without durability. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, url, createDatabase, remove } = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    // Databases are short-lived, so autovacuum is not needed; dropping one scans the shared buffers, so they are small.
    'autovacuum=off',
    'shared_buffers=32MB',
    'max_connections=200',
  ]);
  await createDatabase(template);
  await createTables({ dataDir: folder, databaseUrl: `${url}/${template}` });
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  return remove;
}
