import { randomBytes } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createVersionedCache } from '../cache/versionedCache.ts';
import { OverloadedError } from '../overloadedError.ts';
import { isMomentary, missedQuestion } from '../http/apiResponse.ts';
import { HttpError } from '../http/httpErrors.ts';
import { matchesEtag, sendCacheable, staleCacheStatus } from '../http/cachedResponses.ts';
import { anyOrigin } from '../http/crossOriginReads.ts';
import { withoutQuery } from '../http/requestLog.ts';
import type { Identity } from '../staff/identity.ts';
import { ifUnavailable } from '../store/databaseErrors.ts';
import type { Store } from '../store/index.ts';
import { type ApiHandler, apiPaths, type Requester, staffOnlyPaths } from './apiHandler.ts';
import { createLongLists } from './longLists.ts';
import {
  type CompressedResponse,
  createCompressedBody,
  createStreamCompressor,
  negotiateEncoding,
} from '../http/compression.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { jsonChunks } from './productSlices.ts';

export interface ApiRoutesOptions {
  apiHandler: ApiHandler;
  store: Pick<Store, 'catalogueVersion' | 'cachedCatalogueVersion'>;
  identity: Pick<Identity, 'identify'>;
  /** Path prefix of these routes; the rest of an address is the resource key. */
  apiBase: string;
}

/** Upper bound of the cached response bodies, uncompressed. */
const maxCacheBytes = 16 * 1024 * 1024;

/** Longer lists are created anew for each client and sent in slices. */
const maxHeldCharacters = 1024 * 1024;

/** A response, or `long` for a list that is never held. */
type CachedBody = (CompressedResponse & { missed: string | null }) | 'long';

/**
 * Serves the reading half of the API: the responses pages get in-process, with `ETag` and compression. Responses to
 * visitors are cached for one catalogue version. Errors are not: the number of addresses that lead nowhere is unlimited
 * (O81).
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
  const longLists = createLongLists();
  const handle = apiHandler.sliced ?? apiHandler;
  // A new release may serialize the same catalogue differently, so tags change with each process.
  const processTag = randomBytes(4).toString('hex');

  /** Throws `OverloadedError` while the server is overloaded; cached responses are still served. */
  function requireCapacity(): void {
    if (app.isUnderPressure()) throw new OverloadedError('The server is overloaded.');
  }

  /** Returns a response, or `long` for a list that is not to be held in memory. */
  async function createBody(key: string, requester: Requester): Promise<CachedBody> {
    requireCapacity();
    const response = await handle(key, requester);
    const json = await readChunks(jsonChunks(response));
    if (json === null) return 'long';
    const { status, headers } = response;
    return {
      ...createCompressedBody(Buffer.from(json)),
      status,
      missed: missedQuestion(response),
      ...(headers ? { headers } : {}),
    };
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
    const requester = { isStaff: false, client: clientNetwork(request.ip) };
    // Read before the response is created: after a write in between the tag is too old, never too new.
    const version = await store.catalogueVersion().catch(ifUnavailable(null));
    if (version === null) return sendStale(request, reply, cache.getStale(key));
    const cached = cache.getCached(key, version);
    if (cached === undefined || cached === 'long') app.readLimits.take(request);
    // A client can send a valid tag with any address, so the response itself decides whether it exists.
    const body = cached ?? (await cache.getOrCreate(key, version, () => createBody(key, requester)));
    if (body === 'long') {
      return sendLong(request, reply, { key, requester, headers: cacheableHeaders(version) });
    }
    if (body.missed !== null) app.missRecorder.record(body.missed, request.ip);
    if (!isCacheable(body)) return sendUncached(request, reply, body);
    return sendCacheable(request, reply, {
      headers: { ...cacheableHeaders(version), ...body.headers },
      body,
    });
  }

  /** Sends what is cached from before the database was lost. Throws 503 without it. */
  function sendStale(request: FastifyRequest, reply: FastifyReply, body: CachedBody | undefined) {
    if (!body || body === 'long') throw new OverloadedError('The database does not answer.');
    reply.header('cache-status', staleCacheStatus);
    const { etag: _unknown, ...headers } = cacheableHeaders(0);
    return sendCacheable(request, reply, { headers: { ...headers, ...body.headers }, body });
  }

  /** Sends a long list slice by slice; each slice counts as one more read of the client. */
  async function sendLong(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, requester, headers }: { key: string; requester: Requester; headers: Record<string, string> },
  ) {
    requireCapacity();
    longLists.count(clientNetwork(request.ip), reply);
    const response = await handle(key, requester);
    reply.code(response.status).headers({ ...headers, ...response.headers });
    if (matchesEtag(request.headers['if-none-match'], headers['etag'])) return reply.code(304).send();
    if (request.method === 'HEAD') return reply.send();
    return sendCompressed(
      request,
      reply,
      countChunks(jsonChunks(response), () => app.readLimits.charge(request)),
    );
  }

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    const member = request.staff ?? (await identity.identify(request));
    if (!member) throw new HttpError(401, 'Please sign in.');
    const key = resourceKey(request);
    const requester = { isStaff: true, client: clientNetwork(request.ip) };
    const body = await createBody(key, requester);
    return body === 'long'
      ? sendLong(request, reply, { key, requester, headers: uncachedHeaders })
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

/** Errors and temporary responses are not cached. */
const isCacheable = (body: CompressedResponse): boolean => body.status === 200 && !isMomentary(body);

const publicConfig = { access: 'public', load: 'light', isCrossOrigin: true } as const;

const jsonContentType = 'application/json; charset=utf-8';

const uncachedHeaders = {
  'content-type': jsonContentType,
  'cache-control': 'no-store',
  vary: 'accept-encoding',
} as const;

/** Sends a response that no cache may store: an error, or one for this client alone. */
async function sendUncached(request: FastifyRequest, reply: FastifyReply, response: CompressedResponse) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], response.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(response.status)
    .headers({ ...uncachedHeaders, ...response.headers })
    .send(await response.encode(encoding));
}

/** Concatenates chunks; null, and reads no further, when they are longer than what may be held in memory. */
async function readChunks(chunks: AsyncIterable<string>): Promise<string | null> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > maxHeldCharacters) return null;
  }
  return text;
}

async function* countChunks(chunks: AsyncIterable<string>, onChunk: () => void): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    onChunk();
    yield chunk;
  }
}

/** Sends text of any length as fast as the client reads it. */
function sendCompressed(request: FastifyRequest, reply: FastifyReply, chunks: AsyncIterable<string>) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], Infinity);
  const source = Readable.from(chunks);
  if (encoding === 'identity') return reply.send(source);
  const compressor = createStreamCompressor(encoding);
  // An error or a closed connection ends both; Fastify handles it on the stream that it sends.
  pipeline(source, compressor, () => undefined);
  return reply.header('content-encoding', encoding).send(compressor);
}
