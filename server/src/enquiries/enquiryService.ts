import { createHash, randomBytes } from 'node:crypto';
import type { FieldProblem } from '@elvora/catalogue/contract';
import type { EnquiryKind, QuoteAttachment } from '@elvora/catalogue/model';
import { parsePayload } from '../enquiryPayload.ts';
import { rateLimitKey, clientNetwork } from '../http/rateLimitKeys.ts';
import { createRefusals } from '../http/refusals.ts';
import { mailboxKey } from './mailboxKey.ts';
import type { MailRecipient, NewEnquiry, Store } from '../store/index.ts';
import { makeReference } from './references.ts';
import { parseSubmission } from './parseSubmission.ts';
import type { Attachment } from './readAttachment.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Submissions allowed per client network, short-term and long-term (O54). */
const formRateLimits = [
  { windowMs: minute, max: 10 },
  { windowMs: day, max: 200 },
] as const;

/** Confirmation mails per mailbox and day, so that forms cannot be abused to flood an inbox. */
export const maxMailsPerDay = 5;

export interface FormSubmission {
  kind: EnquiryKind;
  body: unknown;
  /** The file of a quote request. @default none */
  attachment?: Attachment | null;
  /** The `Idempotency-Key`; null without one. */
  idempotencyKey: string | null;
  /** IP address of the client. */
  address: string;
}

export type SubmissionResult =
  | { kind: 'accepted'; reference: string }
  | { kind: 'invalid'; problems: readonly FieldProblem[] }
  /** The idempotency key was used for another form. */
  | { kind: 'keyReused' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Accepts the submissions of the site's forms. */
export interface EnquiryService {
  /** `accepted` means that the enquiry is committed to disk (O48). */
  submit(submission: FormSubmission): Promise<SubmissionResult>;
  /** Confirms a newsletter address; false when there is nothing to confirm. */
  confirmNewsletter(token: string): Promise<boolean>;
  /** Seconds until a client over the limit may submit again, known without a query; null for others. */
  refusedFor(address: string): number | null;
  unsubscribe(token: string): Promise<boolean>;
}

export interface EnquiryServiceOptions {
  store: Pick<Store, 'enquiries' | 'attempts'>;
  /** Called when there is mail to send; null when mail is not configured. */
  onMailQueued: (() => void) | null;
  now?: () => number;
}

export function createEnquiryService({
  store: { enquiries, attempts },
  onMailQueued,
  now = Date.now,
}: EnquiryServiceOptions): EnquiryService {
  const refusals = createRefusals(now);

  /** Counts a submission; returns the seconds until the network may submit again, or null if it is within the limits. */
  async function countSubmission(address: string, at: number): Promise<number | null> {
    const network = clientNetwork(address);
    const counts = await Promise.all(
      formRateLimits.map(async ({ windowMs, max }) => ({
        max,
        ...(await attempts.increment({ key: rateLimitKey(`form ${windowMs}`, network), now: at, windowMs })),
      })),
    );
    const ends = counts.filter((count) => count.attempts > count.max).map(({ windowEndsAt }) => windowEndsAt);
    return ends.length === 0 ? null : Math.max(1, Math.ceil((Math.max(...ends) - at) / 1000));
  }

  async function recipientsOf({ email, kind }: NewEnquiry, at: number): Promise<MailRecipient[]> {
    if (!onMailQueued) return [];
    if (email === '') return ['office'];
    const bucket = rateLimitKey('mail', mailboxKey(email));
    const { attempts: mails } = await attempts.increment({ key: bucket, now: at, windowMs: day });
    const isFlooded = mails > maxMailsPerDay;
    // The office is notified of a newsletter address after its owner has confirmed it.
    if (kind === 'newsletter') return isFlooded ? [] : ['unconfirmed'];
    return isFlooded ? ['office'] : ['office', 'sender'];
  }

  return {
    async submit({ kind, body, attachment = null, idempotencyKey, address }) {
      const at = now();
      const refusedFor = refusals.secondsLeft(address);
      if (refusedFor !== null) return { kind: 'limited', retryAfterSeconds: refusedFor };
      const retryAfterSeconds = await countSubmission(address, at);
      if (retryAfterSeconds !== null) {
        refusals.add(address, retryAfterSeconds);
        return { kind: 'limited', retryAfterSeconds };
      }
      const checked = parseSubmission[kind](body);
      if (!checked.isValid) return { kind: 'invalid', problems: checked.problems };

      const enquiry = attachment ? withAttachment(checked.value, attachment) : checked.value;
      const result = await enquiries.accept({
        enquiry,
        attachment: attachment?.content ?? null,
        request:
          idempotencyKey === null
            ? null
            : {
                id: sha256Hex(idempotencyKey),
                contents: sha256Hex(`${kind}\n${enquiry.payload}${attachment?.hash ?? ''}`),
              },
        makeReference: () => makeReference(kind),
        makeToken: () => randomBytes(16).toString('base64url'),
        mailTo: await recipientsOf(enquiry, at),
        needsConfirmation: onMailQueued !== null,
        now: new Date(at),
      });
      if (result.kind === 'keyReused') return result;
      onMailQueued?.();
      return { kind: 'accepted', reference: result.reference };
    },
    async confirmNewsletter(token) {
      const isConfirmed = await enquiries.confirmNewsletter(token, new Date(now()));
      if (isConfirmed) onMailQueued?.();
      return isConfirmed;
    },
    refusedFor: (address) => refusals.secondsLeft(address),
    unsubscribe: (token) => enquiries.unsubscribe(token),
  };
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Adds the metadata of a file to the submitted fields. */
function withAttachment(enquiry: NewEnquiry, { name, type, size }: Attachment): NewEnquiry {
  const attachment: QuoteAttachment = { name, type, size };
  return {
    ...enquiry,
    payload: JSON.stringify({ ...parsePayload(enquiry), attachment }),
    texts: [...enquiry.texts, name],
  };
}
