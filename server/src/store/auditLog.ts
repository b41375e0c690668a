import type { AuditAction } from '@elvora/catalogue/model';
import type { Database } from './database.ts';

export interface NewAuditEvent {
  action: AuditAction;
  /** User name; empty when a sign-in named no account. */
  actor: string;
  /** IP address, or `command line`. */
  source: string;
  /** Subject of the action. @default '' */
  target?: string;
  /** @default '' */
  detail?: string;
}

export interface AuditEventRow extends Required<NewAuditEvent> {
  id: number;
  /** ISO 8601. */
  at: string;
}

/** Log of staff actions and their sources. Events are never changed. */
export interface AuditLogStore {
  record(event: NewAuditEvent, now: Date): Promise<void>;
  /** Events before an id, newest first. */
  page(query: { before: number | null; limit: number }): Promise<AuditEventRow[]>;
  /** Deletes the oldest events above the limits. */
  prune(): Promise<void>;
}

/** Failed sign-ins have their own limit: strangers cause them, and must not displace other events. */
const auditLogLimits = { refusedSignIns: 2000, others: 20_000 } as const;

const refusedSignIns: readonly AuditAction[] = ['signIn.refused', 'signIn.limited'];

export const createAuditLogStore = (
  db: Database,
  limits: Record<keyof typeof auditLogLimits, number> = auditLogLimits,
): AuditLogStore => ({
  record: (event, now) => insertAuditEvent(db, event, now),
  page: ({ before, limit }) =>
    db
      .selectFrom('audit_events')
      .selectAll()
      .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  async prune() {
    for (const [operator, limit] of [
      ['in', limits.refusedSignIns],
      ['not in', limits.others],
    ] as const) {
      const oldest = await db
        .selectFrom('audit_events')
        .select('id')
        .where('action', operator, refusedSignIns)
        .orderBy('id', 'desc')
        .offset(limit)
        .limit(1)
        .executeTakeFirst();
      if (!oldest) continue;
      await db
        .deleteFrom('audit_events')
        .where('action', operator, refusedSignIns)
        .where('id', '<=', oldest.id)
        .execute();
    }
  },
});

async function insertAuditEvent(
  db: Database,
  { target = '', detail = '', ...event }: NewAuditEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ ...event, target, detail, at: now.toISOString() })
    .execute();
}
