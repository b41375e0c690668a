import type { Database } from './database.ts';
import { enqueueMail } from './outbox.ts';

/** Addresses of the newsletter, which belong to enquiries and are erased with them. */
export interface NewsletterAddresses {
  /** Unsubscribe tokens by enquiry id. */
  newsletterTokens(enquiryIds: readonly number[]): Promise<Map<number, string>>;
  /** Returns which of the enquiries are newsletter addresses awaiting confirmation. */
  unconfirmed(enquiryIds: readonly number[]): Promise<Set<number>>;
  /** Confirms the newsletter address with this token and queues the mail about it; false when there is nothing to confirm. */
  confirmNewsletter(token: string, now: Date): Promise<boolean>;
  /** Erases unconfirmed newsletter addresses received before `moment`. */
  eraseUnconfirmedBefore(moment: Date): Promise<number>;
  /** Erases the newsletter address with this token; false when there is none. */
  unsubscribe(token: string): Promise<boolean>;
}

export function createNewsletterAddresses(db: Database): NewsletterAddresses {
  return {
    async newsletterTokens(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('newsletter_addresses')
        .select(['enquiry_id', 'token'])
        .where('enquiry_id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ enquiry_id, token }) => [enquiry_id, token]));
    },
    async unconfirmed(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('newsletter_addresses')
        .select('enquiry_id')
        .where('enquiry_id', 'in', [...ids])
        .where('confirmed', '=', 0)
        .execute();
      return new Set(rows.map(({ enquiry_id }) => enquiry_id));
    },
    confirmNewsletter: (token, now) =>
      db.transaction().execute(async (transaction) => {
        const address = await transaction
          .updateTable('newsletter_addresses')
          .set({ confirmed: 1 })
          .where('token', '=', token)
          .where('confirmed', '=', 0)
          .returning('enquiry_id')
          .executeTakeFirst();
        if (!address) return false;
        await enqueueMail(transaction, {
          enquiryId: address.enquiry_id,
          recipients: ['office', 'sender'],
          now,
        });
        return true;
      }),
    async eraseUnconfirmedBefore(moment) {
      const { numDeletedRows } = await db
        .deleteFrom('enquiries')
        .where('received_at', '<', moment.toISOString())
        .where('id', 'in', (of) =>
          of.selectFrom('newsletter_addresses').select('enquiry_id').where('confirmed', '=', 0),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async unsubscribe(token) {
      const { numDeletedRows } = await db
        .deleteFrom('enquiries')
        .where('id', 'in', (of) =>
          of.selectFrom('newsletter_addresses').select('enquiry_id').where('token', '=', token),
        )
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
