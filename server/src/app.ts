import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { ApiHandler } from './api/apiHandler.ts';
import { auditRoutes } from './audit/auditRoutes.ts';
import { createAuditTrail } from './audit/auditTrail.ts';
import { type MissRecorder, noMissRecorder } from './api/misses/missRecorder.ts';
import { searchChoiceRoute } from './api/misses/searchChoiceRoute.ts';
import { searchMissRoute } from './api/misses/searchMissRoute.ts';
import { cspReportRoutes } from './audit/cspReportRoutes.ts';
import { addApiIndex } from './api/apiIndexRoute.ts';
import { apiRoutes } from './api/apiRoutes.ts';
import type { ClockGuard } from './clockGuard.ts';
import { type Config, uploadsDirOf } from './config.ts';
import type { EnquiryService } from './enquiries/enquiryService.ts';
import { enquiryFormRoutes } from './enquiries/enquiryFormRoutes.ts';
import { enquiryRoutes } from './enquiries/enquiryRoutes.ts';
import { newsletterRoutes, newsletterBaseUrls } from './pages/newsletterRoutes.ts';
import { handleError, errorBody, HttpError, jsonErrorHeaders, statusMessage } from './http/httpErrors.ts';
import { addProxyGuard } from './http/proxyGuard.ts';
import { addHostGuard } from './http/hostGuard.ts';
import { addReadLimits, createReadLimits } from './http/readLimits.ts';
import { addParameterGuard, addRequestGuards } from './http/requestGuards.ts';
import { addHealth } from './http/health.ts';
import { addCachedResponses, createCachedResponses } from './http/cachedResponses.ts';
import { addCrossOriginReads, addOptionsRoutes, collectRoutes } from './http/crossOriginReads.ts';
import { addMetrics, type Metrics } from './http/metrics.ts';
import { originForm, rejectUnreadable } from './http/requestTarget.ts';
import { addLoadShedding, type LoadSample } from './http/loadShedding.ts';
import { addRequestTimeouts } from './http/requestTimeouts.ts';
import { redactedPath, logRequest } from './http/requestLog.ts';
import { hasBearer, requireDeclaredAccess, requireRole } from './http/routeConfig.ts';
import { addSecurityHeaders, securityHeaders } from './http/securityHeaders.ts';
import { renderMinimalPage, minimalPageHeaders } from './pages/minimalPage.ts';
import { securityTxtRoute } from './pages/securityTxtRoute.ts';
import { accountRoutes } from './staff/accountRoutes.ts';
import { clockRoutes } from './staff/clockRoutes.ts';
import { createIdentity } from './staff/identity.ts';
import { preferenceRoutes } from './staff/preferenceRoutes.ts';
import { securityRoutes } from './staff/securityRoutes.ts';
import { sessionRoutes } from './staff/sessionRoutes.ts';
import type { StaffService } from './staff/staffService.ts';
import type { Store } from './store/index.ts';

/** Parts of the app; `createServer` creates them from the configuration. */
export interface AppOptions {
  config: Pick<
    Config,
    | 'apiBase'
    | 'siteUrl'
    | 'hasSecureSubdomains'
    | 'trustProxy'
    | 'isAdminOpen'
    | 'metricsToken'
    | 'readRate'
    | 'securityContact'
    | 'dataDir'
  >;
  store: Pick<
    Store,
    | 'catalogueVersion'
    | 'cachedCatalogueVersion'
    | 'ping'
    | 'staff'
    | 'enquiries'
    | 'auditLog'
    | 'cspReports'
    | 'searchMisses'
    | 'productsByIds'
  >;
  apiHandler: ApiHandler;
  staff: StaffService;
  clock: Pick<ClockGuard, 'confirm'>;
  enquiries: EnquiryService;
  /** Enables measurements and `/metrics`. */
  metrics?: Metrics;
  logger: FastifyBaseLogger;
  /** Further plugins below the API base. */
  apiPlugins?: readonly FastifyPluginAsync[];
  /** Further plugins, such as media and pages. Every route declares its access (`config.access`). */
  plugins?: readonly FastifyPluginAsync[];
  isStopping?: () => boolean;
  /** Off in development and tests, where the machine is busy with other work. @default true */
  shedsLoad?: boolean;
  /** Rejects while the bucket cannot be reached. @default there is none */
  pingBucket?: () => Promise<void>;
  /** @default this process */
  readLoad?: () => LoadSample;
  /** Current time in milliseconds. @default Date.now */
  now?: () => number;
  /** Records missed searches. @default nothing is recorded */
  missRecorder?: MissRecorder;
}

const second = 1000;
const kilobyte = 1024;

