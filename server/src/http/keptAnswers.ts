import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, type Packing, packingFor } from '../api/packing.ts';
import { logRequest, withoutQuery } from './requestLog.ts';
import type { Metrics } from './metrics.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: KeptAnswers;
  }
}

/** A good answer that is kept whole, for whoever asks. */
export interface KeptAnswer {
  /** Pattern of the route it belongs to. */
  route: string;
  /** Its own headers, `etag` among them; those of every document come in front. */
  headers: Readonly<Record<string, string>>;
  packed: Packed;
}

/** Finds what is kept for an address, at once and without a question to anybody. */
export type FindKept = (url: string) => KeptAnswer | null;

/**
 * The short path: a plain GET of what is kept whole is answered at once, before the framework makes its objects and
 * passes them through hooks that would change nothing. It is the same answer to the last header, is counted and logged
 * in the same manner, and whatever is not so plain goes the whole way.
 */
export interface KeptAnswers {
  find(find: FindKept): void;
  /** In front of the framework's own listener. */
  before(next: RequestListener): RequestListener;
  /** From now on everything goes the whole way, where connections are told that the server ends. */
  end(): void;
}

export interface KeptAnswersOptions {
  headers: SecurityHeaders;
  logger: FastifyBaseLogger;
  metrics?: Metrics | undefined;
}

/** What a 304 repeats of the answer it stands for (RFC 9110, 15.4.5): who asks has all the rest. */
const repeated: ReadonlySet<string> = new Set([
  'cache-control',
  'content-location',
  'etag',
  'expires',
  'vary',
]);

/** Names and values in turn: what Node writes as it is. */
type HeaderList = string[];

export function createKeptAnswers({
  headers: { document },
  logger,
  metrics,
}: KeptAnswersOptions): KeptAnswers {
  const finders: FindKept[] = [];
  let isEnding = false;
  // Made once for each answer, and for each of its packings.
  const unchangedHeaders = new WeakMap<Packed, HeaderList>();
  const wholeHeaders = new WeakMap<Buffer, HeaderList>();

  function unchanged({ headers, packed }: KeptAnswer): HeaderList {
    const known = unchangedHeaders.get(packed);
    if (known) return known;
    const made = Object.entries(headers).filter(([name]) => repeated.has(name));
    unchangedHeaders.set(packed, made.flat());
    return made.flat();
  }

  function whole({ headers }: KeptAnswer, bytes: Buffer, packing: Packing): HeaderList {
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

  function found(url: string): KeptAnswer | null {
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
    if (isNamed(headers['if-none-match'], kept.headers['etag'])) {
      response.writeHead(304, unchanged(kept)).end();
    } else {
      const packing = packingFor(headers['accept-encoding'], kept.packed.size);
      const bytes = kept.packed.made(packing);
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
    find(find) {
      finders.push(find);
    },
    before: (next) => (request, response) => {
      if (!answered(request, response)) next(request, response);
    },
    end() {
      isEnding = true;
    },
  };
}

/** Lets rooms say what they keep. */
export function addKeptAnswers(app: FastifyInstance, keptAnswers: KeptAnswers): void {
  app.decorate('keptAnswers', keptAnswers);
  app.addHook('preClose', (done) => {
    keptAnswers.end();
    done();
  });
}

/** The same answer by way of the framework, packed first when nobody has asked for it so; or one that is not kept. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, packed }: Pick<KeptAnswer, 'headers' | 'packed'>,
) {
  reply.headers(headers);
  if (reply.statusCode === 200 && isNamed(request.headers['if-none-match'], headers['etag'])) {
    for (const name of Object.keys(reply.getHeaders())) if (!repeated.has(name)) reply.removeHeader(name);
    return reply.code(304).send();
  }
  const packing = packingFor(request.headers['accept-encoding'], packed.size);
  if (packing !== 'identity') reply.header('content-encoding', packing);
  return reply.send(await packed.bytes(packing));
}

/** Whether an `If-None-Match` header names the tag; weak and strong count alike for reads. */
function isNamed(header: string | undefined, etag: string | undefined): boolean {
  if (header === undefined || etag === undefined) return false;
  if (header === etag) return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
