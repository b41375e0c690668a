import type { Database } from './database.ts';

/** A request with an `Idempotency-Key` and the entry it created or changed (O100). */
export interface StoredRequest {
  /** Hash of the payload. */
  contents: string;
  entryId: number;
}

export async function findRequest(db: Database, request: string): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('write_requests')
    .select(['contents', 'entry_id'])
    .where('request', '=', request)
    .executeTakeFirst();
  return row ? { contents: row.contents, entryId: row.entry_id } : null;
}

export async function insertRequest(
  db: Database,
  { request, contents, entryId }: StoredRequest & { request: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('write_requests')
    .values({ request, contents, entry_id: entryId, at: now.toISOString() })
    .execute();
}

export async function deleteRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('write_requests').where('at', '<', before.toISOString()).execute();
}
