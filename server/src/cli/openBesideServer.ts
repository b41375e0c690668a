import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cliError.ts';
import type { Config } from '../config.ts';
import { openPostgresWithoutTimeouts } from '../store/postgres.ts';
import { databaseFile, type OpenDatabase, openSqliteFile } from '../store/sqlite.ts';

/** Opens the database while a server may be using it. Throws `CliError` when there is none. */
export function openBesideServer({ databaseUrl, dataDir }: Config): OpenDatabase {
  if (databaseUrl !== null) return openPostgresWithoutTimeouts(databaseUrl);
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new CliError(`There is no database in ${dataDir}. Is DATA_DIR right?`);
  return openSqliteFile(file, { readOnly: false });
}
