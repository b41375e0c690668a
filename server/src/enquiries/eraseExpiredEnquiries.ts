import type { Logger } from 'pino';
import { quarantineMs } from '../quarantine.ts';
import type { Store } from '../store/index.ts';
import { monthsBefore } from './monthsBefore.ts';

export interface EraseExpiredEnquiriesOptions {
  store: Pick<Store, 'enquiries' | 'attempts'>;
  /** Retention period of personal data. */
  retentionMonths: number;
  logger: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
}

const hour = 60 * 60_000;
/** Idempotency keys expire after this time. */
const requestRetentionMs = 7 * 24 * hour;
/** A newsletter address that is not confirmed within this time is erased. */
const confirmationMs = 7 * 24 * hour;

/**
 * Hides enquiries at the end of their retention period, erases them after the quarantine, and deletes expired idempotency keys and
 * rate limit windows.
 */
export async function eraseExpiredEnquiries({
  store: { enquiries, attempts },
  retentionMonths,
  logger,
  now = Date.now,
}: EraseExpiredEnquiriesOptions): Promise<void> {
  const at = now();
  const { hidden, erased } = await enquiries.expire({
    receivedBefore: monthsBefore(new Date(at), retentionMonths),
    quarantineMs,
    now: new Date(at),
  });
  if (hidden > 0) logger.info({ hidden }, 'hid enquiries older than the retention period');
  if (erased > 0) logger.info({ erased }, 'erased enquiries hidden for a week');
  await enquiries.eraseUnconfirmedBefore(new Date(at - confirmationMs));
  await enquiries.deleteRequestsBefore(new Date(at - requestRetentionMs));
  await attempts.deleteExpired(at);
}
