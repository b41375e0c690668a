import type { Logger } from 'pino';
import { maintainCatalogue } from './catalogue/maintainCatalogue.ts';
import { readPendingSizes } from './catalogue/readSizes.ts';
import type { ClockGuard } from './clockGuard.ts';
import type { Config } from './config.ts';
import { eraseExpiredEnquiries } from './enquiries/eraseExpiredEnquiries.ts';
import type { MediaLibrary } from './media/mediaLibrary.ts';
import { scheduleHourly } from './scheduleHourly.ts';
import type { Store } from './store/index.ts';

export interface ScheduleMaintenanceOptions {
  config: Pick<Config, 'retentionMonths'>;
  store: Store;
  media: MediaLibrary;
  logger: Logger;
  /** Folder of files that are being uploaded. */
  uploadsDir: string;
  clock: Pick<ClockGuard, 'check'>;
  /** Cancels the schedule. */
  signal: AbortSignal;
}

const missRetentionMs = 90 * 24 * 60 * 60_000;

/** Schedules hourly maintenance: erases expired data, and completes work interrupted by a crash. */
export function scheduleMaintenance({
  config,
  store,
  media,
  logger,
  uploadsDir,
  clock,
  signal,
}: ScheduleMaintenanceOptions): void {
  const schedule = (task: () => Promise<void>, failure: string) =>
    scheduleHourly(task, { signal, onError: (error) => logger.error({ err: error }, failure) });
  /** A wrong clock could make everything look expired. */
  const ifClockIsRight = (task: () => Promise<void>) => async () => {
    if ((await clock.check()).kind === 'right') await task();
  };
  schedule(
    ifClockIsRight(() => eraseExpiredEnquiries({ store, retentionMonths: config.retentionMonths, logger })),
    'expired enquiries could not be erased',
  );
  schedule(
    () =>
      readPendingSizes(store, signal, (productId, error) =>
        logger.error({ err: error, productId }, 'the table of a product could not be read'),
      ),
    'the tables of products could not be read',
  );
  schedule(
    ifClockIsRight(() =>
      store.searchMisses.eraseBefore(new Date(Date.now() - missRetentionMs).toISOString().slice(0, 10)),
    ),
    'old missed searches could not be erased',
  );
  schedule(() => store.auditLog.prune(), 'the audit log could not be pruned');
  schedule(
    ifClockIsRight(() => maintainCatalogue({ store, media, uploadsDir })),
    'the catalogue could not be maintained',
  );
}
