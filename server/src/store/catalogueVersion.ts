import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { OpenDatabase } from './sqlite.ts';

const versionKey = 'catalogue_version';

/** What PostgreSQL tells every process of: the channel's messages are versions. */
export const versionChannel = 'catalogue_version';

export async function readVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', versionKey).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Keeps writers waiting: they raise the version first of all. */
export async function lockVersion(db: Database): Promise<void> {
  await db
    .updateTable('meta')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('key', '=', versionKey)
    .execute();
}

/**
 * Counts up under a row lock, so that two writers never give the same version. PostgreSQL tells every process once the
 * transaction is done.
 */
export async function incrementVersion(db: Database, kind: OpenDatabase['kind']): Promise<number> {
  const { value } = await db
    .insertInto('meta')
    .values({ key: versionKey, value: '1' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ cast, eb, lit, ref }) => ({
        // Written into the statement: a number that is bound is a fraction to SQLite, and its text ends in `.0`.
        value: cast<string>(eb(cast<number>(ref('meta.value'), 'integer'), '+', lit(1)), 'text'),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (kind === 'postgres') await sql`select pg_notify(${versionChannel}, ${value})`.execute(db);
  return Number(value);
}

/** Makes a version that is newer than another, too: what was made from that one is stale. */
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

/** Knows the catalogue version without a question to the database each time. */
export interface VersionTracker {
  current(): Promise<number>;
  /** What is known at once; null when the database has to be asked. */
  cached(): number | null;
  /** This process has made a version. */
  recordWrite(version: number): void;
  close(): Promise<void>;
}

/** For a database nobody else writes to: what was read once changes with our own writes alone. */
export function createLocalVersionTracker(read: () => Promise<number>): VersionTracker {
  let known: number | null = null;
  return {
    async current() {
      if (known === null) {
        const version = await read();
        // Somebody may have written while we read.
        known = Math.max(version, known ?? 0);
      }
      return known;
    },
    cached: () => known,
    recordWrite(version) {
      known = Math.max(version, known ?? 0);
    },
    close: async () => undefined,
  };
}
