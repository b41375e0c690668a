import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BusyError } from '../gate.ts';
import { sendKept } from '../http/keptAnswers.ts';
import { declareAccess } from '../http/routeConfig.ts';
import type { Pages } from './pages.ts';
import { plainPage } from './plainPage.ts';

export interface PageRoutesOptions {
  pages: Pages;
  /** Folder of the storefront's built client, with `assets/`. */
  clientDir: string;
}

/** Public pages, the scripts and styles they need, and the icons. */
export async function pageRoutes(app: FastifyInstance, { pages, clientDir }: PageRoutesOptions) {
  declareAccess(app, 'public', { load: 'light' });
  await app.register(async (assets) => {
    declareAccess(assets, 'public', { isSubresource: true });
    await assets.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      // Their names change with what they hold: nobody asks again whether they are new, or for a piece.
      immutable: true,
      maxAge: '365d',
      etag: false,
      lastModified: false,
      acceptRanges: false,
      preCompressed: true,
      index: false,
    });
  });

  for (const { name, bytes, type } of await rootFiles(clientDir)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes),
    );
  }

  const route = '/*';
  app.keptAnswers.find((url) => {
    const page = pages.kept(url);
    return page && { route, headers: page.headers, packed: page.packed };
  });
  app.get(route, async (request, reply) => {
    try {
      const result = await pages.page(request.raw.url ?? '/');
      if (result.kind === 'redirect') return reply.redirect(result.location, 301);
      return sendKept(request, reply.code(result.page.status), result.page);
    } catch (error) {
      if (error instanceof URIError) return plainPage(reply, 400, 'This address cannot be read.');
      if (error instanceof BusyError) {
        return plainPage(
          reply.header('retry-after', '2'),
          503,
          'The server is busy. Please try again in a moment.',
        );
      }
      request.log.error({ err: error }, 'a page could not be drawn');
      return plainPage(reply, 500, 'Something went wrong on our side.', request.id);
    }
  });
}

const rootTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Icons and the picture for previews, which stand at addresses of their own; they are few and small. */
async function rootFiles(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const type = rootTypes[name.slice(name.lastIndexOf('.') + 1)];
    return type === undefined ? [] : [{ name, type }];
  });
  return Promise.all(
    files.map(async ({ name, type }) => ({ name, type, bytes: await readFile(join(folder, name)) })),
  );
}
