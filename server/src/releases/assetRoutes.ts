import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpError, statusMessage } from '../http/httpErrors.ts';
import { declareAccess } from '../http/routeConfig.ts';
import type { Releases } from './openReleases.ts';
import type { ReleaseApp } from './releaseFolders.ts';

export interface AssetRoutesOptions {
  releases: Releases;
  /** Path prefix of the app's assets, with a trailing slash. */
  path: string;
  app: ReleaseApp;
}

/**
 * Serves the assets of an app, of this release and earlier ones. A missing one gets 404 rather than a page,
 * which would not run as a script.
 */
export async function assetRoutes(server: FastifyInstance, { releases, path, app }: AssetRoutesOptions) {
  declareAccess(server, 'public', { load: 'light', isSubresource: true });
  await server.register(fastifyStatic, {
    root: releases.dirOf(app),
    serve: false,
    // File names contain content hashes: immutable, so no revalidation and no ranges.
    immutable: true,
    maxAge: '365d',
    etag: false,
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
  });
  server.get<{ Params: { '*': string } }>(`${path}*`, async (request, reply) => {
    const name = request.params['*'];
    let folder = releases.findOwn(app, name);
    if (folder === null) {
      // Lookups of made-up names are limited, because they access the disk and the bucket.
      server.readLimits.take(request);
      folder = await releases.find(app, name);
    }
    if (folder === null) throw new HttpError(404, statusMessage(404));
    return reply.sendFile(name, folder);
  });
}
