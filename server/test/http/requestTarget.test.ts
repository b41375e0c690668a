import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { trackConnections } from '../../src/http/connections.ts';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

async function listen() {
  const app = await testApp({
    store: await testStore('sqlite'),
    plugins: [
      async (instance) => {
        instance.get('/*', { config: { access: 'public' } }, (request) => ({ url: request.raw.url }));
      },
    ],
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Sends bytes and returns everything until the server closes the connection. */
  const send = async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    return text;
  };
  return { app, port, send };
}

const close = 'host: x\r\nconnection: close\r\n\r\n';

it.each([
  ['http://host/', '/'],
  ['http://host', '/'],
  ['HTTPS://host:1?x=/', '/?x=/'],
  ['http://host/a?b=http://c/', '/a?b=http://c/'],
])('accepts the absolute form of a request target: %s', async (target, url) => {
  const { send } = await listen();
  const response = await send(`GET ${target} HTTP/1.1\r\n${close}`);
  expect(response).toContain('200 OK');
  expect(response).toContain(JSON.stringify({ url }));
});

it.each(['*', 'host:80', 'ftp://host/', 'x'])('rejects the request target %s with 400', async (target) => {
  const { send } = await listen();
  const response = await send(`GET ${target} HTTP/1.1\r\n${close}`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
});

it.each([
  ['a broken request line', 'GET\r\n\r\n', 400],
  ['bytes that are no request', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['large headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('closes the connection after %s, and announces it', async (_what, bytes, status) => {
  const { send } = await listen();
  const response = await send(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toContain('connection: close');
  expect(response).toContain('x-content-type-options: nosniff');
  expect(response).not.toMatch(/keep-alive/i);
});

it('accepts visitors while silent connections fill the server', async () => {
  const { app, port, send } = await listen();
  app.server.maxConnections = 20;
  trackConnections(app.server);
  const silent = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
  onTestFinished(() => silent.forEach((socket) => socket.destroy()));
  for (let visitors = 0; visitors < 5; visitors++)
    expect(await send(`GET / HTTP/1.1\r\n${close}`)).toContain('200 OK');
});
