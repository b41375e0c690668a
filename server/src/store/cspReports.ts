import type { Database } from './database.ts';

/** A violation of the content security policy, without query strings and other text of visitors. */
export interface CspViolation {
  directive: string;
  /** Origin or keyword of the blocked resource. */
  blocked: string;
  /** Path of the page. */
  page: string;
}

export interface CspReportRow extends CspViolation {
  reports: number;
  /** ISO 8601. */
  last_at: string;
}

/** Violations that browsers have reported, each once with a count. */
export interface CspReportStore {
  /** Counts a violation; new ones are dropped while the table is full. */
  count(violation: CspViolation, now: Date): Promise<void>;
  /** Latest first. */
  list(): Promise<CspReportRow[]>;
}

/** Anyone can send reports, so the number of distinct ones is limited. */
const maxCspReports = 200;

export const createCspReportStore = (db: Database, maxReports = maxCspReports): CspReportStore => ({
  async count({ directive, blocked, page }, now) {
    const last_at = now.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('csp_reports')
      .set((set) => ({ reports: set('reports', '+', 1), last_at }))
      .where('directive', '=', directive)
      .where('blocked', '=', blocked)
      .where('page', '=', page)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    const { count } = await db
      .selectFrom('csp_reports')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxReports) return;
    await db
      .insertInto('csp_reports')
      .values({ directive, blocked, page, reports: 1, last_at })
      .onConflict((conflict) => conflict.columns(['directive', 'blocked', 'page']).doNothing())
      .execute();
  },
  list: () => db.selectFrom('csp_reports').selectAll().orderBy('last_at', 'desc').execute(),
});
