import { mkdir, access, constants } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentItem } from '@elvora/catalogue/model';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { type ApiHandler, createApiHandler } from './api/apiHandler.ts';
import { createMissRecorder, noMissRecorder } from './api/misses/missRecorder.ts';
import { quoteLineRoutes } from './api/quoteLineRoutes.ts';
import { buildApp } from './app.ts';
import { clockIssues } from './clockIssues.ts';
import { createClockGuard } from './clockGuard.ts';
import { addBackgroundJobs } from './backgroundJobs.ts';
import { backupIssues } from './backupIssues.ts';
import { catalogueRoutes } from './catalogue/catalogueRoutes.ts';
import { type Config, uploadsDirOf } from './config.ts';
import { createEnquiryService, type EnquiryService } from './enquiries/enquiryService.ts';
import { pathExists } from './files/pathExists.ts';
import { newsletterBaseUrls } from './pages/newsletterRoutes.ts';
import { type OpenConnections, trackConnections } from './http/connections.ts';
import { createMetrics } from './http/metrics.ts';
import { openMailer } from './mail/openMailer.ts';
import type { MediaLibrary } from './media/mediaLibrary.ts';
import { openMediaLibrary } from './media/openMediaLibrary.ts';
import { mediaRoutes } from './media/mediaRoutes.ts';
import { seedDir } from './seed/content.ts';
import { readDocumentList } from './seed/readDocumentList.ts';
import { seedCatalogue } from './seed/seedCatalogue.ts';
import { requireGoodOwnerPassword, warnOfOtherPassword } from './staff/ownerPassword.ts';
import { timeZone } from './timeZone.ts';
import { createStaffService, type StaffService } from './staff/staffService.ts';
import { describeMigration, openStore, type Store, StoreError } from './store/index.ts';
import { readSiteTexts } from './texts/siteTexts.ts';

/** Services that the server's plugins share. */
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
  /** Creates the plugins of the pages. @default none: API and media only */
  plugins?: (context: ServerContext) => Promise<readonly FastifyPluginAsync[]>;
  /** @default the seed's documents */
  documents?: readonly DocumentItem[];
  /** Rejects heavy requests while overloaded. @default true */
  shedsLoad?: boolean;
  onProgress?: (step: string) => void;
}

export interface ElvoraServer {
  app: FastifyInstance;
  /** Creates the owner's account if there is no account; a generated password is returned once and not stored. */
  ensureOwner: () => ReturnType<StaffService['ensureOwner']>;
  /**
   * Shuts down gracefully: `/readyz` fails; after a delay in which proxies notice, no connections are
   * accepted; requests in flight get some seconds to finish; then the database is closed (O84). `isHasty`
   * skips the delay.
   */
  close(options?: { isHasty?: boolean }): Promise<void>;
}

/** Time for requests in flight to finish while stopping. */
const drainTimeoutMs = 8000;
/** Time for an idle connection to send a request while stopping. */
const idleGraceMs = 1000;

const documentsDir = join(seedDir, 'documents');

/** Opens the store, seeds it if it is empty, and creates the services and the app, which does not listen yet. */
export async function createServer(options: ServerOptions): Promise<ElvoraServer> {
  const { config, logger, onProgress = () => undefined } = options;
  await requireWritableDataDir(config.dataDir);

  onProgress('Opening the database');
  const store = await openStore({
    ...config,
    logger,
    onMigration(migration) {
      // Migrations of an empty database take no time.
      if (!migration.isNew) onProgress(`Migrating the database: ${describeMigration(migration)}`);
    },
  });
  const media = await openMediaLibrary(config);
  try {
    // A read-only database could not store enquiries.
    await store.ping();
    await mkdir(media.root, { recursive: true });
    return await assembleServer(options, store, media);
  } catch (error) {
    await media.close();
    await store.close();
    throw error;
  }
}

