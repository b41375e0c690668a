import type { StaffRole } from '@elvora/catalogue/model';
import { nameKey } from '@elvora/catalogue/operations';
import type { Selectable } from 'kysely';
import type { Database, StaffTable } from './database.ts';

export type StaffRow = Omit<Selectable<StaffTable>, 'role'> & { role: StaffRole };

export interface SessionRow {
  staff: StaffRow;
  createdAt: number;
  seenAt: number;
}

export async function findStaff(db: Database, userName: string): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('user_key', '=', nameKey(userName))
    .executeTakeFirst();
  return (row as StaffRow | undefined) ?? null;
}

export async function countStaff(db: Database): Promise<number> {
  const row = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertStaff(
  db: Database,
  { userName, password, role }: { userName: string; password: string; role: StaffRole },
): Promise<void> {
  await db
    .insertInto('staff')
    .values({ user_name: userName, user_key: nameKey(userName), password, role, disabled_at: null })
    .execute();
}

export async function insertSession(
  db: Database,
  { tokenHash, staffId, now }: { tokenHash: string; staffId: number; now: number },
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, created_at: now, seen_at: now })
    .execute();
}

/** The session of a token hash with its account; a disabled account has none (O08). */
export async function findSession(db: Database, tokenHash: string): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select(['staff_sessions.created_at', 'staff_sessions.seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, seen_at, ...staff } = row;
  return { staff: staff as StaffRow, createdAt: created_at, seenAt: seen_at };
}

export async function touchSession(db: Database, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('staff_sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Sessions and counts of attempts that are over are forgotten. */
export async function deleteEnded(
  db: Database,
  { createdBefore, seenBefore, now }: { createdBefore: number; seenBefore: number; now: number },
): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((where) => where.or([where('created_at', '<', createdBefore), where('seen_at', '<', seenBefore)]))
    .execute();
  await db.deleteFrom('sign_in_attempts').where('window_ends_at', '<=', now).execute();
}

export interface AttemptCount {
  /** This one included. */
  attempts: number;
  windowEndsAt: number;
}

/** Counts an attempt in one statement, so that simultaneous ones are all counted. A window that is over starts anew. */
export async function countAttempt(
  db: Database,
  { bucket, now, windowMs }: { bucket: string; now: number; windowMs: number },
): Promise<AttemptCount> {
  const row = await db
    .insertInto('sign_in_attempts')
    .values({ bucket, attempts: 1, window_ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((set) => {
        const isOver = set('sign_in_attempts.window_ends_at', '<=', now);
        return {
          attempts: set
            .case()
            .when(isOver)
            .then(set.lit(1))
            .else(set('sign_in_attempts.attempts', '+', 1))
            .end(),
          window_ends_at: set
            .case()
            .when(isOver)
            .then(set.ref('excluded.window_ends_at'))
            .else(set.ref('sign_in_attempts.window_ends_at'))
            .end(),
        };
      }),
    )
    .returning(['attempts', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { attempts: row.attempts, windowEndsAt: row.window_ends_at };
}

/** Takes back one attempt: it was a right one. */
export async function forgiveAttempt(db: Database, bucket: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((set) => ({ attempts: set('attempts', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('attempts', '>', 0)
    .execute();
}
