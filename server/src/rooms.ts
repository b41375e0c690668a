import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import type { Inside } from './house.ts';
import { adminRoutes } from './pages/adminRoutes.ts';
import { builtStorefront } from './pages/builtStorefront.ts';
import { createPages, type Pages, type PagesOptions } from './pages/pages.ts';
import type { Storefront } from './pages/renderer.ts';
import { pageFormRoutes } from './pages/formRoutes.ts';
import { pageRoutes } from './pages/routes.ts';
import { StartError } from './startError.ts';
import { timeZone } from './timeZone.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface BuiltApps {
  storefrontDist: string;
  adminDist: string;
}

/** Admin panel and public pages, out of their builds. */
export async function builtRooms(
  inside: Inside,
  { storefrontDist, adminDist }: BuiltApps = {
    storefrontDist: inProject('storefront/dist'),
    adminDist: inProject('admin/dist'),
  },
): Promise<readonly FastifyPluginAsync[]> {
  await requireBuild(join(storefrontDist, 'server/entry-server.js'));
  await requireBuild(join(adminDist, 'index.html'));
  return [
    async (room) => {
      await room.register(adminRoutes, { adminDir: adminDist, apiBase: inside.config.apiBase });
    },
    // Last of all: it answers every address nobody else does.
    async (room) => {
      const pages = pagesOf(inside, await builtStorefront(storefrontDist), {
        isOverloaded: () => room.isUnderPressure(),
      });
      await room.register(pageFormRoutes, { pages, enquiries: inside.enquiries });
      await room.register(pageRoutes, { pages, clientDir: join(storefrontDist, 'client') });
    },
  ];
}

/** The pages of a storefront, drawn from our own answers. */
export function pagesOf(
  { config, store, answers, logger }: Inside,
  storefront: Storefront,
  options: Pick<PagesOptions, 'isOverloaded' | 'isUncached'> = {},
): Pages {
  return createPages({
    storefront,
    answer: answers,
    catalogueVersion: () => store.catalogueVersion(),
    knownVersion: () => store.knownVersion(),
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
    throw new StartError('The site has not been built yet. Run npm start in the project folder.', { cause });
  }
}
