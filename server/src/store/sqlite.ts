import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { type Database, StoreError, type Tables } from './database.ts';
import { createSqliteDialect, type SqliteConnections } from './sqliteDialect.ts';

/** File name of the database in the data folder. */
export const databaseFile = 'elvora.sqlite';

/** File name of the lock of a folder. */
export const lockFile = 'elvora.lock';

export interface OpenDatabase {
  db: Database;
  kind: 'sqlite' | 'postgres';
  /** Flushes everything to disk and releases the lock. */
  close(): Promise<void>;
}

/**
 * Opens the SQLite database of a data folder. WAL with full sync: committed transactions survive a power failure; deleted
 * content is overwritten.
 * Throws `StoreError` when another process has it open (O89).
 */
export function openSqlite(dataDir: string): OpenDatabase {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  const file = join(dataDir, databaseFile);
  const connection = new DatabaseSync(file);
  connection.exec(`
    PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA secure_delete = ON;
  `);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON');
  // From here on the dialect waits for locks without blocking the process.
  for (const open of [connection, reader]) open.exec('PRAGMA busy_timeout = 0');
  const db = new Kysely<Tables>({
    dialect: createSqliteDialect({ writer: toKyselyDatabase(connection), reader: toKyselyDatabase(reader) }),
  });
  return {
    db,
    kind: 'sqlite',
    async close() {
      try {
        connection.exec('PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // Nothing is lost: the WAL remains next to the database, and the next start reads it.
        if (sqliteErrorCode(error) !== fullCode) throw error;
      } finally {
        await db.destroy();
        lock.close();
      }
    },
  };
}

/**
 * Opens the database of a data folder alongside a server that may be running: SQLite serialises the writers.
 * Throws `StoreError` when there is none.
 */
export function openSqliteBesideServer(dataDir: string): OpenDatabase {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) throw new StoreError(`There is no database in ${dataDir}. Is DATA_DIR right?`);
  return openSqliteFile(file, { readOnly: false });
}

/** Opens a database file without the lock of its folder, such as one in a backup. */
export function openSqliteFile(file: string, { readOnly }: { readOnly: boolean }): OpenDatabase {
  const connection = new DatabaseSync(file, { readOnly });
  connection.exec(
    'PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 5000',
  );
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(connection) }) });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

/** Writes a consistent snapshot to a new file while the server keeps writing. Omits the free pages. */
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
 * Locks a data folder for this process: versions and counts are cached in memory, so a second process would serve stale
 * data. The operating system releases the lock when the process ends, even after a crash.
 */
export function lockDataDir(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, lockFile));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    if (sqliteErrorCode(cause) !== busyCode) throw cause;
    throw new StoreError(
      `Another process is using the database in ${dataDir}. Stop it first, or set DATA_DIR.`,
      { cause },
    );
  }
}

const busyCode = 5;
/** The disk is full. */
const fullCode = 13;

/** Primary result code of an SQLite error; null for other errors. Extended codes add a second byte. */
export const sqliteErrorCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;

/** Maximum number of cached prepared statements, evicted by least recent use. */
const maxCachedStatements = 200;

/** Adapts `node:sqlite` to the interface that Kysely expects of better-sqlite3. */
function toKyselyDatabase(connection: DatabaseSync): SqliteConnections['writer'] {
  const statements = new Map<string, SqliteStatement>();

  const prepared = (sql: string): SqliteStatement => {
    const statement = connection.prepare(sql);
    // Kysely does not type parameters; the types of the tables allow only values that SQLite accepts.
    const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  };

  return {
    get isTransaction() {
      return connection.isTransaction;
    },
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
