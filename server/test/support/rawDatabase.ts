import { join } from 'node:path';
import type { Database } from '../../src/store/database.ts';
import { openPostgresWithoutTimeouts } from '../../src/store/postgres.ts';
import { databaseFile, openSqliteFile } from '../../src/store/sqlite.ts';
import { onTestFinished } from 'vitest';
import { createTestDatabase, type DatabaseKind, openDatabase } from './testDatabases.ts';

/** Opens a store and its tables, as someone with a copy of the database would see them. */
export async function openWithTables(kind: DatabaseKind) {
  const database = await createTestDatabase(kind, { hasTables: true });
  const store = await openDatabase(database);
  const tables =
    database.databaseUrl === null
      ? openSqliteFile(join(database.dataDir, databaseFile), { readOnly: false })
      : openPostgresWithoutTimeouts(database.databaseUrl);
  onTestFinished(async () => {
    await tables.close();
    await store.close();
    await database.remove();
  });
  return { store, database, tables: tables.db satisfies Database };
}
