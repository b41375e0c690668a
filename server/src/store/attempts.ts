import type { ServerKeys } from '../serverKeys.ts';
import type { Database } from './database.ts';

export interface Attempt {
  /** Hash of the action and of the address or account. */
  key: string;
  now: number;
  windowMs: number;
}

export interface AttemptCount {
  /** Includes the current attempt. */
  attempts: number;
  windowEndsAt: number;
}

/** Counters of the rate limits, shared by all processes and kept across restarts (O05, O54). */
export interface AttemptStore {
  increment(attempt: Attempt): Promise<AttemptCount>;
  /** Uncounts an attempt that succeeded. */
  decrement(key: string): Promise<void>;
  /** Clears all attempts of a key. */
  clear(key: string): Promise<void>;
  /** Deletes expired windows. */
  deleteExpired(now: number): Promise<void>;
}

/**
 * Keys are hashed again with the server's secret: a plain hash of an address can be reversed by hashing all
 * addresses.
 */
export const createAttemptStore = (db: Database, keys: Pick<ServerKeys, 'sign'>): AttemptStore => ({
  increment: ({ key, ...attempt }) => countAttempt(db, { ...attempt, key: keys.sign('attempts', key) }),
  async decrement(key) {
    await db
      .updateTable('attempts')
      .set((set) => ({ attempts: set('attempts', '-', 1) }))
      .where('bucket', '=', keys.sign('attempts', key))
      .where('attempts', '>', 0)
      .execute();
  },
  async clear(key) {
    await db.deleteFrom('attempts').where('bucket', '=', keys.sign('attempts', key)).execute();
  },
  async deleteExpired(now) {
    await db.deleteFrom('attempts').where('window_ends_at', '<=', now).execute();
  },
});

/**
 * Counts an attempt in one statement, so concurrent attempts are all counted. Restarts an expired window, and shortens one
 * that was opened while the clock was ahead: no window ends later than one that opens now.
 */
async function countAttempt(db: Database, { key, now, windowMs }: Attempt): Promise<AttemptCount> {
  const row = await db
    .insertInto('attempts')
    .values({ bucket: key, attempts: 1, window_ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((set) => {
        const isOver = set('attempts.window_ends_at', '<=', now);
        return {
          attempts: set
            .case()
            .when(isOver)
            .then(set.lit(1))
            .else(set('attempts.attempts', '+', 1))
            .end(),
          window_ends_at: set
            .case()
            .when(isOver)
            .then(set.ref('excluded.window_ends_at'))
            .when('attempts.window_ends_at', '>', set.ref('excluded.window_ends_at'))
            .then(set.ref('excluded.window_ends_at'))
            .else(set.ref('attempts.window_ends_at'))
            .end(),
        };
      }),
    )
    .returning(['attempts', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { attempts: row.attempts, windowEndsAt: row.window_ends_at };
}
