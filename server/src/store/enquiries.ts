import type { EnquiryCounts, EnquiryFilter, EnquiryKind, EnquiryStatus } from '@elvora/catalogue/model';
import { answerableKinds, enquiryKinds, enquiryStatuses } from '@elvora/catalogue/model';
import { searchWords } from '@elvora/catalogue/operations';
import { type AcceptResult, acceptSubmission, type EnquirySubmission } from './acceptSubmission.ts';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from './database.ts';
import type { EnquiryTable } from './enquiryTables.ts';
import { toEmailKey } from './emailKey.ts';
import { createNewsletterAddresses, type NewsletterAddresses } from './newsletterAddresses.ts';
import { columnLike } from './parseSearch.ts';
import { foldText } from './searchFields.ts';

export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'quarantined_at'>;

export interface EnquiryPageQuery extends EnquiryFilter {
  limit: number;
  offset: number;
}

export interface EnquiryExpiry {
  receivedBefore: Date;
  quarantineMs: number;
  now: Date;
}

/** Submissions of the site's forms. Reads leave out those whose retention has ended. */
export interface EnquiryStore extends NewsletterAddresses {
  /** Stores a submission and queues the mail about it in one transaction. */
  accept(submission: EnquirySubmission): Promise<AcceptResult>;
  /** Newest first. */
  page(query: EnquiryPageQuery): Promise<EnquiryRow[]>;
  count(filter: EnquiryFilter): Promise<number>;
  counts(): Promise<EnquiryCounts>;
  find(id: number): Promise<EnquiryRow | null>;
  /** Content of the file of an enquiry that `find` returns; null without one. */
  attachment(id: number): Promise<Buffer | null>;
  /** Keyset pagination: the enquiries after `last`, newest first. */
  pageAfter(
    last: Pick<EnquiryRow, 'received_at' | 'id'> | null,
    query: EnquiryFilter,
    limit: number,
  ): Promise<EnquiryRow[]>;
  /** Returns the updated row; null when the version has changed or the enquiry was erased. */
  change(
    id: number,
    change: { version: number | null; status?: EnquiryStatus; note?: string },
  ): Promise<EnquiryRow | null>;
  /** Erases all enquiries from an email address and returns their number. */
  eraseByEmail(email: string): Promise<number>;
  /**
   * Hides enquiries received before `receivedBefore`, and erases those hidden for `quarantineMs`. Restores
   * hidden ones that the corrected clock no longer considers expired.
   */
  expire(expiry: EnquiryExpiry): Promise<{ hidden: number; erased: number }>;
  /** Deletes idempotency keys received before `moment`. */
  deleteRequestsBefore(moment: Date): Promise<void>;
}

export function createEnquiryStore(db: Database): EnquiryStore {
  return {
    accept: (submission) => acceptSubmission(db, submission),
    page: ({ limit, offset, ...filter }) =>
      applyFilter(selectEnquiries(db), filter)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async count(filter) {
      const { count } = await applyFilter(
        db.selectFrom('enquiries').where('quarantined_at', 'is', null),
        filter,
      )
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    counts: () => countByKindAndStatus(db),
    async find(id) {
      return (await selectEnquiries(db).where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async attachment(id) {
      const row = await db
        .selectFrom('enquiry_attachments')
        .innerJoin('enquiries', 'enquiries.id', 'enquiry_attachments.enquiry_id')
        .select('content')
        .where('enquiry_id', '=', id)
        .where('quarantined_at', 'is', null)
        .executeTakeFirst();
      return row ? Buffer.from(row.content) : null;
    },
    pageAfter(last, filter, limit) {
      let query = applyFilter(selectEnquiries(db), filter);
      if (last) {
        query = query.where((where) =>
          where(where.refTuple('received_at', 'id'), '<', where.tuple(last.received_at, last.id)),
        );
      }
      return query.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
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
        .where('quarantined_at', 'is', null)
        .$if(version !== null, (query) => query.where('version', '=', version))
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },
    async eraseByEmail(email) {
      const { numDeletedRows } = await db
        .deleteFrom('enquiries')
        .where('email_key', '=', toEmailKey(email))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    expire: (expiry) => expireEnquiries(db, expiry),
    ...createNewsletterAddresses(db),
    async deleteRequestsBefore(moment) {
      await db.deleteFrom('form_requests').where('received_at', '<', moment.getTime()).execute();
    },
  };
}

/** Excludes hidden enquiries; an erasure on request includes them. */
const selectEnquiries = (db: Database) =>
  db.selectFrom('enquiries').selectAll().where('quarantined_at', 'is', null);

async function countByKindAndStatus(db: Database): Promise<EnquiryCounts> {
  const rows = await db
    .selectFrom('enquiries')
    .where('quarantined_at', 'is', null)
    .select(({ fn }) => ['kind', 'status', fn.countAll<number | string>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  const countOf = (kind: EnquiryKind, status: EnquiryStatus) =>
    Number(rows.find((row) => row.kind === kind && row.status === status)?.count ?? 0);
  const ofKind = (kind: EnquiryKind) =>
    Object.fromEntries(enquiryStatuses.map((status) => [status, countOf(kind, status)]));
  return Object.fromEntries(enquiryKinds.map((kind) => [kind, ofKind(kind)])) as EnquiryCounts;
}

async function expireEnquiries(
  db: Database,
  { receivedBefore, quarantineMs, now }: EnquiryExpiry,
): Promise<{ hidden: number; erased: number }> {
  const [cutoff, at] = [receivedBefore.toISOString(), now.toISOString()];
  const hideExpired = (hidden: Database) =>
    hidden.updateTable('enquiries').set({ quarantined_at: at }).where('received_at', '<', cutoff);
  return db.transaction().execute(async (transaction) => {
    // They were hidden while the clock was ahead, or the retention period is longer now.
    await transaction
      .updateTable('enquiries')
      .set({ quarantined_at: null })
      .where('quarantined_at', 'is not', null)
      .where('received_at', '>=', cutoff)
      .execute();
    await hideExpired(transaction).where('quarantined_at', '>', at).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('quarantined_at', '<=', new Date(now.getTime() - quarantineMs).toISOString())
      .executeTakeFirst();
    const { numUpdatedRows } = await hideExpired(transaction)
      .where('quarantined_at', 'is', null)
      .executeTakeFirst();
    return { hidden: Number(numUpdatedRows), erased: Number(numDeletedRows) };
  });
}

function applyFilter<O>(
  query: SelectQueryBuilder<Tables, 'enquiries', O>,
  { kind, answerable, status, query: text = '' }: EnquiryFilter,
): SelectQueryBuilder<Tables, 'enquiries', O> {
  let narrowed = query;
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (answerable) narrowed = narrowed.where('kind', 'in', [...answerableKinds]);
  if (status !== undefined) narrowed = narrowed.where('status', '=', status);
  for (const word of searchWords(text)) {
    narrowed = narrowed.where((where) =>
      where.or([columnLike('enquiries.sent_text', word), columnLike('enquiries.note_text', word)]),
    );
  }
  return narrowed;
}
