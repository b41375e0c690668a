import { createHash, randomBytes } from 'node:crypto';
import type { FieldProblem } from '@elvora/catalogue/contract';
import type { EnquiryKind } from '@elvora/catalogue/model';
import { rateLimitKey, clientNetwork } from '../http/rateLimitKeys.ts';
import type { MailRecipient, NewEnquiry, Store } from '../store/index.ts';
import { makeReference } from './references.ts';
import { parseSubmission } from './parseSubmission.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many forms one address may send, over a short time and a long one (O54). */
export const formRateLimits = [
  { windowMs: minute, most: 10 },
  { windowMs: day, most: 200 },
] as const;

/** How much mail of ours one address gets in a day, whoever types it into forms. */
export const maxMailsPerDay = 5;

export interface FormSubmission {
  kind: EnquiryKind;
  body: unknown;
  /** The `Idempotency-Key`; null when the sender gave none. */
  requestId: string | null;
  /** Where it comes from. */
  address: string;
}

export type SubmissionResult =
  | { kind: 'taken'; reference: string }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** The key was given to other contents before. */
  | { kind: 'mistaken' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Takes what visitors send. */
export interface EnquiryService {
  /** It is on disk when this has resolved to `taken` (O48). */
  submit(submission: FormSubmission): Promise<SubmissionResult>;
  unsubscribe(token: string): Promise<boolean>;
}

export interface EnquiryServiceOptions {
  store: Pick<Store, 'enquiries' | 'attempts'>;
  /** Told when there is mail to send; null when no mail is sent. */
  onMailQueued: (() => void) | null;
  now?: () => number;
}

export function createEnquiryService({
  store: { enquiries, attempts },
  onMailQueued,
  now = Date.now,
}: EnquiryServiceOptions): EnquiryService {
  /** Seconds until the address may send again; null when it may now. */
  async function waitOf(address: string, at: number): Promise<number | null> {
    const network = clientNetwork(address);
    const counts = await Promise.all(
      formRateLimits.map(async ({ windowMs, most }) => ({
        most,
        ...(await attempts.increment({ key: rateLimitKey(`form ${windowMs}`, network), now: at, windowMs })),
      })),
    );
    const ends = counts
      .filter((count) => count.attempts > count.most)
      .map(({ windowEndsAt }) => windowEndsAt);
    return ends.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...ends) - at) / 1000));
  }

  async function recipientsOf({ email }: NewEnquiry, at: number): Promise<MailRecipient[]> {
    if (!onMailQueued) return [];
    if (email === '') return ['office'];
    const bucket = rateLimitKey('mail', email.toLowerCase());
    const { attempts: mails } = await attempts.increment({ key: bucket, now: at, windowMs: day });
    return mails > maxMailsPerDay ? ['office'] : ['office', 'sender'];
  }

  return {
    async submit({ kind, body, requestId, address }) {
      const at = now();
      const retryAfterSeconds = await waitOf(address, at);
      if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds };
      const checked = parseSubmission[kind](body);
      if (!checked.isValid) return { kind: 'refused', problems: checked.problems };

      const enquiry = checked.value;
      const received = await enquiries.accept({
        enquiry,
        request:
          requestId === null
            ? null
            : { id: sha256Hex(requestId), contents: sha256Hex(`${kind}\n${enquiry.payload}`) },
        makeReference: () => makeReference(kind),
        makeToken: () => randomBytes(16).toString('base64url'),
        mailTo: await recipientsOf(enquiry, at),
        now: new Date(at),
      });
      if (received.kind === 'mistaken') return { kind: 'mistaken' };
      if (received.kind === 'stored') onMailQueued?.();
      return { kind: 'taken', reference: received.reference };
    },
    unsubscribe: (token) => enquiries.unsubscribe(token),
  };
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');
