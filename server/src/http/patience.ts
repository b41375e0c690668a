import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const second = 1000;
const kilobyte = 1024;

/** How long a body may be on its way, and how much of it has to arrive meanwhile. */
export interface Patience {
  /** The longest it may take altogether. */
  wholeMs: number;
  /** In each stretch of this length … */
  stretchMs: number;
  /** … so many bytes have to arrive. */
  leastBytes: number;
}

/** Texts are short. Files may take their time on a slow line, as long as they keep coming (O75). */
export const bodyPatience: { texts: Patience; files: Patience } = {
  texts: { wholeMs: 30 * second, stretchMs: 30 * second, leastBytes: 0 },
  files: { wholeMs: 15 * 60 * second, stretchMs: 30 * second, leastBytes: 60 * kilobyte },
};

/** Cuts clients off that send a body too slowly; the server's own bound knows no difference between text and files. */
export function addPatience(app: FastifyInstance, patience = bodyPatience): void {
  app.server.requestTimeout = patience.files.wholeMs;
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
    if (hasBody) watch(raw, routeOptions.config.accepts === 'multipart' ? patience.files : patience.texts);
    done();
  });
}

function watch(request: IncomingMessage, { wholeMs, stretchMs, leastBytes }: Patience): void {
  const { socket } = request;
  const cut = () => {
    // As the server itself answers who sends headers too slowly; a handler that waits for the body hears of its end.
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n');
    request.destroy();
  };
  let arrived = socket.bytesRead;
  const stretch = setInterval(() => {
    if (socket.bytesRead - arrived < leastBytes) cut();
    arrived = socket.bytesRead;
  }, stretchMs).unref();
  const whole = setTimeout(cut, wholeMs).unref();
  const end = () => {
    clearInterval(stretch);
    clearTimeout(whole);
  };
  request.once('end', end).once('close', end);
}
