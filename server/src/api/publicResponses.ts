import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { sendCacheable, staleCacheStatus } from '../http/cachedResponses.ts';
import { anyOrigin } from '../http/crossOriginReads.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { OverloadedError } from '../overloadedError.ts';
import { ifUnavailable } from '../store/databaseErrors.ts';
import type { Store } from '../store/index.ts';
import {
  type ApiResponder,
  type CachedBody,
  isCacheable,
  jsonContentType,
  sendUncached,
} from './apiResponder.ts';

interface PublicResponsesOptions {
  responder: ApiResponder;
  store: Pick<Store, 'catalogueVersion' | 'cachedCatalogueVersion'>;
}

/** Upper bound of the cached response bodies, uncompressed. */
const maxCacheBytes = 16 * 1024 * 1024;

/**
 * Responses to visitors, cached for one catalogue version. Errors are not cached: the number of invalid
 * addresses is unlimited (O81).
 */
export function createPublicResponses(app: FastifyInstance, { responder, store }: PublicResponsesOptions) {
  const cache = createVersionedCache<number, CachedBody>({
    maxSize: maxCacheBytes,
    sizeOf: (body) => (body === 'long' ? 1 : body.size),
    isCacheable: (body) => body === 'long' || isCacheable(body),
  });
  // A new release may serialize the same catalogue differently, so tags change with each process.
  const processTag = randomBytes(4).toString('hex');

  const cacheableHeaders = (version: number) => ({
    'content-type': jsonContentType,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: `W/"${processTag}.${version}"`,
    ...anyOrigin,
  });

  async function send(request: FastifyRequest, reply: FastifyReply, key: string) {
    const requester = { isStaff: false, client: clientNetwork(request.ip) };
    // Read before the response is created: after a write in between the tag is too old, never too new.
    const version = await store.catalogueVersion().catch(ifUnavailable(null));
    if (version === null) return sendStale(request, reply, cache.getStale(key));
    const cached = cache.getCached(key, version);
    if (cached === undefined || cached === 'long') app.readLimits.take(request);
    // A client can send a valid tag with any address, so the response itself decides whether it exists.
    const body = cached ?? (await cache.getOrCreate(key, version, () => responder.create(key, requester)));
    if (body === 'long') {
      return responder.sendLong(request, reply, { key, requester, headers: cacheableHeaders(version) });
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

  /** Returns a cached response and its headers; null when there is none for the current version. */
  function findCached(key: string) {
    const version = store.cachedCatalogueVersion();
    if (version === null) return null;
    const body = cache.getCached(key, version);
    // Queries without results have to be recorded.
    if (!body || body === 'long' || body.missed !== null) return null;
    return { headers: { ...cacheableHeaders(version), ...body.headers }, body };
  }

  return { send, findCached };
}
