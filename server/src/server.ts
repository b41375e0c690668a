import { mkdir, access, constants } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { resourceKeys } from '@elvora/catalogue/contract';
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
import { backupIssues } from './backupIssues.ts';
import { catalogueRoutes } from './catalogue/catalogueRoutes.ts';
import { type Config, ConfigError, uploadsDirOf } from './config.ts';
import { createEnquiryService, type EnquiryService } from './enquiries/enquiryService.ts';
import { newsletterBaseUrls } from './pages/newsletterRoutes.ts';
import { scheduleMaintenance } from './scheduleMaintenance.ts';
import { type OpenConnections, trackConnections } from './http/connections.ts';
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
import { isCommonPassword } from './staff/commonPasswords.ts';
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
   * Shuts down gracefully: `/readyz` fails; after a while, in which proxies notice, no connections are accepted; requests in
   * flight get some seconds to finish; then the database is closed (O84). With `isHasty` nobody is waited for.
   */
  close(options?: { isHasty?: boolean }): Promise<void>;
}

/** Time for requests in flight to finish while stopping. */
const drainTimeoutMs = 8000;
/** Time for an idle connection to send a request while stopping. */
const idleGraceMs = 1000;

/** How often questions without result are stored. */
const flushIntervalMs = 10_000;

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
      // Those of an empty database take no time.
      if (!migration.isNew) onProgress(`Migrating the database: ${describeMigration(migration)}`);
    },
  });
  const media = await openMediaLibrary(config);
  try {
    // A database that can be read alone would accept no enquiry.
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
  const { context, clock, mailer } = await createServices(options, store, media);
  const { apiHandler, enquiries } = context;
  const uploadsDir = uploadsDirOf(config);
  if (config.adminPassword !== null && (await store.staff.count()) === 0) {
    await requireGoodOwnerPassword(config.adminPassword);
  }
  // Before the long seeding: without its plugins, such as a built site, the server does not start.
  const sitePlugins = (await options.plugins?.(context)) ?? [];
  await seed(options, store, media);
  const staff = createStaffService({ store });
  if (config.adminPassword !== null && (await store.staff.count()) > 0) {
    await warnOfOtherPassword(staff, config.adminPassword, logger);
  }

  const missRecorder = config.recordsSearches
    ? createMissRecorder({ store, logger, now: clock.now })
    : noMissRecorder;
  let isStopping = false;
  const app = await buildApp({
    config,
    store,
    apiHandler,
    staff,
    clock,
    enquiries,
    metrics: createMetrics({
      store,
      waitingPictures: () => media.waiting,
      isClockDoubted: () => clock.state.kind !== 'right',
    }),
    logger,
    // While systemd holds the socket, the next process answers: no proxy has to turn away.
    isStopping: () => isStopping && config.socketDescriptor === null,
    missRecorder,
    pingBucket: () => media.pingBucket(),
    shedsLoad: options.shedsLoad,
    apiPlugins: [
      async (api) => {
        await api.register(catalogueRoutes, {
          store,
          media,
          apiHandler,
          uploadsDir,
          now: () => new Date(clock.now()),
        });
      },
      async (api) => {
        await api.register(quoteLineRoutes, { store });
      },
    ],
    plugins: [
      async (instance) => {
        await instance.register(mediaRoutes, {
          media,
          documentsDir,
          videoDir: join(seedDir, 'media/video'),
        });
      },
      ...sitePlugins,
    ],
  });
  const connections = trackConnections(app.server);
  const stopping = new AbortController();
  app.addHook('onListen', () => {
    void warmUp({ media, pictures: () => store.siteMedia(), signal: stopping.signal, logger });
    mailer?.start();
    clock.start(stopping.signal);
    // The first question would wait for the sizes to be loaded.
    apiHandler(resourceKeys.finder()).catch((error: unknown) =>
      logger.error({ err: error }, 'the sizes of the products could not be loaded'),
    );
    const flushing = setInterval(() => void missRecorder.flush(), flushIntervalMs);
    stopping.signal.addEventListener('abort', () => clearInterval(flushing));
    scheduleMaintenance({ ...context, uploadsDir, clock, signal: stopping.signal });
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await mailer?.stop();
    await missRecorder.flush();
    await media.close();
    await store.close();
  });
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
  const context: ServerContext = { config, store, apiHandler, media, enquiries, logger };
  return { context, clock, mailer };
}

/** Closes the app; connections that do not end by themselves are closed. */
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

/** Whether a step is worth a line: about five of them, so that the password of the first start stays on the screen. */
const isMilestone = (done: number, all: number) => done % Math.ceil(all / 5) === 0 || done === all;

/** Throws a `ConfigError` for a password that is guessed first (ASVS 6.2.4). */
async function requireGoodOwnerPassword(password: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new ConfigError('ADMIN_PASSWORD is among the first passwords that are guessed. Choose another.');
  }
}

/** Warns of a variable that has no effect any more, and that its reader may take for the password. */
async function warnOfOtherPassword(staff: StaffService, password: string, logger: Logger): Promise<void> {
  if (await staff.isOwnerPassword(password)) return;
  logger.warn(
    "ADMIN_PASSWORD is not the password of the account 'admin': it counts on the first start only. Remove it, or set a new password with: npm run password -- admin",
  );
}

const pathExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws a `StoreError` with a clear message if the data folder cannot be used. */
async function requireWritableDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StoreError(`The folder ${dataDir} cannot be written. Choose another with DATA_DIR.`, { cause });
  }
}
