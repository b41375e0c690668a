import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedBody, type ContentEncoding, negotiateEncoding } from '../api/compression.ts';
import { logRequest, withoutQuery } from './requestLog.ts';
import type { Metrics } from './metrics.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cachedResponses: CachedResponses;
  }
}

/** A good answer that is kept whole, for whoever asks. */
export interface CachedResponse {
  /** Pattern of the route it belongs to. */
  route: string;
  /** Its own headers, `etag` among them; those of every document come in front. */
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
}

/** Finds what is kept for an address, at once and without a question to anybody. */
export type CachedResponseLookup = (url: string) => CachedResponse | null;

/**
 * The short path: a plain GET of what is kept whole is answered at once, before the framework makes its objects and
 * passes them through hooks that would change nothing. It is the same answer to the last header, is counted and logged
 * in the same manner, and whatever is not so plain goes the whole way.
 */
export interface CachedResponses {
  addLookup(find: CachedResponseLookup): void;
  /** In front of the framework's own listener. */
  wrapListener(next: RequestListener): RequestListener;
  /** From now on everything goes the whole way, where connections are told that the server ends. */
  disable(): void;
}

export interface CachedResponsesOptions {
  headers: SecurityHeaders;
  logger: FastifyBaseLogger;
  metrics?: Metrics | undefined;
}

/** What a 304 repeats of the answer it stands for (RFC 9110, 15.4.5): who asks has all the rest. */
const notModifiedHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'content-location',
  'etag',
  'expires',
  'vary',
]);

/** Names and values in turn: what Node writes as it is. */
type HeaderList = string[];

export function createCachedResponses({
  headers: { document },
  logger,
  metrics,
}: CachedResponsesOptions): CachedResponses {
  const finders: CachedResponseLookup[] = [];
  let isEnding = false;
  // Made once for each answer, and for each of its packings.
  const unchangedHeaders = new WeakMap<CompressedBody, HeaderList>();
  const wholeHeaders = new WeakMap<Buffer, HeaderList>();

  function unchanged({ headers, body }: CachedResponse): HeaderList {
    const known = unchangedHeaders.get(body);
    if (known) return known;
    const made = Object.entries(headers).filter(([name]) => notModifiedHeaders.has(name));
    unchangedHeaders.set(body, made.flat());
    return made.flat();
  }

  function whole({ headers }: CachedResponse, bytes: Buffer, packing: ContentEncoding): HeaderList {
    const known = wholeHeaders.get(bytes);
    if (known) return known;
    const made = Object.entries({
      ...document,
      ...headers,
      ...(packing === 'identity' ? {} : { 'content-encoding': packing }),
      'content-length': String(bytes.length),
    }).flat();
    wholeHeaders.set(bytes, made);
    return made;
  }

  function found(url: string): CachedResponse | null {
    for (const find of finders) {
      const kept = find(url);
      if (kept) return kept;
    }
    return null;
  }

  /** Whether it has been answered. */
  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url } = request;
    if (isEnding || method !== 'GET' || url === undefined) return false;
    const kept = found(url);
    if (!kept) return false;
    const { headers } = request;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const began = performance.now();
    if (matchesEtag(headers['if-none-match'], kept.headers['etag'])) {
      response.writeHead(304, unchanged(kept)).end();
    } else {
      const packing = negotiateEncoding(headers['accept-encoding'], kept.body.size);
      const bytes = kept.body.encodedIfReady(packing);
      if (!bytes) return false;
      response.writeHead(200, whole(kept, bytes, packing)).end(bytes);
    }
    response.on('finish', () => {
      const ms = performance.now() - began;
      const { statusCode: status } = response;
      logRequest(logger, { method, path: withoutQuery(url), status, ms }, randomUUID);
      metrics?.observe({ method, route: kept.route, status, seconds: ms / 1000 });
    });
    return true;
  }

  return {
    addLookup(find) {
      finders.push(find);
    },
    wrapListener: (next) => (request, response) => {
      if (!answered(request, response)) next(request, response);
    },
    disable() {
      isEnding = true;
    },
  };
}

/** Lets rooms say what they keep. */
export function addCachedResponses(app: FastifyInstance, cachedResponses: CachedResponses): void {
  app.decorate('cachedResponses', cachedResponses);
  app.addHook('preClose', (done) => {
    cachedResponses.disable();
    done();
  });
}

/** The same answer by way of the framework, packed first when nobody has asked for it so; or one that is not kept. */
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
  const packing = negotiateEncoding(request.headers['accept-encoding'], body.size);
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply.send(await body.encode(packing));
}

/** Whether an `If-None-Match` header names the tag; weak and strong count alike for reads. */
function matchesEtag(header: string | undefined, etag: string | undefined): boolean {
  if (header === undefined || etag === undefined) return false;
  if (header === etag) return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
