import type { EnquiryCounts, EnquiryFilter, EnquiryKind, EnquiryStatus } from '@elvora/catalogue/model';
import { enquiryKinds, enquiryStatuses } from '@elvora/catalogue/model';
import { searchWords } from '@elvora/catalogue/operations';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Database, EnquiryTable, Tables } from './database.ts';
import { isUniqueViolation } from './databaseErrors.ts';
import { type MailRecipient, enqueueMail } from './outbox.ts';
import { columnLike } from './parseSearch.ts';
import { foldText } from './searchFields.ts';

export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'kind' | 'status'> & {
  kind: EnquiryKind;
  status: EnquiryStatus;
};

export interface NewEnquiry {
  kind: EnquiryKind;
  email: string;
  name: string;
  phone: string;
  summary: string;
  /** What was sent, as JSON. */
  payload: string;
  /** Every text of it, for the search. */
  texts: readonly string[];
}

export interface EnquirySubmission {
  enquiry: NewEnquiry;
  /** Names the request however often it arrives (O53); null when the sender gave it no name. */
  request: { id: string; contents: string } | null;
  /** A new reference each time it is asked: one that is taken already is not used again. */
  makeReference: () => string;
  /** For the newsletter: lets the address be taken off the list. */
  makeToken: () => string;
  mailTo: readonly MailRecipient[];
  now: Date;
}

export type AcceptResult =
  /** It is on disk. */
  | { kind: 'stored'; reference: string }
  /** It has been there before, or the newsletter goes to this address already: nothing has changed. */
  | { kind: 'known'; reference: string }
  /** The name of the request was given to other contents. */
  | { kind: 'mistaken' };

export interface EnquiryPageQuery extends EnquiryFilter {
  limit: number;
  offset: number;
}

/** What visitors have sent. */
export interface EnquiryStore {
  /** Keeps what a visitor sent, with the mail about it, in one transaction. */
  accept(reception: EnquirySubmission): Promise<AcceptResult>;
  /** The newest first. */
  page(query: EnquiryPageQuery): Promise<EnquiryRow[]>;
  count(filter: EnquiryFilter): Promise<number>;
  counts(): Promise<EnquiryCounts>;
  find(id: number): Promise<EnquiryRow | null>;
  /** Those after one that was read before, for reading all of them piece by piece. */
  pageAfter(
    last: Pick<EnquiryRow, 'received_at' | 'id'> | null,
    query: EnquiryFilter,
    limit: number,
  ): Promise<EnquiryRow[]>;
  /** The new state; null when its version is another by now, or it is gone. */
  change(
    id: number,
    change: { version: number | null; status?: EnquiryStatus; note?: string },
  ): Promise<EnquiryRow | null>;
  /** Erases everything from an address; gives how many enquiries. */
  eraseByEmail(email: string): Promise<number>;
  eraseBefore(moment: Date): Promise<number>;
  /** Names of requests are kept so long only. */
  deleteRequestsBefore(moment: Date): Promise<void>;
  /** Tokens of the newsletter by the enquiry that asked for it. */
  newsletterTokens(enquiryIds: readonly number[]): Promise<Map<number, string>>;
  /** Takes an address off the list and erases it; false when no address has the token. */
  unsubscribe(token: string): Promise<boolean>;
}

/** An address as people compare addresses. */
const toEmailKey = (email: string) => email.trim().toLowerCase();

/** How often something is tried again that another process did in the same moment. */
const maxTries = 5;

