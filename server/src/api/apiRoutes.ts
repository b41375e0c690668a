import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '../concurrencyLimit.ts';
import { HttpError } from '../http/httpErrors.ts';
import { sendCacheable } from '../http/cachedResponses.ts';
import { withoutQuery } from '../http/requestLog.ts';
import type { Identity } from '../staff/identity.ts';
import type { Store } from '../store/index.ts';
import { createResponseCache } from './responseCache.ts';
import { type ApiHandler, apiPaths, type Requester, staffOnlyPaths } from './apiHandler.ts';
import { compressResponse, type CompressedResponse, negotiateEncoding } from './compression.ts';

export interface ApiRoutesOptions {
  apiHandler: ApiHandler;
  store: Pick<Store, 'catalogueVersion' | 'cachedCatalogueVersion'>;
  identity: Pick<Identity, 'identify'>;
  /** Path these routes are below; the rest of an address is the resource key. */
  apiBase: string;
}

/** The read half of the API over HTTP: the same answers pages get in the process, with ETag and packing. */
export async function apiRoutes(
  app: FastifyInstance,
  { apiHandler, store, identity, apiBase }: ApiRoutesOptions,
) {
  const cache = createResponseCache();
  // Another start may answer in another shape, so its tags differ even for the same catalogue.
  const start = randomBytes(4).toString('hex');

  /** Answers that are kept go on while the server is overloaded; new ones are not made. */
  async function made(key: string, asker?: Requester) {
    if (app.isUnderPressure()) throw new OverloadedError('No answer is made for now.');
    return apiHandler(key, asker);
  }

  const keyOf = ({ raw }: FastifyRequest) => (raw.url ?? '').slice(apiBase.length);

  const headersOf = (version: number) => ({
    'content-type': jsonContentType,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: `W/"${start}.${version}"`,
  });

  async function sendPublic(request: FastifyRequest, reply: FastifyReply) {
    const key = keyOf(request);
    // Read before the answer: a write in between makes the tag too old, never too new.
    const version = await store.catalogueVersion();
    // Only what exists has been given a tag, but a tag can be sent with any address: the answer is needed to tell.
    const packed = await cache.getOrCreate(key, version, () => made(key));
    if (packed.status === 200)
      return sendCacheable(request, reply, { headers: headersOf(version), body: packed });
    return sendUncached(request, reply, packed);
  }

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    const who = request.staff ?? (await identity.identify(request));
    if (!who) throw new HttpError(401, 'Please sign in.');
    return sendUncached(request, reply, compressResponse(await made(keyOf(request), { isStaff: true })));
  }

  const publicRoutes = new Set(apiPaths.filter((path) => !staffOnlyPaths.has(path)));
  const namedRoute = '/products/categories/*';
  app.cachedResponses.addLookup((url) => {
    if (!url.startsWith(apiBase)) return null;
    const version = store.cachedCatalogueVersion();
    const key = url.slice(apiBase.length);
    const packed = version === null ? null : cache.getCached(key, version);
    if (version === null || packed === null) return null;
    const path = withoutQuery(key);
    const route = `${apiBase}${publicRoutes.has(path) ? path : namedRoute}`;
    return { route, headers: headersOf(version), body: packed };
  });

  for (const path of apiPaths) {
    if (staffOnlyPaths.has(path)) {
      app.get(path, { config: { access: 'staff' } }, sendToStaff);
    } else {
      app.get<{ Querystring: { scope?: unknown } }>(
        path,
        { config: { access: 'public', load: 'light' } },
        (request, reply) =>
          request.query.scope === 'all' ? sendToStaff(request, reply) : sendPublic(request, reply),
      );
    }
  }
  for (const path of ['/products/:id/history', '/categories/:id/history']) {
    app.get(path, { config: { access: 'staff' } }, sendToStaff);
  }
  app.get(namedRoute, { config: { access: 'public', load: 'light' } }, sendPublic);
}

const jsonContentType = 'application/json; charset=utf-8';

/** What is for this asker alone, or no good answer: nobody keeps it. */
async function sendUncached(request: FastifyRequest, reply: FastifyReply, packed: CompressedResponse) {
  const packing = negotiateEncoding(request.headers['accept-encoding'], packed.size);
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply
    .code(packed.status)
    .headers({ 'content-type': jsonContentType, 'cache-control': 'no-store', vary: 'accept-encoding' })
    .send(await packed.encode(packing));
}
