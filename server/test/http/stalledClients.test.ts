import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

/** Larger than the socket buffers of both ends. */
const piece = Buffer.alloc(1024 * 1024);
const pieces = 64;

it('disconnects a client that reads nothing for a minute and frees its response (O75)', async () => {
  let sent = 0;
  let isLetGo = false;
  const app = await testApp({
    store: await testStore('sqlite'),
    plugins: [
      async (instance) => {
        instance.get('/long', { config: { access: 'public' } }, async () =>
          Readable.from(
            (async function* () {
              try {
                for (; sent < pieces; sent++) yield piece;
              } finally {
                isLetGo = true;
              }
            })(),
          ),
        );
      },
    ],
  });
  onTestFinished(() => app.close());
  expect(app.server.timeout).toBe(60_000);
  app.server.setTimeout(300);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const connected = once(app.server, 'connection');
  const reader = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void reader.destroy());
  reader.on('error', () => undefined);
  reader.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
  const [socket] = await connected;
  await once(socket, 'close');

  await expect.poll(() => isLetGo).toBe(true);
  expect(sent).toBeLessThan(pieces);
  expect(await fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)).toBe(200);
});
