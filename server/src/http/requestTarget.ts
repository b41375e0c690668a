import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { statusMessage } from './httpErrors.ts';
import type { SecurityHeaders } from './securityHeaders.ts';

/**
 * Converts request targets in absolute form, which every server has to accept, to the path and query that routes match
 * (RFC 9112, 3.2.2). Any other target without a leading slash becomes one that is rejected as malformed.
 */
export const originForm =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/')) request.url = /^https?:\/\//i.test(url) ? pathOf(url) : malformedPath;
    listener(request, response);
  };

const malformedPath = '/%';

function pathOf(url: string): string {
  const rest = url.slice(url.indexOf('//') + 2);
  const at = rest.search(/[/?]/);
  if (at === -1) return '/';
  return rest[at] === '/' ? rest.slice(at) : `/${rest.slice(at)}`;
}

const statuses: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** Rejects an unparsable request, and announces that the connection closes with the response. */
export function rejectUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  { document }: SecurityHeaders,
): void {
  // A socket that was reset or has already received a response cannot get one.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const [status, reason] = statuses[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = `${statusMessage(status)}\n`;
  const headers = Object.entries({
    ...document,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
