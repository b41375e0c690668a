import type { Database } from './database.ts';

export interface TotpRow {
  /** Encrypted. */
  secret: string;
  isConfirmed: boolean;
}

/** One-time passwords and recovery codes of accounts. */
export interface SecondFactorStore {
  find(staffId: number): Promise<TotpRow | null>;
  /** Stores a secret that takes effect when confirmed; false when a confirmed one exists. */
  begin(staffId: number, secret: string): Promise<boolean>;
  /**
   * Confirms the secret with the step of its first code, stores the recovery codes, and ends the account's
   * other sessions, which were opened without a second factor. Returns false when the secret has been
   * replaced or confirmed in the meantime.
   */
  confirm(confirmation: {
    staffId: number;
    secret: string;
    step: number;
    codeHashes: readonly string[];
    /** Session that is kept. */
    tokenHash: string;
  }): Promise<boolean>;
  /** Accepts a time step once; false for one that is not later than the last. */
  useStep(staffId: number, step: number): Promise<boolean>;
  /** Accepts a recovery code once. */
  useRecoveryCode(staffId: number, codeHash: string, now: Date): Promise<boolean>;
  replaceRecoveryCodes(staffId: number, codeHashes: readonly string[]): Promise<void>;
  countRecoveryCodes(staffId: number): Promise<number>;
  /** Removes secret and recovery codes. */
  remove(staffId: number): Promise<void>;
}

export function createSecondFactorStore(db: Database): SecondFactorStore {
  return {
    async find(staffId) {
      const row = await db
        .selectFrom('staff_totp')
        .select(['secret', 'confirmed'])
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return row ? { secret: row.secret, isConfirmed: row.confirmed === 1 } : null;
    },
    async begin(staffId, secret) {
      const row = await db
        .insertInto('staff_totp')
        .values({ staff_id: staffId, secret, confirmed: 0, last_step: 0 })
        .onConflict((conflict) =>
          conflict.column('staff_id').doUpdateSet({ secret }).where('staff_totp.confirmed', '=', 0),
        )
        .returning('staff_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    confirm: ({ staffId, secret, step, codeHashes, tokenHash }) =>
      db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, staffId);
        const row = await transaction
          .updateTable('staff_totp')
          .set({ confirmed: 1, last_step: step })
          .where('staff_id', '=', staffId)
          .where('secret', '=', secret)
          .where('confirmed', '=', 0)
          .returning('staff_id')
          .executeTakeFirst();
        if (!row) return false;
        await replaceCodes(transaction, staffId, codeHashes);
        await transaction
          .deleteFrom('staff_sessions')
          .where('staff_id', '=', staffId)
          .where('token_hash', '!=', tokenHash)
          .execute();
        return true;
      }),
    async useStep(staffId, step) {
      const row = await db
        .updateTable('staff_totp')
        .set({ last_step: step })
        .where('staff_id', '=', staffId)
        .where('last_step', '<', step)
        .returning('staff_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async useRecoveryCode(staffId, codeHash, now) {
      const row = await db
        .updateTable('staff_recovery_codes')
        .set({ used_at: now.toISOString() })
        .where('staff_id', '=', staffId)
        .where('code_hash', '=', codeHash)
        .where('used_at', 'is', null)
        .returning('staff_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    replaceRecoveryCodes: (staffId, codeHashes) =>
      db.transaction().execute((transaction) => replaceCodes(transaction, staffId, codeHashes)),
    async countRecoveryCodes(staffId) {
      const { count } = await db
        .selectFrom('staff_recovery_codes')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('staff_id', '=', staffId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    remove: (staffId) => db.transaction().execute((transaction) => deleteSecondFactor(transaction, staffId)),
  };
}

/** Serialises a change of the second factor with sign-ins (`insertSession`). */
async function lockAccount(db: Database, staffId: number): Promise<void> {
  await db
    .updateTable('staff')
    .set(({ ref }) => ({ password: ref('password') }))
    .where('id', '=', staffId)
    .execute();
}

async function replaceCodes(db: Database, staffId: number, codeHashes: readonly string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute();
}

export async function deleteSecondFactor(db: Database, staffId: number): Promise<void> {
  await lockAccount(db, staffId);
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('staff_totp').where('staff_id', '=', staffId).execute();
}
