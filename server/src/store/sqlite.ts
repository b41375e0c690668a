import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { type Database, StoreError, type Tables } from './database.ts';

/** Name of the embedded database in its folder. */
export const databaseFile = 'elvora.sqlite';

/** How an opened database is left: everything is on disk, the lock is free. */
export interface OpenDatabase {
  db: Database;
  kind: 'sqlite' | 'postgres';
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a data folder. WAL with full sync: what a transaction has acknowledged is on disk; what
 * is erased is overwritten.
 * Throws `StoreError` when another process has it open (O89).
 */
export function openSqlite(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  const connection = new DatabaseSync(join(dataDir, databaseFile));
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = ON;
  `);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) });
  return {
    db,
    kind: 'sqlite',
    async close() {
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      await db.destroy();
      lock.close();
    },
  };
}

/** Opens the file of a database that nobody else uses, to look into it or to tidy it up. */
export function openSqliteFile(file: string, { readOnly }: { readOnly: boolean }): OpenDatabase {
  const connection = new DatabaseSync(file, { readOnly });
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

/**
 * Writes the database of a folder to a new file, whole and at one moment, while others go on writing to it. What has
 * been erased is not in it.
 */
export function snapshotSqlite(dataDir: string, file: string): void {
  const connection = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true });
  try {
    connection.exec('PRAGMA busy_timeout = 5000');
    connection.prepare('VACUUM INTO ?').run(file);
  } finally {
    connection.close();
  }
}

/**
 * WAL needs all users of a file in one process here. The operating system frees this lock when the process ends, however
 * it ends.
 */
export function lockDataDir(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'elvora.lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    throw new StoreError(
      `Another process is using the database in ${dataDir}. Stop it first, or set DATA_DIR.`,
      { cause },
    );
  }
}

/** Statements kept ready; a server asks the same few questions again and again. */
const maxCachedStatements = 200;

/** The few calls Kysely makes, on Node's own SQLite. */
function toKyselyDatabase(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();

  const prepared = (sql: string): SqliteStatement => {
    const statement = connection.prepare(sql);
    // Kysely knows no types of parameters; the tables' types only let in what SQLite takes.
    const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  };

  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? prepared(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      if (statements.size > maxCachedStatements) {
        for (const oldest of statements.keys()) {
          statements.delete(oldest);
          break;
        }
      }
      return statement;
    },
  };
}
