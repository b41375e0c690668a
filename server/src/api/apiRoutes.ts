import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { sendCacheable, staleCacheStatus } from '../http/cachedResponses.ts';
import { anyOrigin } from '../http/crossOriginReads.ts';
import { HttpError } from '../http/httpErrors.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { withoutQuery } from '../http/requestLog.ts';
import { OverloadedError } from '../overloadedError.ts';
import type { Identity } from '../staff/identity.ts';
import { ifUnavailable } from '../store/databaseErrors.ts';
import type { Store } from '../store/index.ts';
import { type ApiHandler, apiPaths, staffOnlyPaths } from './apiHandler.ts';
import {
  type CachedBody,
  createApiResponder,
  isCacheable,
  jsonContentType,
  sendUncached,
  uncachedHeaders,
} from './apiResponder.ts';

export interface ApiRoutesOptions {
  apiHandler: ApiHandler;
  store: Pick<Store, 'catalogueVersion' | 'cachedCatalogueVersion'>;
  identity: Pick<Identity, 'identify'>;
  /** Path prefix of these routes; the rest of an address is the resource key. */
  apiBase: string;
}

/** Upper bound of the cached response bodies, uncompressed. */
const maxCacheBytes = 16 * 1024 * 1024;

/**
 * Serves the read endpoints of the API: the same responses that pages get in-process, with `ETag` and
 * compression. Responses to visitors are cached for one catalogue version. Errors are not: the number of
 * invalid addresses is unlimited (O81).
 */
export async function apiRoutes(
  app: FastifyInstance,
  { apiHandler, store, identity, apiBase }: ApiRoutesOptions,
) {
  const cache = createVersionedCache<number, CachedBody>({
    maxSize: maxCacheBytes,
    sizeOf: (body) => (body === 'long' ? 1 : body.size),
    isCacheable: (body) => body === 'long' || isCacheable(body),
  });
  const replies = createApiResponder(app, apiHandler);
  // A new release may serialize the same catalogue differently, so tags change with each process.
  const processTag = randomBytes(4).toString('hex');

  const resourceKey = ({ raw }: FastifyRequest) => (raw.url ?? '').slice(apiBase.length);

  const cacheableHeaders = (version: number) => ({
    'content-type': jsonContentType,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: `W/"${processTag}.${version}"`,
    ...anyOrigin,
  });

  async function sendPublic(request: FastifyRequest, reply: FastifyReply) {
    const key = resourceKey(request);
    const requester = { isStaff: false, client: clientNetwork(request.ip) };
    // Read before the response is created: after a write in between the tag is too old, never too new.
    const version = await store.catalogueVersion().catch(ifUnavailable(null));
    if (version === null) return sendStale(request, reply, cache.getStale(key));
    const cached = cache.getCached(key, version);
    if (cached === undefined || cached === 'long') app.readLimits.take(request);
    // A client can send a valid tag with any address, so the response itself decides whether it exists.
    const body = cached ?? (await cache.getOrCreate(key, version, () => replies.create(key, requester)));
    if (body === 'long') {
      return replies.sendLong(request, reply, { key, requester, headers: cacheableHeaders(version) });
    }
    if (body.missed !== null) app.missRecorder.record(body.missed, request.ip);
    if (!isCacheable(body)) return sendUncached(request, reply, body);
    return sendCacheable(request, reply, {
      headers: { ...cacheableHeaders(version), ...body.headers },
      body,
    });
  }

  /** Sends a response cached before the database was lost. Throws 503 when there is none. */
  function sendStale(request: FastifyRequest, reply: FastifyReply, body: CachedBody | undefined) {
    if (!body || body === 'long') throw new OverloadedError('The database is not responding.');
    reply.header('cache-status', staleCacheStatus);
    const { etag: _unknown, ...headers } = cacheableHeaders(0);
    return sendCacheable(request, reply, { headers: { ...headers, ...body.headers }, body });
  }

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    const member = request.staff ?? (await identity.identify(request));
    if (!member) throw new HttpError(401, 'Please sign in.');
    const key = resourceKey(request);
    const requester = { isStaff: true, client: clientNetwork(request.ip) };
    const body = await replies.create(key, requester);
    return body === 'long'
      ? replies.sendLong(request, reply, { key, requester, headers: uncachedHeaders })
      : sendUncached(request, reply, body);
  }

  const publicRoutes = new Set(apiPaths.filter((path) => !staffOnlyPaths.has(path)));
  const categoryRoute = '/products/categories/*';
  app.cachedResponses.addLookup((url) => {
    if (!url.startsWith(apiBase)) return null;
    const version = store.cachedCatalogueVersion();
    if (version === null) return null;
    const key = url.slice(apiBase.length);
    const body = cache.getCached(key, version);
    // The fast path does not record queries without results.
    if (!body || body === 'long' || body.missed !== null) return null;
    const path = withoutQuery(key);
    const route = `${apiBase}${publicRoutes.has(path) ? path : categoryRoute}`;
    return { route, headers: { ...cacheableHeaders(version), ...body.headers }, body };
  });

  for (const path of apiPaths) {
    if (staffOnlyPaths.has(path)) {
      app.get(path, { config: { access: 'staff' } }, sendToStaff);
    } else {
      app.get<{ Querystring: { scope?: unknown } }>(path, { config: publicConfig }, (request, reply) =>
        request.query.scope === 'all' ? sendToStaff(request, reply) : sendPublic(request, reply),
      );
    }
  }
  for (const path of ['/products/:id/history', '/categories/:id/history', '/vocabulary/:id/history']) {
    app.get(path, { config: { access: 'staff' } }, sendToStaff);
  }
  app.get(categoryRoute, { config: publicConfig }, sendPublic);
}

const publicConfig = { access: 'public', load: 'light', isCrossOrigin: true } as const;
