import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bare Node server that writes given bytes: the upper bound of this machine. Receives its response as an IPC message
 * and reports its address and CPU time.
 */
export interface CannedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Body in base64. */
  body: string;
}

let cannedResponse = { status: 200, headers: {}, body: Buffer.alloc(0) };

const server = createServer((_request, response) => {
  response.writeHead(cannedResponse.status, cannedResponse.headers).end(cannedResponse.body);
});

process.on('message', (message: CannedResponse | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuSeconds: (user + system) / 1e6 });
    return;
  }
  cannedResponse = { ...message, body: Buffer.from(message.body, 'base64') };
  process.send?.({ isReady: true });
});
process.on('disconnect', () => process.exit(0));

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
