import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const second = 1000;
const kilobyte = 1024;

/** How long a body may be on its way, and how much of it has to arrive meanwhile. */
export interface RequestTimeout {
  /** The longest it may take altogether. */
  totalMs: number;
  /** In each stretch of this length … */
  intervalMs: number;
  /** … so many bytes have to arrive. */
  minBytesPerInterval: number;
}

/** Texts are short. Files may take their time on a slow line, as long as they keep coming (O75). */
export const requestTimeouts: { texts: RequestTimeout; files: RequestTimeout } = {
  texts: { totalMs: 30 * second, intervalMs: 30 * second, minBytesPerInterval: 0 },
  files: { totalMs: 15 * 60 * second, intervalMs: 30 * second, minBytesPerInterval: 60 * kilobyte },
};

/** Cuts clients off that send a body too slowly; the server's own bound knows no difference between text and files. */
export function addRequestTimeouts(app: FastifyInstance, patience = requestTimeouts): void {
  app.server.requestTimeout = patience.files.totalMs;
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    if (hasBody)
      enforceTimeout(raw, routeOptions.config.accepts === 'multipart' ? patience.files : patience.texts);
    done();
  });
}

function enforceTimeout(
  request: IncomingMessage,
  { totalMs, intervalMs, minBytesPerInterval }: RequestTimeout,
): void {
  const { socket } = request;
  const cut = () => {
    // As the server itself answers who sends headers too slowly; a handler that waits for the body hears of its end.
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    request.destroy();
  };
  let arrived = socket.bytesRead;
  const stretch = setInterval(() => {
    if (socket.bytesRead - arrived < minBytesPerInterval) cut();
    arrived = socket.bytesRead;
  }, intervalMs).unref();
  const whole = setTimeout(cut, totalMs).unref();
  const end = () => {
    clearInterval(stretch);
    clearTimeout(whole);
  };
  request.once('end', end).once('close', end);
}
