import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an HTTP server on a free local port; it is closed after the test, with its connections. */
export async function startLocalServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, close };
}
