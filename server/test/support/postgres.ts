import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';
import { createTables } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server, without the name of a database. */
    postgresUrl: string;
    /** A database on it that has its tables. */
    postgresTemplate: string;
  }
}

const template = 'with_tables';

/** Starts a PostgreSQL for all tests; nothing in it has to outlive a power cut. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, url, createDatabase, remove } = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    // Databases here live for a moment: there is nothing to tidy up, and dropping one looks through all buffers.
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
