import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Every visitor gets the same response, regardless of cookies, so that other origins may read it (CORS).
     * Requests with `scope=all` are for staff and stay closed.
     * @default false
     */
    isCrossOrigin?: boolean;
  }
}

/** Lets pages of any origin read a response; browsers refuse it for requests with credentials. */
export const anyOrigin = { 'access-control-allow-origin': '*' } as const;

const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'content-type, if-none-match',
  'access-control-max-age': '86400',
} as const;

const isOpen = ({ query, routeOptions }: FastifyRequest) =>
  routeOptions.config.isCrossOrigin === true && !(isRecord(query) && query['scope'] === 'all');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Marks the responses of cross-origin routes, including errors. */
export function addCrossOriginReads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOpen(request)) reply.headers(anyOrigin);
    done();
  });
}

export interface ApiRoute {
  /** Path below the prefix of the app. */
  path: string;
  methods: readonly string[];
  config: NonNullable<RouteOptions['config']>;
}

/** Returns a list that fills with the routes registered from here on. */
export function collectRoutes(app: FastifyInstance): ApiRoute[] {
  const routes: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, routePath, config = {} }) => {
    // The path `/` is registered with and without its slash.
    routes.push({ path: routePath || '/', methods: [method].flat(), config });
  });
  return routes;
}

const methodOrder = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Responds to `OPTIONS` for the routes: their methods, and those other sites may use (RFC 9110, 9.3.7; Fetch,
 * CORS preflight).
 */
export function addOptionsRoutes(app: FastifyInstance, routes: readonly ApiRoute[]): void {
  for (const [path, samePath] of Map.groupBy([...routes], (route) => route.path)) {
    const methods = new Set(samePath.flatMap((route) => route.methods));
    const allow = [...methodOrder.filter((method) => methods.has(method)), 'OPTIONS'].join(', ');
    const isCrossOrigin = samePath.some(({ config }) => config.isCrossOrigin);
    app.options(path, { config: { access: 'public', load: 'light', isCrossOrigin } }, (request, reply) =>
      reply
        .code(204)
        .headers({ allow, 'cache-control': 'no-store', ...(isOpen(request) ? preflightHeaders : {}) })
        .send(),
    );
  }
}
