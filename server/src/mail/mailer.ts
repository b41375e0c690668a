import type { Logger } from 'pino';
import type { EnquiryRow, MailRecipient, OutboxMail, Store } from '../store/index.ts';
import type { MailMessage } from './messages.ts';

/** Sends a mail; rejects when the mail server does not accept it. */
export type SendMail = (message: MailMessage) => Promise<void>;

export interface MailerOptions {
  store: Pick<Store, 'outbox'>;
  send: SendMail;
  compose: (enquiry: EnquiryRow, recipient: MailRecipient) => Promise<MailMessage>;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => number;
}

/** Sends the mail in the outbox immediately, and retries with a backoff (O55). */
export interface Mailer {
  /** Call after queueing mail. */
  notify(): void;
  /** Starts polling the outbox. */
  start(): void;
  /** Resolves after the mail being sent. */
  stop(): Promise<void>;
}

const minute = 60_000;
const pollIntervalMs = minute / 2;
/** Exceeds the timeouts of sending: a mail still claimed after this belongs to a crashed process. */
const leaseMs = 5 * minute;
/** Delay after each failure; the last one repeats. */
const retryDelaysMs = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * minute);
/** About five days. */
const maxAttempts = 24;

export function createMailer({
  store: { outbox },
  send,
  compose,
  logger,
  now = Date.now,
}: MailerOptions): Mailer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isNotified = false;
  const stopping = new AbortController();

  async function drainOutbox(): Promise<void> {
    while (!stopping.signal.aborted) {
      isNotified = false;
      const mail = await outbox.claim(now(), leaseMs);
      if (mail) await deliver(mail);
      else if (!isNotified) return;
    }
  }

  async function deliver(mail: OutboxMail): Promise<void> {
    const fields = { mail: mail.id, reference: mail.enquiry.reference, recipient: mail.recipient };
    try {
      await send(await compose(mail.enquiry, mail.recipient));
    } catch (error) {
      const failure = { ...fields, attempts: mail.attempts, ...smtpErrorFields(error) };
      if (mail.attempts >= maxAttempts || isPermanentFailure(mail, error)) {
        logger.error(failure, 'a mail cannot be sent; the enquiry itself is in the admin');
        await outbox.remove(mail.id);
        return;
      }
      logger.warn(failure, 'a mail could not be sent yet');
      const delayMs = retryDelaysMs[Math.min(mail.attempts, retryDelaysMs.length) - 1] ?? minute;
      await outbox.postpone(mail.id, now() + delayMs);
      return;
    }
    await outbox.remove(mail.id);
    logger.info(fields, 'a mail was sent');
  }

  function notify(): void {
    isNotified = true;
    if (stopping.signal.aborted || running) return;
    running = drainOutbox()
      .catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
        // Notified after the last claim.
        if (isNotified) notify();
      });
  }

  return {
    notify,
    start() {
      timer ??= setInterval(notify, pollIntervalMs).unref();
      notify();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

/** Loggable fields of an SMTP error; its message may contain email addresses. */
function smtpErrorFields(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error ? { code: error.code } : {}),
    ...('responseCode' in error ? { responseCode: error.responseCode } : {}),
  };
}

/** Whether the mail server permanently rejected the visitor's address (5xx). */
const isPermanentFailure = ({ recipient }: OutboxMail, error: unknown) =>
  recipient !== 'office' &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
