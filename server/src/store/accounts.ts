import type { StaffRole } from '@elvora/catalogue/model';
import { nameKey } from '@elvora/catalogue/operations';
import type { Database } from './database.ts';
import { NotFoundError } from './categories.ts';
import { deleteSecondFactor } from './secondFactors.ts';
import type { StaffRow } from './staff.ts';

/** The change would leave no owner able to sign in. */
export class LastOwnerError extends Error {
  override name = 'LastOwnerError';
}

/** An owner's account is created or changed without a confirmation (ASVS 7.5.1). */
export class OwnerProtectedError extends Error {
  override name = 'OwnerProtectedError';
}

export interface AccountChange {
  role?: StaffRole;
  isDisabled?: boolean;
  /** In PHC form. */
  password?: string;
  /** Whether the account may be an owner, before or after the change. @default false */
  mayTouchOwner?: boolean;
}

export const findAccounts = (db: Database): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().orderBy('user_key').execute();

/**
 * Restores a user's access: sets the password, enables the account, and removes its second factor and its
 * sessions. Throws `NotFoundError`.
 */
export function resetAccount(db: Database, userName: string, password: string): Promise<StaffRow> {
  return db.transaction().execute(async (transaction) => {
    const account = await transaction
      .updateTable('staff')
      .set({ password, disabled_at: null })
      .where('user_key', '=', nameKey(userName))
      .returningAll()
      .executeTakeFirst();
    if (!account) throw new NotFoundError(`There is no account named '${userName}'.`);
    await deleteSecondFactor(transaction, account.id);
    await transaction.deleteFrom('staff_sessions').where('staff_id', '=', account.id).execute();
    return account;
  });
}

const lockKey = 'staff_lock';

/**
 * Updates the given fields. A new password, disabling and becoming an owner end the account's sessions. Throws
 * `NotFoundError`, `OwnerProtectedError`, and `LastOwnerError` when no owner who can sign in would remain.
 */
export function changeAccount(db: Database, id: number, change: AccountChange, now: Date): Promise<StaffRow> {
  const { role, isDisabled, password, mayTouchOwner } = change;
  return db.transaction().execute(async (transaction) => {
    // Serialises changes of accounts, so two owners cannot demote each other at the same time.
    await transaction
      .insertInto('meta')
      .values({ key: lockKey, value: '' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
      .execute();
    const before = await transaction.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) throw new NotFoundError('This account does not exist.');
    if (!mayTouchOwner && (before.role === 'owner' || role === 'owner')) {
      throw new OwnerProtectedError('Confirm with your password.');
    }
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
    if (!owner) throw new LastOwnerError('This is the last owner. Make someone else an owner first.');
    const isPromoted = role === 'owner' && before.role !== 'owner';
    if (password !== undefined || changed.disabled_at !== null || isPromoted) {
      await transaction.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
    }
    return changed;
  });
}
