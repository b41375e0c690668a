import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createCompressedBody } from '../../src/api/compression.ts';
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

/** A listening app that keeps one page, and counts how often the whole way is gone for it. */
async function site() {
  const store = await testStore('sqlite');
  const wholeWay = vi.fn();
  const state = { isKept: true };
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createMetrics({ store, waitingPictures: () => 0 });
  const page = { route: '/*', headers, body: createCompressedBody(Buffer.from('page '.repeat(1000))) };
  const pages: FastifyPluginAsync = async (room) => {
    room.cachedResponses.addLookup((url) => (state.isKept && url === '/kept?a=secret' ? page : null));
    room.get('/*', { config: { access: 'public' } }, (request, reply) => {
      wholeWay();
      return sendCacheable(request, reply, page);
    });
  };
  const app = await testApp({ store, metrics, logger: pino({ level: 'info' }, log), plugins: [pages] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const read = async (path: string, sent: Record<string, string> = {}, method = 'GET') => {
    const [answer] = (await once(
      ask({ port, host: '127.0.0.1', path, method, headers: sent }).end(),
      'response',
    )) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, headers: lasting(answer.headers), body: Buffer.concat(chunks) };
  };
  return { app, store, metrics, lines, state, wholeWay, read };
}

const lasting = ({ date: _date, ...others }: IncomingHttpHeaders) => others;

const kept = '/kept?a=secret';

it.each<Record<string, string>>([
  {},
  { 'accept-encoding': 'gzip, deflate, br' },
  { 'accept-encoding': 'gzip' },
  { 'if-none-match': '"a"' },
  { 'if-none-match': '"b", W/"a"' },
  { 'if-none-match': '"b"' },
])('answers at once what it keeps, to the last header as by the whole way: %j (O82)', async (sent) => {
  const { state, wholeWay, read } = await site();
  state.isKept = false;
  const whole = await read(kept, sent);
  expect(wholeWay).toHaveBeenCalledTimes(1);
  state.isKept = true;
  expect(await read(kept, sent)).toEqual(whole);
  expect(wholeWay).toHaveBeenCalledTimes(1);
  expect(whole.headers).not.toHaveProperty('transfer-encoding');
});

it('says in a 304 what a cache needs, and nothing else', async () => {
  const { read } = await site();
  const { status, headers: said } = await read(kept, { 'if-none-match': '"a"' });
  expect(status).toBe(304);
  expect(Object.keys(said).toSorted()).toEqual(['cache-control', 'connection', 'etag', 'keep-alive', 'vary']);
});

it('goes the whole way with whatever is not a plain GET', async () => {
  const { wholeWay, read } = await site();
  const head = await read(kept, {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '5000', 0]);
  await read(kept, { 'content-length': '0' });
  expect(wholeWay).toHaveBeenCalledTimes(2);
  expect((await read(kept, {}, 'POST')).status).toBe(404);
});

it('counts and logs what is answered at once as all else, without queries (O83)', async () => {
  const { lines, metrics, read } = await site();
  await read(kept);
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
    path: '/kept',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  });
});

it('keeps good answers of the API, each for its version of the catalogue, under its route', async () => {
  const { store, metrics, read } = await site();
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

it('goes the whole way once the server ends, where connections are told', async () => {
  const { app, read, wholeWay } = await site();
  await read(kept);
  expect(wholeWay).not.toHaveBeenCalled();
  app.cachedResponses.disable();
  await read(kept);
  expect(wholeWay).toHaveBeenCalledTimes(1);
});
