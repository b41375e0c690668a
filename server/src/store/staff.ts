import type { StaffRole } from '@elvora/catalogue/model';
import { nameKey } from '@elvora/catalogue/operations';
import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { StaffTable } from './staffTables.ts';
import { isUniqueViolation } from './databaseErrors.ts';

export type StaffRow = Selectable<StaffTable>;

export interface SessionRow {
  staff: StaffRow;
  createdAt: number;
  seenAt: number;
  /** Whether the session has a persistent cookie, which outlives the browser session. */
  isPersistent: boolean;
}

export async function findStaff(db: Database, userName: string): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('user_key', '=', nameKey(userName))
    .executeTakeFirst();
  return row ?? null;
}

export async function countStaff(db: Database): Promise<number> {
  const row = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Another account has the user name. */
export class AccountTakenError extends Error {
  override name = 'AccountTakenError';
}

/** Throws `AccountTakenError`; user names are compared without case. */
export async function insertStaff(
  db: Database,
  { userName, password, role }: { userName: string; password: string; role: StaffRole },
): Promise<StaffRow> {
  try {
    return await db
      .insertInto('staff')
      .values({ user_name: userName, user_key: nameKey(userName), password, role, disabled_at: null })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AccountTakenError(`There is already an account named '${userName}'.`, { cause: error });
  }
}

export interface NewSession {
  tokenHash: string;
  staffId: number;
  /** Hash of the password used to sign in, in PHC form. */
  password: string;
  isPersistent: boolean;
  /** Whether a second factor was verified. @default false */
  hasSecondFactor?: boolean;
  /** Address and browser, for the user's list of sessions. @default '' */
  address?: string;
  userAgent?: string;
  now: number;
}

/**
 * Opens a session; returns false when the password has changed since it was verified, the account is
 * disabled, or it has a second factor meanwhile. Updating the account's row first serialises this with
 * changes of the account: a change ends all sessions, and no session starts with an outdated password
 * afterwards.
 */
export function insertSession(
  db: Database,
  {
    tokenHash,
    staffId,
    password,
    isPersistent,
    hasSecondFactor = false,
    address = '',
    userAgent = '',
    now,
  }: NewSession,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const account = await transaction
      .updateTable('staff')
      .set({ password })
      .where('id', '=', staffId)
      .where('password', '=', password)
      .where('disabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!account) return false;
    const factor = await transaction
      .selectFrom('staff_totp')
      .select('staff_id')
      .where('staff_id', '=', staffId)
      .where('confirmed', '=', 1)
      .executeTakeFirst();
    if (factor && !hasSecondFactor) return false;
    await transaction
      .insertInto('staff_sessions')
      .values({
        token_hash: tokenHash,
        staff_id: staffId,
        created_at: now,
        seen_at: now,
        stays: isPersistent ? 1 : 0,
        address,
        user_agent: userAgent,
      })
      .execute();
    return true;
  });
}

export interface SessionEntryRow {
  tokenHash: string;
  createdAt: number;
  seenAt: number;
  address: string;
  userAgent: string;
}

/** The sessions of an account, last used first. */
export async function listSessions(db: Database, staffId: number): Promise<SessionEntryRow[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['token_hash', 'created_at', 'seen_at', 'address', 'user_agent'])
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    address: row.address,
    userAgent: row.user_agent,
  }));
}

/** Finds the session of a token hash with its account; null when the account is disabled (O08). */
export async function findSession(db: Database, tokenHash: string): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select(['staff_sessions.created_at', 'staff_sessions.seen_at', 'staff_sessions.stays'])
    .where('token_hash', '=', tokenHash)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, seen_at, stays, ...staff } = row;
  return { staff, createdAt: created_at, seenAt: seen_at, isPersistent: stays === 1 };
}

export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('staff_sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(
  db: Database,
  { createdBefore, seenBefore }: { createdBefore: number; seenBefore: number },
): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((where) => where.or([where('created_at', '<', createdBefore), where('seen_at', '<', seenBefore)]))
    .execute();
}
