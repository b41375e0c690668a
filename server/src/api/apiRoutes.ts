import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { OverloadedError } from '../overloadedError.ts';
import { HttpError } from '../http/httpErrors.ts';
import { sendCacheable } from '../http/cachedResponses.ts';
import { anyOrigin } from '../http/crossOriginReads.ts';
import { withoutQuery } from '../http/requestLog.ts';
import type { Identity } from '../staff/identity.ts';
import type { Store } from '../store/index.ts';
import { type ApiHandler, apiPaths, type Requester, staffOnlyPaths } from './apiHandler.ts';
import { compressResponse, type CompressedResponse, negotiateEncoding } from '../http/compression.ts';

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
 * Serves the reading half of the API: the responses pages get in-process, with `ETag` and compression. Responses to
 * visitors are cached for one catalogue version. Errors are not: the number of addresses that lead nowhere is unlimited
 * (O81).
 */
export async function apiRoutes(
  app: FastifyInstance,
  { apiHandler, store, identity, apiBase }: ApiRoutesOptions,
) {
  const cache = createVersionedCache<number, CompressedResponse>({
    maxSize: maxCacheBytes,
    sizeOf: ({ size }) => size,
    isCacheable: ({ status }) => status === 200,
  });
  // A new release may serialize the same catalogue differently, so tags change with each process.
  const processTag = randomBytes(4).toString('hex');

  /** Throws `OverloadedError` while the server is overloaded; cached responses are still served. */
  async function createResponse(key: string, requester?: Requester): Promise<CompressedResponse> {
    if (app.isUnderPressure()) throw new OverloadedError('The server is overloaded.');
    return compressResponse(await apiHandler(key, requester));
  }

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
    // Read before the response is created: after a write in between the tag is too old, never too new.
    const version = await store.catalogueVersion();
    // A client can send a valid tag with any address, so the response itself decides whether it exists.
    const response = await cache.getOrCreate(key, version, () => createResponse(key));
    if (response.status === 200)
      return sendCacheable(request, reply, { headers: cacheableHeaders(version), body: response });
    return sendUncached(request, reply, response);
  }

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    const member = request.staff ?? (await identity.identify(request));
    if (!member) throw new HttpError(401, 'Please sign in.');
    return sendUncached(request, reply, await createResponse(resourceKey(request), { isStaff: true }));
  }

  const publicRoutes = new Set(apiPaths.filter((path) => !staffOnlyPaths.has(path)));
  const categoryRoute = '/products/categories/*';
  app.cachedResponses.addLookup((url) => {
    if (!url.startsWith(apiBase)) return null;
    const version = store.cachedCatalogueVersion();
    if (version === null) return null;
    const key = url.slice(apiBase.length);
    const response = cache.getCached(key, version);
    if (!response) return null;
    const path = withoutQuery(key);
    const route = `${apiBase}${publicRoutes.has(path) ? path : categoryRoute}`;
    return { route, headers: cacheableHeaders(version), body: response };
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
  for (const path of ['/products/:id/history', '/categories/:id/history']) {
    app.get(path, { config: { access: 'staff' } }, sendToStaff);
  }
  app.get(categoryRoute, { config: publicConfig }, sendPublic);
}

const publicConfig = { access: 'public', load: 'light', isCrossOrigin: true } as const;

const jsonContentType = 'application/json; charset=utf-8';

/** Sends a response that no cache may store: an error, or one for this client alone. */
async function sendUncached(request: FastifyRequest, reply: FastifyReply, response: CompressedResponse) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], response.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(response.status)
    .headers({ 'content-type': jsonContentType, 'cache-control': 'no-store', vary: 'accept-encoding' })
    .send(await response.encode(encoding));
}
