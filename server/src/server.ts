import { mkdir, access, constants } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentItem } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { type ApiHandler, createApiHandler } from './api/apiHandler.ts';
import { buildApp } from './app.ts';
import { catalogueRoutes } from './catalogue/catalogueRoutes.ts';
import { maintainCatalogue } from './catalogue/maintainCatalogue.ts';
import type { Config } from './config.ts';
import { createEnquiryService, type EnquiryService } from './enquiries/enquiryService.ts';
import { eraseExpiredEnquiries } from './enquiries/eraseExpiredEnquiries.ts';
import { unsubscribeBaseUrl } from './enquiries/unsubscribeRoutes.ts';
import { scheduleHourly } from './scheduleHourly.ts';
import { trackConnections } from './http/connections.ts';
import { createMetrics } from './http/metrics.ts';
import { openMailer } from './mail/openMailer.ts';
import type { MediaLibrary } from './media/mediaLibrary.ts';
import { openMediaLibrary } from './media/openMediaLibrary.ts';
import { mediaRoutes } from './media/mediaRoutes.ts';
import { warmUp } from './media/warmUp.ts';
import { seedDir } from './seed/content.ts';
import { readDocumentList } from './seed/readDocumentList.ts';
import { seedCatalogue } from './seed/seedCatalogue.ts';
import { timeZone } from './timeZone.ts';
import { createStaffService, type StaffService } from './staff/staffService.ts';
import { openStore, type Store, StoreError } from './store/index.ts';
import { readSiteTexts } from './texts/siteTexts.ts';

/** What the rooms of a house share. */
export interface ServerContext {
  config: Config;
  store: Store;
  apiHandler: ApiHandler;
  media: MediaLibrary;
  enquiries: EnquiryService;
  logger: Logger;
}

export interface ServerOptions {
  config: Config;
  logger: Logger;
  /** The pages, or nothing for the API and the media alone. */
  plugins?: (inside: ServerContext) => Promise<readonly FastifyPluginAsync[]>;
  /** @default the seed's documents */
  documents?: readonly DocumentItem[];
  onProgress?: (step: string) => void;
}

export interface ElvoraServer {
  app: FastifyInstance;
  /** Makes the owner's account when there is none; a password made up for it is shown once and kept nowhere. */
  ensureOwner: () => ReturnType<StaffService['ensureOwner']>;
  /**
   * Ends well: readiness says no, nothing new is accepted, what is in flight may finish for some seconds, then the
   * database is left whole on disk (O84).
   */
  close(): Promise<void>;
}

/** How long requests in flight may take to finish while stopping. */
const drainTimeoutMs = 8000;
/** How long a connection may take to ask something after all, while stopping. */
const idleGraceMs = 1000;

/** Opens the store, fills an empty one, and puts everything together. The app has not begun to listen. */
export async function createServer(options: ServerOptions): Promise<ElvoraServer> {
  const { config, logger, onProgress = () => undefined } = options;
  await requireWritableDataDir(config.dataDir);

  onProgress('Opening the database');
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, logger });
  const media = await openMediaLibrary(config);
  try {
    await mkdir(media.root, { recursive: true });
    const documents = options.documents ?? (await readDocumentList());
    const missing = documents.filter(({ filePath }) => filePath === '').map(({ name }) => name);
    if (missing.length > 0) logger.error({ documents: missing }, 'files of documents are missing');
    const documentsDir = join(seedDir, 'documents');
    const answers = createApiHandler({
      store,
      documents,
      texts: await readSiteTexts(),
      hasFile: ({ filePath }) => pathExists(join(documentsDir, basename(filePath))),
    });
    const uploadsDir = join(config.dataDir, 'uploads');
    const unsubscribeUrl = unsubscribeBaseUrl(config);
    const mailer = await openMailer({ config, store, unsubscribeUrl, timeZone, logger });
    const enquiries = createEnquiryService({ store, onMailQueued: mailer?.notify ?? null });
    const inside: ServerContext = { config, store, apiHandler: answers, media, enquiries, logger };
    // Before the long work: what is missing here makes all of it pointless.
    const rooms = (await options.plugins?.(inside)) ?? [];
    await seedCatalogue({
      store,
      media,
      now: new Date(),
      onProgress: (done, all) => onProgress(`Loading the catalogue: picture ${done} of ${all}`),
    });
    const staff = createStaffService({ store });

    let isStopping = false;
    const app = await buildApp({
      config,
      store,
      apiHandler: answers,
      staff,
      enquiries,
      metrics: createMetrics({ store, waitingPictures: () => media.waiting }),
      logger,
      isStopping: () => isStopping,
      apiPlugins: [
        async (room) => {
          await room.register(catalogueRoutes, { store, media, apiHandler: answers, uploadsDir });
        },
      ],
      plugins: [
        async (room) => {
          await room.register(mediaRoutes, {
            media,
            documentsDir,
            videoDir: join(seedDir, 'media/video'),
          });
        },
        ...rooms,
      ],
    });
    const connections = trackConnections(app.server);
    const ending = new AbortController();
    app.addHook('onListen', () => {
      void warmUp({ media, pictures: () => store.siteMedia(), signal: ending.signal, logger });
      mailer?.start();
      const { signal } = ending;
      scheduleHourly(
        () => eraseExpiredEnquiries({ store, retentionMonths: config.retentionMonths, logger }),
        {
          signal,
          onError: (error) => logger.error({ err: error }, 'enquiries could not be tidied'),
        },
      );
      scheduleHourly(() => maintainCatalogue({ store, media, uploadsDir }), {
        signal,
        onError: (error) => logger.error({ err: error }, 'the catalogue could not be tidied'),
      });
    });
    app.addHook('onClose', async () => {
      ending.abort();
      await mailer?.stop();
      await media.close();
      await store.close();
    });
    return {
      app,
      ensureOwner: () => staff.ensureOwner(config.adminPassword),
      async close() {
        isStopping = true;
        const timers = [
          setTimeout(() => connections.closeIdle(), idleGraceMs),
          setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs),
        ];
        try {
          await app.close();
        } finally {
          timers.forEach(clearTimeout);
        }
      },
    };
  } catch (error) {
    await media.close();
    await store.close();
    throw error;
  }
}

const pathExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Says plainly that the data folder cannot be used, before anything tries to. */
async function requireWritableDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(`The folder ${dataDir} cannot be written. Choose another with DATA_DIR.`, { cause });
  }
}
