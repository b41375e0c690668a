import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from './database.ts';
import type { EnquiryRow } from './enquiries.ts';
import type { MailRecipient } from './enquiryTables.ts';

export interface OutboxMail {
  id: number;
  recipient: MailRecipient;
  /** Includes the current attempt. */
  attempts: number;
  enquiry: EnquiryRow;
}

/** Queue of unsent mail. Mails are rendered from the enquiry when sent, so personal data is stored only once. */
export interface OutboxStore {
  /** Claims a due mail for `leaseMs`, during which no other process claims it; null when none is due. */
  claim(now: number, leaseMs: number): Promise<OutboxMail | null>;
  /** Removes a mail that was sent or permanently rejected. */
  remove(id: number): Promise<void>;
  postpone(id: number, dueAt: number): Promise<void>;
  count(): Promise<number>;
}

export async function enqueueMail(
  db: Database,
  { enquiryId, recipients, now }: { enquiryId: number; recipients: readonly MailRecipient[]; now: Date },
): Promise<void> {
  if (recipients.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      recipients.map((recipient) => ({
        enquiry_id: enquiryId,
        recipient,
        attempts: 0,
        due_at: now.getTime(),
      })),
    )
    .execute();
}

/** Exceeds any lease or retry delay. */
const maxDelayMs = 24 * 60 * 60_000;

/** Whether a mail is due now, or later than any delay: then it was queued or postponed while the clock was ahead. */
const isDue = (now: number) => (where: ExpressionBuilder<Tables, 'outbox'>) =>
  where.or([where('due_at', '<=', now), where('due_at', '>', now + maxDelayMs)]);

export function createOutboxStore(db: Database): OutboxStore {
  return {
    async claim(now, leaseMs) {
      const mail = await db
        .updateTable('outbox')
        .set((set) => ({ due_at: now + leaseMs, attempts: set('attempts', '+', 1) }))
        .where('id', '=', (of) =>
          of.selectFrom('outbox').select('id').where(isDue(now)).orderBy('due_at').orderBy('id').limit(1),
        )
        // Rechecked: another process may have claimed it after the subquery ran.
        .where(isDue(now))
        .returningAll()
        .executeTakeFirst();
      if (!mail) return null;
      const enquiry = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', mail.enquiry_id)
        .executeTakeFirst();
      // Erased in the meantime, together with the mail.
      if (!enquiry) return null;
      return { id: mail.id, recipient: mail.recipient, attempts: mail.attempts, enquiry };
    },
    async remove(id) {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },
    async postpone(id, dueAt) {
      await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', id).execute();
    },
    async count() {
      const { count } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