export function createEnquiryStore(db: Database): EnquiryStore {
  return {
    async accept(reception) {
      for (let tries = 1; ; tries++) {
        try {
          return await db.transaction().execute((transaction) => acceptSubmission(transaction, reception));
        } catch (error) {
          // The reference is taken, or the same arrived twice at once: the next try sees what stands there now.
          if (!isUniqueViolation(error) || tries === maxTries) throw error;
        }
      }
    },
    page: ({ limit, offset, ...filter }) =>
      applyFilter(selectEnquiries(db), filter)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute() as Promise<EnquiryRow[]>,
    async count(filter) {
      const { count } = await applyFilter(db.selectFrom('enquiries'), filter)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async counts() {
      const rows = await db
        .selectFrom('enquiries')
        .select(({ fn }) => ['kind', 'status', fn.countAll<number | string>().as('count')])
        .groupBy(['kind', 'status'])
        .execute();
      const countOf = (kind: EnquiryKind, status: EnquiryStatus) =>
        Number(rows.find((row) => row.kind === kind && row.status === status)?.count ?? 0);
      const ofKind = (kind: EnquiryKind) =>
        Object.fromEntries(enquiryStatuses.map((status) => [status, countOf(kind, status)]));
      return Object.fromEntries(enquiryKinds.map((kind) => [kind, ofKind(kind)])) as EnquiryCounts;
    },
    async find(id) {
      return ((await selectEnquiries(db).where('id', '=', id).executeTakeFirst()) as EnquiryRow) ?? null;
    },
    pageAfter(last, filter, limit) {
      let query = applyFilter(selectEnquiries(db), filter);
      if (last) {
        query = query.where((where) =>
          where(where.refTuple('received_at', 'id'), '<', where.tuple(last.received_at, last.id)),
        );
      }
      return query.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit).execute() as Promise<
        EnquiryRow[]
      >;
    },
    async change(id, { version, status, note }) {
      const row = await db
        .updateTable('enquiries')
        .set((set) => ({
          ...(status === undefined ? {} : { status }),
          ...(note === undefined ? {} : { note, note_text: foldText(note) }),
          version: set('version', '+', 1),
        }))
        .where('id', '=', id)
        .$if(version !== null, (query) => query.where('version', '=', version))
        .returningAll()
        .executeTakeFirst();
      return (row as EnquiryRow | undefined) ?? null;
    },
    async eraseByEmail(email) {
      const { numDeletedRows } = await db
        .deleteFrom('enquiries')
        .where('email_key', '=', toEmailKey(email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async eraseBefore(moment) {
      const { numDeletedRows } = await db
        .deleteFrom('enquiries')
        .where('received_at', '<', moment.toISOString())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async deleteRequestsBefore(moment) {
      await db.deleteFrom('form_requests').where('received_at', '<', moment.getTime()).execute();
    },
    async newsletterTokens(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('newsletter_addresses')
        .select(['enquiry_id', 'token'])
        .where('enquiry_id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ enquiry_id, token }) => [enquiry_id, token]));
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

const selectEnquiries = (db: Database) => db.selectFrom('enquiries').selectAll();

function applyFilter<O>(
  query: SelectQueryBuilder<Tables, 'enquiries', O>,
  { kind, status, query: text = '' }: EnquiryFilter,
): SelectQueryBuilder<Tables, 'enquiries', O> {
  let narrowed = query;
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (status !== undefined) narrowed = narrowed.where('status', '=', status);
  for (const word of searchWords(text)) {
    narrowed = narrowed.where((where) =>
      where.or([columnLike('enquiries.sent_text', word), columnLike('enquiries.note_text', word)]),
    );
  }
  return narrowed;
}

async function acceptSubmission(db: Database, reception: EnquirySubmission): Promise<AcceptResult> {
  const { enquiry, request, mailTo, now } = reception;
  if (request) {
    const before = await db
      .selectFrom('form_requests')
      .innerJoin('enquiries', 'enquiries.id', 'form_requests.enquiry_id')
      .select(['contents', 'reference'])
      .where('request', '=', request.id)
      .executeTakeFirst();
    if (before) {
      return before.contents === request.contents
        ? { kind: 'known', reference: before.reference }
        : { kind: 'mistaken' };
    }
  }
  const known = enquiry.kind === 'newsletter' ? await findNewsletterEnquiry(db, enquiry.email) : undefined;
  const { id, reference } = known ?? (await insertEnquiry(db, reception));
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
  if (known) return { kind: 'known', reference };
  await enqueueMail(db, { enquiryId: id, recipients: mailTo, now });
  return { kind: 'stored', reference };
}

const findNewsletterEnquiry = (db: Database, email: string) =>
  db
    .selectFrom('newsletter_addresses')
    .innerJoin('enquiries', 'enquiries.id', 'newsletter_addresses.enquiry_id')
    .select(['enquiries.id', 'reference'])
    .where('newsletter_addresses.email_key', '=', toEmailKey(email))
    .executeTakeFirst();

async function insertEnquiry(
  db: Database,
  { enquiry: { texts, ...enquiry }, makeReference, makeToken, now }: EnquirySubmission,
): Promise<{ id: number; reference: string }> {
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
  if (enquiry.kind === 'newsletter') {
    await db
      .insertInto('newsletter_addresses')
      .values({ email_key: toEmailKey(enquiry.email), enquiry_id: id, token: makeToken() })
      .execute();
  }
  return { id, reference };
}
