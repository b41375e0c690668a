import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedBody, type ContentEncoding, negotiateEncoding } from './compression.ts';
import { logRequest, withoutQuery } from './requestLog.ts';
import type { Metrics } from './metrics.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cachedResponses: CachedResponses;
  }
}

/** A cached response with status 200, the same for every client. */
export interface CachedResponse {
  /** Pattern of its route, for metrics. */
  route: string;
  /** Headers of this response, including `etag`, sent after those of every document. */
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
}

/**
 * Looks up the cached response of a request synchronously; null also for requests that need an
 * individual response.
 */
export type CachedResponseLookup = (url: string, headers: IncomingHttpHeaders) => CachedResponse | null;

/**
 * Fast path: serves plain GETs of cached responses before Fastify creates its objects and runs its hooks, with the same
 * headers, log line and metrics. Everything else goes through Fastify.
 */
export interface CachedResponses {
  addLookup(lookup: CachedResponseLookup): void;
  /** Wraps Fastify's request listener. */
  wrapListener(next: RequestListener): RequestListener;
  /** Sends every further request through Fastify, which closes connections while the server stops. */
  disable(): void;
}

export interface CachedResponsesOptions {
  headers: SecurityHeaders;
  logger: FastifyBaseLogger;
  metrics?: Metrics | undefined;
}

/** Marks a response of an older version, sent while the database does not respond (`Cache-Status`, RFC 9211). */
export const staleCacheStatus = 'elvora; hit; detail=stale';

/** Headers a 304 repeats from the 200 response (RFC 9110, 15.4.5). */
const notModifiedHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'content-location',
  'etag',
  'expires',
  'vary',
]);

/** Alternating names and values, as `writeHead` accepts them. */
type HeaderList = string[];

/** Creates the header lists of responses, once for each response and encoding. */
function createHeaderLists(document: SecurityHeaders['document']) {
  const notModifiedLists = new WeakMap<CompressedBody, HeaderList>();
  const fullLists = new WeakMap<Buffer, HeaderList>();

  function notModified({ headers, body }: CachedResponse): HeaderList {
    const cached = notModifiedLists.get(body);
    if (cached) return cached;
    const list = Object.entries(headers)
      .filter(([name]) => notModifiedHeaders.has(name))
      .flat();
    notModifiedLists.set(body, list);
    return list;
  }

  function full({ headers }: CachedResponse, bytes: Buffer, encoding: ContentEncoding): HeaderList {
    const cached = fullLists.get(bytes);
    if (cached) return cached;
    const list = Object.entries({
      ...document,
      ...headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    }).flat();
    fullLists.set(bytes, list);
    return list;
  }

  return { notModified, full };
}

export function createCachedResponses({
  headers: { document },
  logger,
  metrics,
}: CachedResponsesOptions): CachedResponses {
  const lookups: CachedResponseLookup[] = [];
  let isDisabled = false;
  const headerLists = createHeaderLists(document);

  function findCached(url: string, headers: IncomingHttpHeaders): CachedResponse | null {
    for (const lookup of lookups) {
      const cached = lookup(url, headers);
      if (cached) return cached;
    }
    return null;
  }

  /** Returns whether it has responded. */
  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (isDisabled || method !== 'GET' || url === undefined) return false;
    const { headers } = request;
    const cached = findCached(url, headers);
    if (!cached) return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const startedAt = performance.now();
    if (matchesEtag(headers['if-none-match'], cached.headers['etag'])) {
      response.writeHead(304, headerLists.notModified(cached)).end();
    } else {
      const encoding = negotiateEncoding(headers['accept-encoding'], cached.body.size);
      const bytes = cached.body.encodedIfReady(encoding);
      if (!bytes) return false;
      response.writeHead(200, headerLists.full(cached, bytes, encoding)).end(bytes);
    }
    response.on('finish', () => {
      const ms = performance.now() - startedAt;
      const { statusCode: status } = response;
      logRequest(logger, { method, path: withoutQuery(url), status, ms }, randomUUID);
      metrics?.observe({ method, route: cached.route, status, seconds: ms / 1000 });
    });
    return true;
  }

  return {
    addLookup(lookup) {
      lookups.push(lookup);
    },
    wrapListener: (next) => (request, response) => {
      if (!respond(request, response)) next(request, response);
    },
    disable() {
      isDisabled = true;
    },
  };
}

/** Decorates the app, so that plugins can add their lookups. */
export function addCachedResponses(app: FastifyInstance, cachedResponses: CachedResponses): void {
  app.decorate('cachedResponses', cachedResponses);
  app.addHook('preClose', (done) => {
    cachedResponses.disable();
    done();
  });
}

/** Sends a response through Fastify as the fast path would, compressing it first where necessary. */
export async function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: Pick<CachedResponse, 'headers' | 'body'>,
) {
  reply.headers(headers);
  if (reply.statusCode === 200 && matchesEtag(request.headers['if-none-match'], headers['etag'])) {
    for (const name of Object.keys(reply.getHeaders()))
      if (!notModifiedHeaders.has(name)) reply.removeHeader(name);
    return reply.code(304).send();
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'], body.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.encode(encoding));
}

/** Whether an `If-None-Match` header contains the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string | undefined): boolean {
  if (header === undefined || etag === undefined) return false;
  if (header === etag) return true;
  const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));
}
