import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const second = 1000;
const kilobyte = 1024;

/** Time limit and minimum speed of a request body. */
export interface RequestTimeout {
  /** Limit for the full body. */
  totalMs: number;
  /** Interval in which `minBytesPerInterval` have to arrive. */
  intervalMs: number;
  minBytesPerInterval: number;
}

/** Text bodies are short; files may take long on a slow connection as long as data keeps arriving (O75). */
const requestTimeouts: { texts: RequestTimeout; files: RequestTimeout } = {
  texts: { totalMs: 30 * second, intervalMs: 30 * second, minBytesPerInterval: 0 },
  files: { totalMs: 15 * 60 * second, intervalMs: 30 * second, minBytesPerInterval: 60 * kilobyte },
};

/**
 * Disconnects clients that send a body too slowly. Node's `requestTimeout` does not distinguish
 * texts from files.
 */
export function addRequestTimeouts(app: FastifyInstance, timeouts = requestTimeouts): void {
  app.server.requestTimeout = timeouts.files.totalMs;
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    if (hasBody)
      enforceTimeout(raw, routeOptions.config.accepts === 'multipart' ? timeouts.files : timeouts.texts);
    done();
  });
}

function enforceTimeout(
  request: IncomingMessage,
  { totalMs, intervalMs, minBytesPerInterval }: RequestTimeout,
): void {
  const { socket } = request;
  const disconnect = () => {
    // The response Node sends for slow headers; a handler that is reading the body gets an error.
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    request.destroy();
  };
  let previousBytes = socket.bytesRead;
  const interval = setInterval(() => {
    if (socket.bytesRead - previousBytes < minBytesPerInterval) disconnect();
    previousBytes = socket.bytesRead;
  }, intervalMs).unref();
  const timeout = setTimeout(disconnect, totalMs).unref();
  const end = () => {
    clearInterval(interval);
    clearTimeout(timeout);
  };
  request.once('end', end).once('close', end);
}
