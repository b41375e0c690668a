import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createCompressedBody } from '../../src/http/compression.ts';
import { sendCacheable } from '../../src/http/cachedResponses.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';
import { newCategory } from '../support/newEntries.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'self'",
  vary: 'accept-encoding',
  etag: '"a"',
};

/** Starts an app with one cached page; `fastifyHandler` counts the requests that reach Fastify. */
async function startApp() {
  const store = await testStore('sqlite');
  const fastifyHandler = vi.fn();
  const state = { isCached: true };
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createMetrics({ store, waitingPictures: () => 0 });
  const page = { route: '/*', headers, body: createCompressedBody(Buffer.from('page '.repeat(1000))) };
  const pages: FastifyPluginAsync = async (instance) => {
    instance.cachedResponses.addLookup((url) => (state.isCached && url === '/cached?a=secret' ? page : null));
    instance.get('/*', { config: { access: 'public' } }, (request, reply) => {
      fastifyHandler();
      return sendCacheable(request, reply, page);
    });
  };
  const app = await testApp({ store, metrics, logger: pino({ level: 'info' }, log), plugins: [pages] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const read = async (path: string, requestHeaders: Record<string, string> = {}, method = 'GET') => {
    const [response] = (await once(
      sendRequest({ port, host: '127.0.0.1', path, method, headers: requestHeaders }).end(),
      'response',
    )) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return {
      status: response.statusCode,
      headers: withoutDate(response.headers),
      body: Buffer.concat(chunks),
    };
  };
  return { app, store, metrics, lines, state, fastifyHandler, read };
}

const withoutDate = ({ date: _date, ...others }: IncomingHttpHeaders) => others;

const cachedPath = '/cached?a=secret';

it.each<Record<string, string>>([
  {},
  { 'accept-encoding': 'gzip, deflate, br' },
  { 'accept-encoding': 'gzip' },
  { 'if-none-match': '"a"' },
  { 'if-none-match': '"b", W/"a"' },
  { 'if-none-match': '"b"' },
])(
  'serves a cached response with the same headers and body as through Fastify: %j (O82)',
  async (requestHeaders) => {
    const { state, fastifyHandler, read } = await startApp();
    state.isCached = false;
    const throughFastify = await read(cachedPath, requestHeaders);
    expect(fastifyHandler).toHaveBeenCalledTimes(1);
    state.isCached = true;
    expect(await read(cachedPath, requestHeaders)).toEqual(throughFastify);
    expect(fastifyHandler).toHaveBeenCalledTimes(1);
    expect(throughFastify.headers).not.toHaveProperty('transfer-encoding');
  },
);

it('sends only the headers of RFC 9110 with a 304', async () => {
  const { read } = await startApp();
  const { status, headers: sentHeaders } = await read(cachedPath, { 'if-none-match': '"a"' });
  expect(status).toBe(304);
  expect(Object.keys(sentHeaders).toSorted()).toEqual([
    'cache-control',
    'connection',
    'etag',
    'keep-alive',
    'vary',
  ]);
});

it('passes everything but plain GETs to Fastify', async () => {
  const { fastifyHandler, read } = await startApp();
  const head = await read(cachedPath, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5000', 0]);
  await read(cachedPath, { 'content-length': '0' });
  expect(fastifyHandler).toHaveBeenCalledTimes(2);
  expect((await read(cachedPath, {}, 'POST')).status).toBe(404);
});

it('measures and logs fast-path responses like all others, without queries (O83)', async () => {
  const { lines, metrics, read } = await startApp();
  await read(cachedPath);
  await vi.waitFor(async () =>
    expect((await metrics.read()).text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1',
    ),
  );
  expect(lines.join('')).not.toContain('secret');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 30,
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    path: '/cached',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  });
});

it('caches API responses for one catalogue version and measures them by route', async () => {
  const { store, metrics, read } = await startApp();
  const insert = (name: string) => store.write((writer) => writer.insertCategory(newCategory({ name })));
  await insert('Cable Glands');
  const address = '/backend/products/categories/Cable%20Glands';
  const first = await read(address);
  const again = await read(address);
  expect(again).toEqual(first);
  await vi.waitFor(async () =>
    expect((await metrics.read()).text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/backend/products/categories/*",status="200"} 2',
    ),
  );
  await insert('New');
  const changed = await read(address, { 'if-none-match': String(first.headers.etag) });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(first.headers.etag);
});

it('passes all requests to Fastify once the server is stopping', async () => {
  const { app, read, fastifyHandler } = await startApp();
  await read(cachedPath);
  expect(fastifyHandler).not.toHaveBeenCalled();
  app.cachedResponses.disable();
  await read(cachedPath);
  expect(fastifyHandler).toHaveBeenCalledTimes(1);
});
