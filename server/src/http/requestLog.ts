import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Returns a path for the log: without the query, which contains typed text, and without tokens, which are secrets. */
export function redactedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '';
  return pattern.endsWith('/:token') ? pattern : withoutQuery(url);
}

export function withoutQuery(url: string): string {
  const queryStart = url.indexOf('?');
  return queryStart === -1 ? url : url.slice(0, queryStart);
}

interface LoggedRequest {
  method: string;
  path: string;
  status: number;
  /** Duration in milliseconds. */
  ms: number;
}

const levelsWithRequests: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/** Logs a request (O83); `createRequestId` supplies an id where the logger is not bound to one. */
export function logRequest(
  logger: FastifyBaseLogger,
  { ms, ...request }: LoggedRequest,
  createRequestId?: () => string,
): void {
  if (!levelsWithRequests.has(logger.level)) return;
  const requestId = createRequestId ? { reqId: createRequestId() } : {};
  logger.info({ ...requestId, ...request, ms: Math.round(ms * 10) / 10 }, 'request');
}
