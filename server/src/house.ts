import { mkdir, access, constants } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DocumentItem } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { type Answers, createAnswers } from './api/answers.ts';
import { buildApp } from './app.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { tidyCatalogue } from './catalogue/tidying.ts';
import type { Config } from './config.ts';
import { createEnquiries, type Enquiries } from './enquiries/enquiries.ts';
import { keepHouse } from './enquiries/housekeeping.ts';
import { unsubscribeUrlOf } from './enquiries/unsubscribeRoutes.ts';
import { everyHour } from './everyHour.ts';
import { watchConnections } from './http/connections.ts';
import { createMetrics } from './http/metrics.ts';
import { openMailRoom } from './mail/mailRoom.ts';
import type { MediaLibrary } from './media/mediaLibrary.ts';
import { openMedia } from './media/openMedia.ts';
import { mediaRoutes } from './media/routes.ts';
import { warmUp } from './media/warmUp.ts';
import { seedDir } from './seed/content.ts';
import { readDocumentList } from './seed/documentList.ts';
import { seedCatalogue } from './seed/seedCatalogue.ts';
import { timeZone } from './timeZone.ts';
import { createStaff, type Staff } from './staff/staff.ts';
import { openStore, type Store, StoreError } from './store/index.ts';
import { readSiteTexts } from './texts/siteTexts.ts';

/** What the rooms of a house share. */
export interface Inside {
  config: Config;
  store: Store;
  answers: Answers;
  media: MediaLibrary;
  enquiries: Enquiries;
  logger: Logger;
}

export interface HouseOptions {
  config: Config;
  logger: Logger;
  /** The pages, or nothing for the API and the media alone. */
  rooms?: (inside: Inside) => Promise<readonly FastifyPluginAsync[]>;
  /** @default the seed's documents */
  documents?: readonly DocumentItem[];
  onProgress?: (step: string) => void;
}

export interface House {
  app: FastifyInstance;
  /** Makes the owner's account when there is none; a password made up for it is shown once and kept nowhere. */
  ensureOwner: () => ReturnType<Staff['ensureOwner']>;
  /**
   * Ends well: readiness says no, nothing new is accepted, what is in flight may finish for some seconds, then the
   * database is left whole on disk (O84).
   */
  stop(): Promise<void>;
}

/** How long requests in flight may take to finish while stopping. */
const drainMs = 8000;
/** How long a connection may take to ask something after all, while stopping. */
const graceMs = 1000;

/** Opens the store, fills an empty one, and puts everything together. The app has not begun to listen. */
export async function createHouse(options: HouseOptions): Promise<House> {
  const { config, logger, onProgress = () => undefined } = options;
  await requireFolder(config.dataDir);

  onProgress('Opening the database');
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, logger });
  const media = await openMedia(config);
  try {
    await mkdir(media.root, { recursive: true });
    const documents = options.documents ?? (await readDocumentList());
    const missing = documents.filter(({ filePath }) => filePath === '').map(({ name }) => name);
    if (missing.length > 0) logger.error({ documents: missing }, 'files of documents are missing');
    const documentsDir = join(seedDir, 'documents');
    const answers = createAnswers({
      store,
      documents,
      texts: await readSiteTexts(),
      hasFile: ({ filePath }) => isThere(join(documentsDir, basename(filePath))),
    });
    const uploadsDir = join(config.dataDir, 'uploads');
    const unsubscribeUrl = unsubscribeUrlOf(config);
    const mailer = await openMailRoom({ config, store, unsubscribeUrl, timeZone, logger });
    const enquiries = createEnquiries({ store, onMail: mailer?.wake ?? null });
    const inside: Inside = { config, store, answers, media, enquiries, logger };
    // Before the long work: what is missing here makes all of it pointless.
    const rooms = (await options.rooms?.(inside)) ?? [];
    await seedCatalogue({
      store,
      media,
      now: new Date(),
      onProgress: (done, all) => onProgress(`Loading the catalogue: picture ${done} of ${all}`),
    });
    const staff = createStaff({ store });

    let isStopping = false;
    const app = await buildApp({
      config,
      store,
      answers,
      staff,
      enquiries,
      metrics: createMetrics({ store, waitingPictures: () => media.waiting }),
      logger,
      isStopping: () => isStopping,
      apiRooms: [
        async (room) => {
          await room.register(catalogueRoutes, { store, media, answers, uploadsDir });
        },
      ],
      rooms: [
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
    const connections = watchConnections(app.server);
    const ending = new AbortController();
    app.addHook('onListen', () => {
      void warmUp({ media, pictures: () => store.siteMedia(), signal: ending.signal, logger });
      mailer?.start();
      const { signal } = ending;
      everyHour(() => keepHouse({ store, retentionMonths: config.retentionMonths, logger }), {
        signal,
        onError: (error) => logger.error({ err: error }, 'enquiries could not be tidied'),
      });
      everyHour(() => tidyCatalogue({ store, media, uploadsDir }), {
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
      async stop() {
        isStopping = true;
        const timers = [
          setTimeout(() => connections.endUnused(), graceMs),
          setTimeout(() => app.server.closeAllConnections(), drainMs),
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

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Says plainly that the data folder cannot be used, before anything tries to. */
async function requireFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(`The folder ${dataDir} cannot be written. Choose another with DATA_DIR.`, { cause });
  }
}
