import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpErrors.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { withoutQuery } from '../http/requestLog.ts';
import type { Identity } from '../staff/identity.ts';
import type { Store } from '../store/index.ts';
import { type ApiHandler, apiPaths, staffOnlyPaths } from './apiHandler.ts';
import { createApiResponder, sendUncached, uncachedHeaders } from './apiResponder.ts';
import { createPublicResponses } from './publicResponses.ts';

export interface ApiRoutesOptions {
  apiHandler: ApiHandler;
  store: Pick<Store, 'catalogueVersion' | 'cachedCatalogueVersion'>;
  identity: Pick<Identity, 'identify'>;
  /** Path prefix of these routes; the rest of an address is the resource key. */
  apiBase: string;
}

/**
 * Serves the read endpoints of the API: the same responses that pages get in-process, with `ETag` and
 * compression.
 */
export async function apiRoutes(
  app: FastifyInstance,
  { apiHandler, store, identity, apiBase }: ApiRoutesOptions,
) {
  const responder = createApiResponder(app, apiHandler);
  const publicResponses = createPublicResponses(app, { responder, store });

  const resourceKey = ({ raw }: FastifyRequest) => (raw.url ?? '').slice(apiBase.length);

  const sendToVisitor = (request: FastifyRequest, reply: FastifyReply) =>
    publicResponses.send(request, reply, resourceKey(request));

  async function sendToStaff(request: FastifyRequest, reply: FastifyReply) {
    const member = request.staff ?? (await identity.identify(request));
    if (!member) throw new HttpError(401, 'Please sign in.');
    const key = resourceKey(request);
    const requester = { isStaff: true, client: clientNetwork(request.ip) };
    const body = await responder.create(key, requester);
    return body === 'long'
      ? responder.sendLong(request, reply, { key, requester, headers: uncachedHeaders })
      : sendUncached(request, reply, body);
  }

  const publicRoutes = new Set(apiPaths.filter((path) => !staffOnlyPaths.has(path)));
  const categoryRoute = '/products/categories/*';
  app.cachedResponses.addLookup((url) => {
    if (!url.startsWith(apiBase)) return null;
    const key = url.slice(apiBase.length);
    const cached = publicResponses.findCached(key);
    if (!cached) return null;
    const path = withoutQuery(key);
    return { route: `${apiBase}${publicRoutes.has(path) ? path : categoryRoute}`, ...cached };
  });

  for (const path of apiPaths) {
    if (staffOnlyPaths.has(path)) {
      app.get(path, { config: { access: 'staff' } }, sendToStaff);
    } else {
      app.get<{ Querystring: { scope?: unknown } }>(path, { config: publicConfig }, (request, reply) =>
        request.query.scope === 'all' ? sendToStaff(request, reply) : sendToVisitor(request, reply),
      );
    }
  }
  for (const path of ['/products/:id/history', '/categories/:id/history', '/vocabulary/:id/history']) {
    app.get(path, { config: { access: 'staff' } }, sendToStaff);
  }
  app.get(categoryRoute, { config: publicConfig }, sendToVisitor);
}

const publicConfig = { access: 'public', load: 'light', isCrossOrigin: true } as const;
