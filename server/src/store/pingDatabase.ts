import type { Database } from './database.ts';

const pingKey = 'ping';

/** Rejects when the database does not respond, or cannot be written. */
export async function pingDatabase(db: Database): Promise<void> {
  const value = new Date().toISOString();
  await db
    .insertInto('meta')
    .values({ key: pingKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
