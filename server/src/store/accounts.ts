import type { StaffRole } from '@elvora/catalogue/model';
import type { Database } from './database.ts';
import { NotFoundError } from './categories.ts';
import type { StaffRow } from './staff.ts';

/** The change would leave no owner who can sign in. */
export class LastOwnerError extends Error {
  override name = 'LastOwnerError';
}

export interface AccountChange {
  role?: StaffRole;
  isDisabled?: boolean;
  /** In PHC form. */
  password?: string;
}

export async function findAccounts(db: Database): Promise<StaffRow[]> {
  return (await db.selectFrom('staff').selectAll().orderBy('user_key').execute()) as StaffRow[];
}

const lockKey = 'staff_lock';

/**
 * Updates the given fields. A new password and disabling end the account's sessions. Throws `NotFoundError`, and
 * `LastOwnerError` when no owner who can sign in would remain.
 */
export function changeAccount(db: Database, id: number, change: AccountChange, now: Date): Promise<StaffRow> {
  const { role, isDisabled, password } = change;
  return db.transaction().execute(async (transaction) => {
    // Serialises changes of accounts, so two owners cannot demote each other at the same time.
    await transaction
      .insertInto('meta')
      .values({ key: lockKey, value: '' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
      .execute();
    const before = await transaction.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) throw new NotFoundError('This account does not exist.');
    const changed = await transaction
      .updateTable('staff')
      .set({
        role: role ?? before.role,
        password: password ?? before.password,
        disabled_at:
          isDisabled === undefined
            ? before.disabled_at
            : isDisabled
              ? (before.disabled_at ?? now.toISOString())
              : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const owner = await transaction
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (!owner) throw new LastOwnerError('This is the last owner. Make somebody else an owner first.');
    if (password !== undefined || changed.disabled_at !== null) {
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
    }
    return changed as StaffRow;
  });
}
