import { resourceKeys } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ApiHandler } from './api/apiHandler.ts';
import type { MissRecorder } from './api/misses/missRecorder.ts';
import type { ClockGuard } from './clockGuard.ts';
import { type Config, uploadsDirOf } from './config.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaLibrary } from './media/mediaLibrary.ts';
import { warmUp } from './media/warmUp.ts';
import { scheduleMaintenance } from './scheduleMaintenance.ts';
import type { Store } from './store/index.ts';

export interface BackgroundServices {
  context: { config: Config; store: Store; media: MediaLibrary; apiHandler: ApiHandler; logger: Logger };
  clock: ClockGuard;
  /** Null without a mail server. */
  mailer: Mailer | null;
  missRecorder: MissRecorder;
}

/** Interval between stores of missed searches. */
const flushIntervalMs = 10_000;

/** Starts background jobs once the app listens, and stops them, media and store when it closes. */
export function addBackgroundJobs(
  app: FastifyInstance,
  { context, clock, mailer, missRecorder }: BackgroundServices,
): void {
  const { config, store, media, apiHandler, logger } = context;
  const stopping = new AbortController();
  const { signal } = stopping;
  app.addHook('onListen', () => {
    void warmUp({ media, pictures: () => store.siteMedia(), signal, logger });
    mailer?.start();
    clock.start(signal);
    // Loads the sizes ahead of the first query.
    apiHandler(resourceKeys.finder()).catch((error: unknown) =>
      logger.error({ err: error }, 'the sizes of the products could not be loaded'),
    );
    const flushing = setInterval(() => void missRecorder.flush(), flushIntervalMs);
    signal.addEventListener('abort', () => clearInterval(flushing));
    scheduleMaintenance({ config, store, media, logger, uploadsDir: uploadsDirOf(config), clock, signal });
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await mailer?.stop();
    await missRecorder.flush();
    await media.close();
    await store.close();
  });
}
