import type { Database } from './database.ts';

/** The latest time at which a server has run, stored to detect a wrong clock after a restart. */
export interface ClockRecord {
  /** Null before the first record. */
  lastSeen(): Promise<Date | null>;
  /** Records a time unless a later one is known. */
  recordSeen(now: Date): Promise<void>;
  /** Replaces the record, because a person has confirmed that the clock is right. */
  confirm(now: Date): Promise<void>;
}

const seenKey = 'clock_seen';

export const createClockRecord = (db: Database): ClockRecord => ({
  async lastSeen() {
    const row = await db.selectFrom('meta').select('value').where('key', '=', seenKey).executeTakeFirst();
    return row ? new Date(row.value) : null;
  },
  async recordSeen(now) {
    const value = now.toISOString();
    await db
      .insertInto('meta')
      .values({ key: seenKey, value })
      // Texts in ISO 8601 compare like times.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }).where('meta.value', '<', value))
      .execute();
  },
  async confirm(now) {
    const value = now.toISOString();
    await db
      .insertInto('meta')
      .values({ key: seenKey, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  },
});
