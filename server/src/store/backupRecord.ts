import type { Database } from './database.ts';

export interface BackupState {
  /** The last complete backup; null when there was none. */
  succeededAt: Date | null;
  /** The last attempt that failed. */
  failedAt: Date | null;
  /** The last time all backups were read and found intact. */
  verifiedAt: Date | null;
  /** The last time that one of them was found damaged. */
  damagedAt: Date | null;
  /** When a server first ran on this database. */
  firstStartedAt: Date | null;
}

export type BackupOutcome = 'succeeded' | 'failed' | 'verified' | 'damaged';

/** Times of backups, to detect a missing one. */
export interface BackupRecord {
  state(): Promise<BackupState>;
  record(outcome: BackupOutcome, at: Date): Promise<void>;
  /** Records the first start; later ones change nothing. */
  recordStart(at: Date): Promise<void>;
}

const keys = {
  succeeded: 'backup_succeeded',
  failed: 'backup_failed',
  verified: 'backup_verified',
  damaged: 'backup_damaged',
  started: 'first_started',
} as const;

export function createBackupRecord(db: Database): BackupRecord {
  const set = (key: string, at: Date) => {
    const value = at.toISOString();
    return db.insertInto('meta').values({ key, value });
  };
  return {
    async state() {
      const rows = await db.selectFrom('meta').selectAll().where('key', 'in', Object.values(keys)).execute();
      const dateOf = (key: string) => {
        const row = rows.find((one) => one.key === key);
        return row ? new Date(row.value) : null;
      };
      return {
        succeededAt: dateOf(keys.succeeded),
        failedAt: dateOf(keys.failed),
        verifiedAt: dateOf(keys.verified),
        damagedAt: dateOf(keys.damaged),
        firstStartedAt: dateOf(keys.started),
      };
    },
    async record(outcome, at) {
      await set(keys[outcome], at)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: at.toISOString() }))
        .execute();
    },
    async recordStart(at) {
      await set(keys.started, at)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },
  };
}