/** Builds the app; it does not listen yet. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    store,
    staff,
    metrics,
    logger,
    plugins = [],
    isStopping = () => false,
    shedsLoad = true,
    readLoad,
    pingBucket,
    now = Date.now,
    missRecorder = noMissRecorder,
  } = parts;
  const headers = securityHeaders({
    isHttps: config.siteUrl.startsWith('https:'),
    hasSecureSubdomains: config.hasSecureSubdomains,
  });

  const cachedResponses = createCachedResponses({ headers, logger, metrics });

  const app = createFastify({ config, headers, cachedResponses, logger });
  app.server.maxConnections = 10_000;
  addRequestTimeouts(app);

  requireDeclaredAccess(app);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('staff', null);
  addSecurityHeaders(app, headers);
  addCachedResponses(app, cachedResponses);
  if (config.isAdminOpen) {
    addProxyGuard(app);
    addHostGuard(app);
  }
  addReadLimits(app, createReadLimits({ perSecond: config.readRate, now }));
  app.decorate('missRecorder', missRecorder);
  addRequestGuards(app, { siteUrl: config.siteUrl });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => {
    void reply
      .code(404)
      .headers(headers.document)
      .header('cache-control', 'no-store')
      .send(errorBody(statusMessage(404)));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    logRequest(request.log, { method, path: redactedPath(request), status, ms });
    done();
  });

  await addLoadShedding(app, { isEnabled: shedsLoad, readLoad });
  await app.register(fastifyCookie);
  const identity = createIdentity({ staff, isAdminOpen: config.isAdminOpen, siteUrl: config.siteUrl });
  app.addHook('onRequest', async (request) => {
    const { access, bearer } = request.routeOptions.config;
    if (access !== 'staff' || hasBearer(request, bearer)) return;
    request.staff = await identity.identify(request);
    requireRole(request);
  });

  addHealth(app, { store, pingBucket, isStopping });
  await app.register(securityTxtRoute, { config, now });
  if (metrics) addMetrics(app, { metrics, token: config.metricsToken });
  await app.register(apiScope({ ...parts, identity, missRecorder, now }), { prefix: config.apiBase });
  for (const plugin of plugins) await app.register(plugin);
  return app;
}

interface FastifyParts extends Pick<AppOptions, 'config' | 'logger'> {
  headers: ReturnType<typeof securityHeaders>;
  cachedResponses: ReturnType<typeof createCachedResponses>;
}

/** Creates Fastify without plugins, with responses to requests that it cannot parse. */
function createFastify({ config, headers, cachedResponses, logger }: FastifyParts): FastifyInstance {
  return Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 100 * kilobyte,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // While stopping, requests on open connections are still served; the connection is closed after them.
    return503OnClosing: false,
    serverFactory: (listener) => createHttpServer(originForm(cachedResponses.wrapListener(listener))),
    clientErrorHandler: (error, socket) => rejectUnreadable(error, socket, headers),
    // Malformed URLs are rejected before any hook has run.
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      const message = statusMessage(status);
      request.log.debug({ err: error }, 'request rejected');
      const isApiRequest = (request.raw.url ?? '').startsWith(`${config.apiBase}/`);
      const [type, body] = isApiRequest
        ? [jsonErrorHeaders, JSON.stringify(errorBody(message))]
        : [minimalPageHeaders, renderMinimalPage(message)];
      reply.hijack();
      reply.raw.writeHead(status, { ...headers.document, ...type }).end(body);
    },
  });
}

interface ApiParts extends Pick<
  AppOptions,
  'config' | 'store' | 'apiHandler' | 'staff' | 'clock' | 'enquiries' | 'apiPlugins'
> {
  identity: ReturnType<typeof createIdentity>;
  missRecorder: MissRecorder;
  now: () => number;
}

/** All routes below the API base. */
function apiScope(parts: ApiParts): FastifyPluginAsync {
  const { config, store, apiHandler, staff, clock, enquiries, apiPlugins = [] } = parts;
  const { identity, missRecorder, now } = parts;
  return async (api) => {
    addCrossOriginReads(api);
    addParameterGuard(api);
    const routes = collectRoutes(api);
    await api.register(apiRoutes, { apiHandler, store, identity, apiBase: config.apiBase });
    const audit = createAuditTrail(store.auditLog, now);
    await api.register(sessionRoutes, { staff, identity, audit });
    await api.register(accountRoutes, { staff, identity, audit });
    await api.register(securityRoutes, { staff, store, identity, audit });
    await api.register(clockRoutes, { clock, staff, identity, audit });
    await api.register(auditRoutes, { store });
    await api.register(cspReportRoutes, { store, apiBase: config.apiBase, now });
    await api.register(preferenceRoutes, { store });
    await api.register(enquiryFormRoutes, { enquiries, uploadsDir: uploadsDirOf(config) });
    await api.register(newsletterRoutes, { enquiries });
    await api.register(enquiryRoutes, {
      store,
      audit,
      unsubscribeUrl: newsletterBaseUrls(config).unsubscribe,
      now,
    });
    await api.register(searchChoiceRoute);
    await api.register(searchMissRoute, { store, isRecording: missRecorder !== noMissRecorder });
    for (const plugin of apiPlugins) await api.register(plugin);
    addApiIndex(api, [...routes], config.apiBase);
    addOptionsRoutes(api, [...routes]);
    // Unknown API addresses get a JSON error instead of the pages' catch-all.
    api.get('/*', { config: { access: 'public', isCrossOrigin: true } }, async () => {
      throw new HttpError(404, statusMessage(404));
    });
  };
}

/** Creates Node's server with limits against slow and idle clients. */
function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * kilobyte,
      headersTimeout: 10 * second,
      connectionsCheckingInterval: 2 * second,
      keepAliveTimeout: 65 * second,
    },
    listener,
  );
  server.maxRequestsPerSocket = 1000;
  // Closes sockets without traffic in either direction.
  return server.setTimeout(60 * second);
}
