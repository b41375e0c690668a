import type { EnquiryKind } from '@elvora/catalogue/model';
import type { Database } from './database.ts';
import { isUniqueViolation } from './databaseErrors.ts';
import { toEmailKey } from './emailKey.ts';
import type { MailRecipient } from './enquiryTables.ts';
import { enqueueMail } from './outbox.ts';
import { foldText } from './searchFields.ts';

export interface NewEnquiry {
  kind: EnquiryKind;
  email: string;
  name: string;
  phone: string;
  summary: string;
  /** The submitted fields as JSON. */
  payload: string;
  /** All submitted texts, for the search index. */
  texts: readonly string[];
}

export interface EnquirySubmission {
  enquiry: NewEnquiry;
  /** The attached file. @default none */
  attachment?: Uint8Array | null;
  /** Hashes of the idempotency key and of the form (O53); null without a key. */
  request: { id: string; contents: string } | null;
  /** Returns a new reference on every call; called again when a reference is taken. */
  makeReference: () => string;
  /** Returns a new unsubscribe token for a newsletter address. */
  makeToken: () => string;
  mailTo: readonly MailRecipient[];
  /**
   * Whether a newsletter address is subscribed only after its owner has followed the link in an
   * email. @default false
   */
  needsConfirmation?: boolean;
  now: Date;
}

export type AcceptResult =
  /** Committed. */
  | { kind: 'stored'; reference: string }
  /** A repeated request, or an address that is already known: no enquiry was added. */
  | { kind: 'duplicate'; reference: string }
  /** The idempotency key was used for another form. */
  | { kind: 'keyReused' };

/** Attempts when another process inserts the same unique value at the same time. */
const maxAttempts = 5;

/** Stores a submission and queues the mail about it, in one transaction. */
export async function acceptSubmission(db: Database, submission: EnquirySubmission): Promise<AcceptResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((transaction) => insertSubmission(transaction, submission));
    } catch (error) {
      // The reference is taken, or the same request arrived twice at once; the next attempt reads the stored row.
      if (!isUniqueViolation(error) || attempt === maxAttempts) throw error;
    }
  }
}

async function insertSubmission(db: Database, submission: EnquirySubmission): Promise<AcceptResult> {
  const { enquiry, request, mailTo, now } = submission;
  if (request) {
    const earlier = await db
      .selectFrom('form_requests')
      .innerJoin('enquiries', 'enquiries.id', 'form_requests.enquiry_id')
      .select(['contents', 'reference'])
      .where('request', '=', request.id)
      .executeTakeFirst();
    if (earlier) {
      return earlier.contents === request.contents
        ? { kind: 'duplicate', reference: earlier.reference }
        : { kind: 'keyReused' };
    }
  }
  if (enquiry.kind === 'newsletter') await eraseExpiredSubscription(db, enquiry.email);
  const existing = enquiry.kind === 'newsletter' ? await findNewsletterEnquiry(db, enquiry.email) : undefined;
  const { id, reference } = existing ?? (await insertEnquiry(db, submission));
  if (request) {
    await db
      .insertInto('form_requests')
      .values({
        request: request.id,
        contents: request.contents,
        enquiry_id: id,
        received_at: now.getTime(),
      })
      .execute();
  }
  if (existing?.confirmed === 1) return { kind: 'duplicate', reference };
  // An unconfirmed address gets the confirmation mail again.
  await enqueueMail(db, { enquiryId: id, recipients: mailTo, now });
  return { kind: existing ? 'duplicate' : 'stored', reference };
}

/** An address that subscribes again must not be erased with its expired subscription. */
async function eraseExpiredSubscription(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('enquiries')
    .where('quarantined_at', 'is not', null)
    .where('id', 'in', (of) =>
      of.selectFrom('newsletter_addresses').select('enquiry_id').where('email_key', '=', toEmailKey(email)),
    )
    .execute();
}

const findNewsletterEnquiry = (db: Database, email: string) =>
  db
    .selectFrom('newsletter_addresses')
    .innerJoin('enquiries', 'enquiries.id', 'newsletter_addresses.enquiry_id')
    .select(['enquiries.id', 'reference', 'confirmed'])
    .where('newsletter_addresses.email_key', '=', toEmailKey(email))
    .executeTakeFirst();

async function insertEnquiry(
  db: Database,
  submission: EnquirySubmission,
): Promise<{ id: number; reference: string }> {
  const { attachment, makeReference, makeToken, needsConfirmation, now } = submission;
  const { texts, ...enquiry } = submission.enquiry;
  const reference = makeReference();
  const { id } = await db
    .insertInto('enquiries')
    .values({
      ...enquiry,
      reference,
      status: 'new',
      received_at: now.toISOString(),
      email_key: toEmailKey(enquiry.email),
      note: '',
      note_text: '',
      sent_text: [reference, ...texts].map(foldText).join('\n'),
      version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (attachment) {
    await db.insertInto('enquiry_attachments').values({ enquiry_id: id, content: attachment }).execute();
  }
  if (enquiry.kind === 'newsletter') {
    await db
      .insertInto('newsletter_addresses')
      .values({
        email_key: toEmailKey(enquiry.email),
        enquiry_id: id,
        token: makeToken(),
        confirmed: needsConfirmation ? 0 : 1,
      })
      .execute();
  }
  return { id, reference };
}
