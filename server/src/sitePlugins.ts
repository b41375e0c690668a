import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ServerContext } from './server.ts';
import { adminRoutes } from './pages/adminRoutes.ts';
import { createCartPageReader } from './pages/cartPage.ts';
import { cartFileRoutes } from './pages/cartFileRoutes.ts';
import { cartRoutes } from './pages/cartRoutes.ts';
import { loadBuiltStorefront } from './pages/loadBuiltStorefront.ts';
import { createImageSources } from './pages/imageSources.ts';
import { createPageService, type PageService, type PageServiceOptions } from './pages/pageService.ts';
import type { Storefront } from './pages/renderer.ts';
import { pageFormRoutes } from './pages/pageFormRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { assetRoutes } from './releases/assetRoutes.ts';
import { openReleases } from './releases/openReleases.ts';
import { CliError } from './cliError.ts';
import { scheduleHourly } from './scheduleHourly.ts';
import { uploadsDirOf } from './config.ts';
import { timeZone } from './timeZone.ts';

const projectPath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface BuiltAppDirs {
  storefrontDir: string;
  adminDir: string;
}

/** Plugins of the built admin panel and the built public pages. */
export async function builtSitePlugins(
  context: ServerContext,
  { storefrontDir, adminDir }: BuiltAppDirs = {
    storefrontDir: projectPath('storefront/dist'),
    adminDir: projectPath('admin/dist'),
  },
): Promise<readonly FastifyPluginAsync[]> {
  await requireBuild(join(storefrontDir, 'server/entry-server.js'));
  await requireBuild(join(adminDir, 'index.html'));
  const { config, logger } = context;
  const releases = await openReleases({
    config,
    dirs: { storefront: join(storefrontDir, 'client/assets'), admin: join(adminDir, 'assets') },
    logger,
  });
  return [
    async (app) => {
      const stopping = new AbortController();
      app.addHook('onListen', () => {
        scheduleHourly(() => releases.maintain(), {
          signal: stopping.signal,
          onError: (error) => logger.error({ err: error }, 'old releases could not be deleted'),
        });
      });
      app.addHook('onClose', async () => {
        stopping.abort();
        releases.close();
      });
      await app.register(assetRoutes, { releases, path: '/assets/', app: 'storefront' });
      await app.register(assetRoutes, { releases, path: '/admin/assets/', app: 'admin' });
    },
    async (app) => {
      await app.register(adminRoutes, { adminDir, apiBase: config.apiBase });
    },
    // Last: its catch-all route serves every other address.
    async (app) => {
      const pages = createSitePageService(context, await loadBuiltStorefront(storefrontDir), {
        isOverloaded: () => app.isUnderPressure(),
      });
      await registerFormRoutes(app, { context, pages });
      await app.register(pageRoutes, {
        pages,
        readVisitorForm: createCartPageReader(context.store),
        clientDir: join(storefrontDir, 'client'),
      });
    },
  ];
}

/** Registers the routes that accept the forms of pages. */
export async function registerFormRoutes(
  app: FastifyInstance,
  { context, pages }: { context: ServerContext; pages: PageService },
): Promise<void> {
  const { apiHandler, config, enquiries, store } = context;
  await app.register(pageFormRoutes, { pages, enquiries });
  await app.register(cartFileRoutes, { store });
  await app.register(cartRoutes, {
    pages,
    enquiries,
    store,
    apiHandler,
    siteUrl: config.siteUrl,
    uploadsDir: uploadsDirOf(config),
  });
}

/** Creates the page service of a storefront on the server's own API handler. */
export function createSitePageService(
  { config, store, apiHandler, logger }: ServerContext,
  storefront: Storefront,
  options: Pick<PageServiceOptions, 'isOverloaded' | 'isUncached'> = {},
): PageService {
  return createPageService({
    storefront,
    apiHandler,
    catalogueVersion: () => store.catalogueVersion(),
    cachedVersion: () => store.cachedCatalogueVersion(),
    imageSources: createImageSources(store),
    siteUrl: config.siteUrl,
    apiBase: config.apiBase,
    timeZone,
    logger,
    ...options,
  });
}

async function requireBuild(file: string): Promise<void> {
  try {
    await access(file);
  } catch (cause) {
    throw new CliError('The site has not been built yet. Run npm start in the project folder.', { cause });
  }
}
