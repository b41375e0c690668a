import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../database.ts';

/**
 * Expired enquiries and deletions are hidden for some days before they are erased, and the time is recorded, so that a wrong
 * clock is noticed. The first recorded time is that of the newest data.
 */
export const quarantine: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('enquiries').addColumn('quarantined_at', 'text').execute();
    await db.schema.alterTable('deletions').addColumn('quarantined_at', 'text').execute();
    const [enquiry, change, session] = [
      await db
        .selectFrom('enquiries')
        .select('received_at as at')
        .orderBy('received_at', 'desc')
        .limit(1)
        .execute(),
      await db.selectFrom('changes').select('at').orderBy('id', 'desc').limit(1).execute(),
      await db
        .selectFrom('staff_sessions')
        .select('seen_at as at')
        .orderBy('seen_at', 'desc')
        .limit(1)
        .execute(),
    ];
    const times = [...enquiry, ...change, ...session].map(({ at }) => new Date(at).getTime());
    if (times.length === 0) return;
    await db
      .insertInto('meta')
      .values({ key: 'clock_seen', value: new Date(Math.max(...times)).toISOString() })
      .execute();
  },
};
