import { createHash, randomBytes } from 'node:crypto';
import type { Problem } from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import { bucketOf, networkOf } from '../http/buckets.ts';
import type { MailRecipient, NewEnquiry, Store } from '../store/index.ts';
import { makeReference } from './references.ts';
import { readSubmission } from './submissions.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many forms one address may send, over a short time and a long one (O54). */
export const formLimits = [
  { windowMs: minute, most: 10 },
  { windowMs: day, most: 200 },
] as const;

/** How much mail of ours one address gets in a day, whoever types it into forms. */
export const mailsPerDay = 5;

export interface Submission {
  kind: EnquiryKind;
  body: unknown;
  /** The `Idempotency-Key`; null when the sender gave none. */
  requestId: string | null;
  /** Where it comes from. */
  address: string;
}

export type Reply =
  | { kind: 'taken'; reference: string }
  | { kind: 'refused'; problems: readonly Problem[] }
  /** The key was given to other contents before. */
  | { kind: 'mistaken' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Takes what visitors send. */
export interface Enquiries {
  /** It is on disk when this has resolved to `taken` (O48). */
  take(submission: Submission): Promise<Reply>;
  unsubscribe(token: string): Promise<boolean>;
}

export interface EnquiriesOptions {
  store: Pick<Store, 'enquiries' | 'attempts'>;
  /** Told when there is mail to send; null when no mail is sent. */
  onMail: (() => void) | null;
  now?: () => number;
}

export function createEnquiries({
  store: { enquiries, attempts },
  onMail,
  now = Date.now,
}: EnquiriesOptions): Enquiries {
  /** Seconds until the address may send again; null when it may now. */
  async function waitOf(address: string, at: number): Promise<number | null> {
    const network = networkOf(address);
    const counts = await Promise.all(
      formLimits.map(async ({ windowMs, most }) => ({
        most,
        ...(await attempts.count({ bucket: bucketOf(`form ${windowMs}`, network), now: at, windowMs })),
      })),
    );
    const ends = counts
      .filter((count) => count.attempts > count.most)
      .map(({ windowEndsAt }) => windowEndsAt);
    return ends.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...ends) - at) / 1000));
  }

  async function recipientsOf({ email }: NewEnquiry, at: number): Promise<MailRecipient[]> {
    if (!onMail) return [];
    if (email === '') return ['office'];
    const bucket = bucketOf('mail', email.toLowerCase());
    const { attempts: mails } = await attempts.count({ bucket, now: at, windowMs: day });
    return mails > mailsPerDay ? ['office'] : ['office', 'sender'];
  }

  return {
    async take({ kind, body, requestId, address }) {
      const at = now();
      const retryAfterSeconds = await waitOf(address, at);
      if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds };
      const checked = readSubmission[kind](body);
      if (!checked.isGood) return { kind: 'refused', problems: checked.problems };

      const enquiry = checked.value;
      const received = await enquiries.receive({
        enquiry,
        request:
          requestId === null
            ? null
            : { id: hashOf(requestId), contents: hashOf(`${kind}\n${enquiry.payload}`) },
        makeReference: () => makeReference(kind),
        makeToken: () => randomBytes(16).toString('base64url'),
        mailTo: await recipientsOf(enquiry, at),
        now: new Date(at),
      });
      if (received.kind === 'mistaken') return { kind: 'mistaken' };
      if (received.kind === 'stored') onMail?.();
      return { kind: 'taken', reference: received.reference };
    },
    unsubscribe: (token) => enquiries.unsubscribe(token),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
