import type { Logger } from 'pino';
import type { Store } from '../store/index.ts';
import { monthsBefore } from './monthsBefore.ts';

export interface EraseExpiredEnquiriesOptions {
  store: Pick<Store, 'enquiries' | 'attempts'>;
  /** How long personal data is kept. */
  retentionMonths: number;
  logger: Pick<Logger, 'info' | 'error'>;
  now?: () => number;
}

const hour = 60 * 60_000;
/** A form that is sent again after so long is another one. */
const requestRetentionMs = 7 * 24 * hour;

/** Erases what has been kept long enough. */
export async function eraseExpiredEnquiries({
  store: { enquiries, attempts },
  retentionMonths,
  logger,
  now = Date.now,
}: EraseExpiredEnquiriesOptions): Promise<void> {
  const at = now();
  const erased = await enquiries.eraseBefore(monthsBefore(new Date(at), retentionMonths));
  if (erased > 0) logger.info({ erased }, 'enquiries older than the retention time erased');
  await enquiries.deleteRequestsBefore(new Date(at - requestRetentionMs));
  await attempts.deleteExpired(at);
}