/** Creates the services and the app. */
async function assembleServer(
  options: ServerOptions,
  store: Store,
  media: MediaLibrary,
): Promise<ElvoraServer> {
  const { config, logger } = options;
  const services = await createServices(options, store, media);
  const { context, clock, missRecorder } = services;
  await requireGoodOwnerPassword(config.adminPassword, store);
  // Before the slow seeding: without its plugins, such as a built site, the server does not start.
  const sitePlugins = (await options.plugins?.(context)) ?? [];
  await seed(options, store, media);
  const staff = createStaffService({ store });
  await warnOfOtherPassword(config.adminPassword, { store, staff, logger });

  let isStopping = false;
  const app = await buildApp({
    config,
    store,
    apiHandler: context.apiHandler,
    staff,
    clock,
    enquiries: context.enquiries,
    metrics: createMetrics({
      store,
      waitingPictures: () => media.waiting,
      hasClockWarning: () => clock.state.kind !== 'right',
    }),
    logger,
    // With socket activation the next process accepts connections, so proxies need no time to notice.
    isStopping: () => isStopping && config.socketDescriptor === null,
    missRecorder,
    pingBucket: () => media.pingBucket(),
    shedsLoad: options.shedsLoad,
    apiPlugins: apiPlugins(services),
    plugins: [mediaPlugin(media), ...sitePlugins],
  });
  const connections = trackConnections(app.server);
  addBackgroundJobs(app, services);
  return {
    app,
    ensureOwner: () => staff.ensureOwner(config.adminPassword),
    async close({ isHasty = false } = {}) {
      isStopping = true;
      connections.drain();
      if (!isHasty && app.server.listening) await pause(config.drainSeconds * 1000);
      await closeWithin(app, connections);
    },
  };
}

type Services = Awaited<ReturnType<typeof createServices>>;

/** Plugins below the API base that change the catalogue, or read it for the quote list. */
function apiPlugins({ context, clock }: Services): FastifyPluginAsync[] {
  const { config, store, media, apiHandler } = context;
  return [
    async (api) => {
      await api.register(catalogueRoutes, {
        store,
        media,
        apiHandler,
        uploadsDir: uploadsDirOf(config),
        now: () => new Date(clock.now()),
      });
    },
    async (api) => {
      await api.register(quoteLineRoutes, { store });
    },
  ];
}

const mediaPlugin =
  (media: MediaLibrary): FastifyPluginAsync =>
  async (instance) => {
    await instance.register(mediaRoutes, {
      media,
      documentsDir,
      videoDir: join(seedDir, 'media/video'),
    });
  };

/** Creates the services on an open store. */
async function createServices(options: ServerOptions, store: Store, media: MediaLibrary) {
  const { config, logger } = options;
  const documents = options.documents ?? (await readDocumentList());
  const missing = documents.filter(({ filePath }) => filePath === '').map(({ name }) => name);
  if (missing.length > 0) logger.error({ documents: missing }, 'files of documents are missing');
  const clock = await createClockGuard({ store, logger });
  const { now } = clock;
  await store.backups.recordStart(new Date(now()));
  const apiHandler = createApiHandler({
    store,
    documents,
    texts: await readSiteTexts(),
    hasFile: ({ filePath }) => pathExists(join(documentsDir, basename(filePath))),
    serverIssues: async () => [
      ...clockIssues(clock.state),
      ...backupIssues(await store.backups.state(), { now: Date.now(), kind: store.kind }),
    ],
  });
  const newsletterUrls = newsletterBaseUrls(config);
  const mailer = await openMailer({ config, store, newsletterUrls, timeZone, logger, now });
  const enquiries = createEnquiryService({ store, onMailQueued: mailer?.notify ?? null, now });
  const missRecorder = config.recordsSearches ? createMissRecorder({ store, logger, now }) : noMissRecorder;
  const context: ServerContext = { config, store, apiHandler, media, enquiries, logger };
  return { context, clock, mailer, missRecorder };
}

/** Closes the app, and connections that do not end in time. */
async function closeWithin(app: FastifyInstance, connections: OpenConnections): Promise<void> {
  const timers = [
    setTimeout(() => connections.closeIdle(), idleGraceMs),
    setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs),
  ];
  try {
    await app.close();
  } finally {
    timers.forEach(clearTimeout);
  }
}

async function seed(
  { onProgress = () => undefined }: ServerOptions,
  store: Store,
  media: MediaLibrary,
): Promise<void> {
  await seedCatalogue({
    store,
    media,
    now: new Date(),
    onProgress(done, all) {
      if (isMilestone(done, all)) onProgress(`Loading the catalogue: picture ${done} of ${all}`);
    },
  });
}

/**
 * Whether to log a progress step: about five are logged, so that the password of the first start stays on the
 * screen.
 */
const isMilestone = (done: number, all: number) => done % Math.ceil(all / 5) === 0 || done === all;

/** Throws a `StoreError` with a clear message if the data folder cannot be used. */
async function requireWritableDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(`The folder ${dataDir} cannot be written. Choose another with DATA_DIR.`, { cause });
  }
}
