import { randomBytes } from 'node:crypto';
import { createServerKeys, type ServerKeys } from '../serverKeys.ts';
import type { Database } from './database.ts';

const metaKey = 'server_secret';

/**
 * Returns the keys of `SERVER_SECRET`, or of a random secret that the first server stores in the database and all others
 * share. What was encrypted before `SERVER_SECRET` was set stays readable.
 */
export async function openServerKeys(db: Database, serverSecret: string | null): Promise<ServerKeys> {
  const stored = (await findSecret(db)) ?? (await insertSecret(db));
  return serverSecret === null
    ? createServerKeys(stored)
    : createServerKeys(Buffer.from(serverSecret), stored);
}

async function findSecret(db: Database): Promise<Buffer | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', metaKey).executeTakeFirst();
  return row ? Buffer.from(row.value, 'base64url') : null;
}

async function insertSecret(db: Database): Promise<Buffer> {
  await db
    .insertInto('meta')
    .values({ key: metaKey, value: randomBytes(32).toString('base64url') })
    // Another process was faster.
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const secret = await findSecret(db);
  if (!secret) throw new Error('The secret of the server was not stored.');
  return secret;
}
