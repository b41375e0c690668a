import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** What a log may know of an address: no query, which holds what people typed, and no token, which opens something. */
export function redactedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '';
  return pattern.endsWith('/:token') ? pattern : withoutQuery(url);
}

export function withoutQuery(address: string): string {
  const at = address.indexOf('?');
  return at === -1 ? address : address.slice(0, at);
}

interface LoggedRequest {
  method: string;
  path: string;
  status: number;
  /** How long the answer took. */
  ms: number;
}

const levelsWithRequests: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/** One line for each request (O83). It gets a number from `numbered`, unless the logger says one with every line. */
export function logRequest(
  logger: FastifyBaseLogger,
  { ms, ...request }: LoggedRequest,
  numbered?: () => string,
): void {
  if (!levelsWithRequests.has(logger.level)) return;
  const number = numbered ? { reqId: numbered() } : {};
  logger.info({ ...number, ...request, ms: Math.round(ms * 10) / 10 }, 'request');
}
