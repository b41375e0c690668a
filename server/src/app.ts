import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Answers } from './api/answers.ts';
import { apiRoutes } from './api/routes.ts';
import type { Config } from './config.ts';
import type { Enquiries } from './enquiries/enquiries.ts';
import { formRoutes } from './enquiries/formRoutes.ts';
import { enquiryRoutes } from './enquiries/staffRoutes.ts';
import { unsubscribeRoutes, unsubscribeUrlOf } from './enquiries/unsubscribeRoutes.ts';
import { answerFailure, failure, HttpError, jsonHeaders, refusalText } from './http/failures.ts';
import { addGates } from './http/gates.ts';
import { addHealth } from './http/health.ts';
import { addKeptAnswers, createKeptAnswers } from './http/keptAnswers.ts';
import { addMetrics, type Metrics } from './http/metrics.ts';
import { addOverload } from './http/overload.ts';
import { addPatience } from './http/patience.ts';
import { loggedPath, logRequest } from './http/requestLog.ts';
import { hasBearer, requireAccess, requireRole } from './http/routeConfig.ts';
import { addSecurityHeaders, securityHeaders } from './http/securityHeaders.ts';
import { plainDocument, plainHeaders } from './pages/plainPage.ts';
import { accountRoutes } from './staff/accountRoutes.ts';
import { createIdentity } from './staff/identify.ts';
import { staffRoutes } from './staff/routes.ts';
import type { Staff } from './staff/staff.ts';
import type { Store } from './store/index.ts';

/** What an app is put together from; `createHouse` makes it all from the configuration. */
export interface AppParts {
  config: Pick<Config, 'apiBase' | 'siteUrl' | 'trustProxy' | 'isAdminOpen' | 'metricsToken'>;
  store: Pick<Store, 'catalogueVersion' | 'knownVersion' | 'ping' | 'enquiries'>;
  answers: Answers;
  staff: Staff;
  enquiries: Enquiries;
  /** What is measured, for `/metrics`; nothing is without it. */
  metrics?: Metrics;
  logger: FastifyBaseLogger;
  /** What else lives below the API base. */
  apiRooms?: readonly FastifyPluginAsync[];
  /** What else lives here: media, pages. Each route says who may reach it (`config.access`). */
  rooms?: readonly FastifyPluginAsync[];
  isStopping?: () => boolean;
  /** Milliseconds. @default Date.now */
  now?: () => number;
}

const second = 1000;
const kilobyte = 1024;

/** The whole server as one app that has not begun to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    store,
    answers,
    staff,
    enquiries,
    metrics,
    logger,
    apiRooms = [],
    rooms = [],
    isStopping = () => false,
    now = Date.now,
  } = parts;
  const headers = securityHeaders({ isHttps: config.siteUrl.startsWith('https:') });

  const keptAnswers = createKeptAnswers({ headers, logger, metrics });

  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 100 * kilobyte,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // What arrives on an open connection while stopping is answered like before, and the connection then ends.
    return503OnClosing: false,
    serverFactory: (listener) => serverOf(keptAnswers.before(listener)),
    // Refused before any hook has run: an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400;
      const text = refusalText(status);
      request.log.debug({ err: error }, 'request refused');
      const isForApi = (request.raw.url ?? '').startsWith(`${config.apiBase}/`);
      const [type, body] = isForApi
        ? [jsonHeaders, JSON.stringify(failure(text))]
        : [plainHeaders, plainDocument(text)];
      reply.hijack();
      reply.raw.writeHead(status, { ...headers.document, ...type }).end(body);
    },
  });
  app.server.maxConnections = 10_000;
  addPatience(app);

  requireAccess(app);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('staff', null);
  addSecurityHeaders(app, headers);
  addKeptAnswers(app, keptAnswers);
  addGates(app, { siteUrl: config.siteUrl });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((_request, reply) => {
    void reply
      .code(404)
      .headers(headers.document)
      .header('cache-control', 'no-store')
      .send(failure(refusalText(404)));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    logRequest(request.log, { method, path: loggedPath(request), status, ms });
    done();
  });

  await addOverload(app);
  await app.register(fastifyCookie);
  const identity = createIdentity({ staff, isAdminOpen: config.isAdminOpen, siteUrl: config.siteUrl });
  app.addHook('onRequest', async (request) => {
    const { access, bearer } = request.routeOptions.config;
    if (access !== 'staff' || hasBearer(request, bearer)) return;
    request.staff = await identity.identify(request);
    requireRole(request);
  });

  addHealth(app, { store, isStopping });
  if (metrics) addMetrics(app, { metrics, token: config.metricsToken });
  await app.register(
    async (api) => {
      await api.register(apiRoutes, { answers, store, identity, apiBase: config.apiBase });
      await api.register(staffRoutes, { staff, identity });
      await api.register(accountRoutes, { staff, identity });
      await api.register(formRoutes, { enquiries });
      await api.register(unsubscribeRoutes, { enquiries });
      await api.register(enquiryRoutes, { store, unsubscribeUrl: unsubscribeUrlOf(config), now });
      for (const room of apiRooms) await api.register(room);
      // Below the API every address answers in JSON, whatever catch-all the pages bring.
      api.get('/*', { config: { access: 'public' } }, async () => {
        throw new HttpError(404, refusalText(404));
      });
    },
    { prefix: config.apiBase },
  );
  for (const room of rooms) await app.register(room);
  return app;
}

/** Node's server with bounds for those who hold it up. */
function serverOf(listener: RequestListener): Server {
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
  // Whoever neither sends nor reads anything for so long is gone, or wants to hold us up.
  return server.setTimeout(60 * second);
}
