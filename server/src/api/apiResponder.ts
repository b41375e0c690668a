import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTemporary, missedQuery } from '../http/apiResponse.ts';
import { matchesEtag } from '../http/cachedResponses.ts';
import {
  type CompressedResponse,
  createCompressedBody,
  createStreamCompressor,
  negotiateEncoding,
} from '../http/compression.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { OverloadedError } from '../overloadedError.ts';
import type { ApiHandler, Requester } from './apiHandler.ts';
import { createLongLists } from './longLists.ts';
import { jsonChunks } from './productSlices.ts';

/** Longer lists are created separately for each request and sent in slices. */
const maxHeldCharacters = 1024 * 1024;

/** A response, or `long` for a list that must not be held in memory. */
export type CachedBody = (CompressedResponse & { missed: string | null }) | 'long';

export const jsonContentType = 'application/json; charset=utf-8';

export const uncachedHeaders = {
  'content-type': jsonContentType,
  'cache-control': 'no-store',
  vary: 'accept-encoding',
} as const;

export interface LongResponse {
  key: string;
  requester: Requester;
  headers: Record<string, string>;
}

/** Creates responses of the API, and streams those that are too long to hold in memory. */
export function createApiResponder(app: FastifyInstance, apiHandler: ApiHandler) {
  const handle = apiHandler.sliced ?? apiHandler;
  const longLists = createLongLists();

  /** Throws `OverloadedError` while the server is overloaded; cached responses are still served. */
  function requireCapacity(): void {
    if (app.isUnderPressure()) throw new OverloadedError('The server is overloaded.');
  }

  /** Returns a response, or `long` for a list that must not be held in memory. */
  async function create(key: string, requester: Requester): Promise<CachedBody> {
    requireCapacity();
    const response = await handle(key, requester);
    const json = await readChunks(jsonChunks(response));
    if (json === null) return 'long';
    const { status, headers } = response;
    return {
      ...createCompressedBody(Buffer.from(json)),
      status,
      missed: missedQuery(response),
      ...(headers ? { headers } : {}),
    };
  }

  /** Streams a long list in slices; each slice counts as one more read of the client. */
  async function sendLong(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, requester, headers }: LongResponse,
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

  return { create, sendLong };
}

export type ApiResponder = ReturnType<typeof createApiResponder>;

/** Errors and temporary responses are not cached. */
export const isCacheable = (body: CompressedResponse): boolean => body.status === 200 && !isTemporary(body);

/** Sends a response that no cache may store: an error, or one for this client only. */
export async function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CompressedResponse,
) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'], response.size);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(response.status)
    .headers({ ...uncachedHeaders, ...response.headers })
    .send(await response.encode(encoding));
}

/** Concatenates chunks; stops reading and returns null when they exceed the in-memory limit. */
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
