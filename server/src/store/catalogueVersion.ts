import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { OpenDatabase } from './sqlite.ts';

const versionKey = 'catalogue_version';

/** PostgreSQL `NOTIFY` channel; the payloads are versions. */
export const versionChannel = 'catalogue_version';

export async function readVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', versionKey).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Blocks writers, whose first statement increments the version. */
export async function lockVersion(db: Database): Promise<void> {
  await db
    .updateTable('meta')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('key', '=', versionKey)
    .execute();
}

/**
 * Increments the version under a row lock, so two writers never create the same one. PostgreSQL notifies every process
 * after the commit.
 */
export async function incrementVersion(db: Database, kind: OpenDatabase['kind']): Promise<number> {
  const { value } = await db
    .insertInto('meta')
    .values({ key: versionKey, value: '1' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ cast, eb, lit, ref }) => ({
        // A literal: SQLite binds numbers as floats, whose text ends in `.0`.
        value: cast<string>(eb(cast<number>(ref('meta.value'), 'integer'), '+', lit(1)), 'text'),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (kind === 'postgres') await sql`select pg_notify(${versionChannel}, ${value})`.execute(db);
  return Number(value);
}

/** Sets a version higher than both the current one and `other`. */
export async function incrementVersionAbove(
  db: Database,
  kind: OpenDatabase['kind'],
  other: number,
): Promise<void> {
  const value = String(Math.max(other, await readVersion(db)));
  await db
    .insertInto('meta')
    .values({ key: versionKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await incrementVersion(db, kind);
}

/** Caches the catalogue version. */
export interface VersionTracker {
  current(): Promise<number>;
  /** The cached version; null when it has to be read from the database. */
  cached(): number | null;
  /** Called after this process has committed a version. */
  recordWrite(version: number): void;
  close(): Promise<void>;
}

/** For a database that no other process writes to: after the first read, only this process changes the version. */
export function createLocalVersionTracker(read: () => Promise<number>): VersionTracker {
  let cached: number | null = null;
  return {
    async current() {
      if (cached === null) {
        const version = await read();
        // A write may have finished during the read.
        cached = Math.max(version, cached ?? 0);
      }
      return cached;
    },
    cached: () => cached,
    recordWrite(version) {
      cached = Math.max(version, cached ?? 0);
    },
    close: async () => undefined,
  };
}
