import type { Logger } from 'pino';
import type { EnquiryRow, MailRecipient, OutboxMail, Store } from '../store/index.ts';
import type { MailMessage } from './messages.ts';

/** Hands a mail over to a mail server; rejects when it does not take it. */
export type SendMail = (message: MailMessage) => Promise<void>;

export interface MailerOptions {
  store: Pick<Store, 'outbox'>;
  send: SendMail;
  compose: (enquiry: EnquiryRow, recipient: MailRecipient) => Promise<MailMessage>;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => number;
}

/** Sends what is in the outbox: at once, and again until it has left (O55). */
export interface Mailer {
  /** There is mail. */
  notify(): void;
  /** Looks for mail every half minute from now on. */
  start(): void;
  /** Ends after the mail that is on its way. */
  stop(): Promise<void>;
}

const minute = 60_000;
const pollIntervalMs = minute / 2;
/** Longer than sending can take: whoever has taken a mail and not sent it by then has crashed. */
const leaseMs = 5 * minute;
/** After each failure; the last stands for all further ones. */
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
  let working: Promise<void> | null = null;
  let isWoken = false;
  const ending = new AbortController();

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      isWoken = false;
      const mail = await outbox.claim(now(), leaseMs);
      if (mail) await deliver(mail);
      else if (!isWoken) return;
    }
  }

  async function deliver(mail: OutboxMail): Promise<void> {
    const about = { mail: mail.id, reference: mail.enquiry.reference, recipient: mail.recipient };
    try {
      await send(await compose(mail.enquiry, mail.recipient));
    } catch (error) {
      const failure = { ...about, attempts: mail.attempts, ...smtpErrorFields(error) };
      if (mail.attempts >= maxAttempts || isPermanentFailure(mail, error)) {
        logger.error(failure, 'a mail cannot be sent; the enquiry itself is in the admin');
        await outbox.remove(mail.id);
        return;
      }
      logger.warn(failure, 'a mail could not be sent yet');
      const wait = retryDelaysMs[Math.min(mail.attempts, retryDelaysMs.length) - 1] ?? minute;
      await outbox.postpone(mail.id, now() + wait);
      return;
    }
    await outbox.remove(mail.id);
    logger.info(about, 'a mail was sent');
  }

  function wake(): void {
    isWoken = true;
    if (ending.signal.aborted || working) return;
    working = work()
      .catch((error: unknown) => logger.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        working = null;
        // Woken between the last look and here.
        if (isWoken) wake();
      });
  }

  return {
    notify: wake,
    start() {
      timer ??= setInterval(wake, pollIntervalMs).unref();
      wake();
    },
    async stop() {
      ending.abort();
      clearInterval(timer);
      await working;
    },
  };
}

/** What a log may know of it: a mail server's own words repeat addresses. */
function smtpErrorFields(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error ? { code: error.code } : {}),
    ...('responseCode' in error ? { responseCode: error.responseCode } : {}),
  };
}

/** The mail server says that nobody has the sender's address, and always will (5xx). */
const isPermanentFailure = ({ recipient }: OutboxMail, error: unknown) =>
  recipient === 'sender' &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
