import { describe, expect, it } from 'vitest';
import type { ApiHandler } from '../../src/api/apiHandler.ts';
import { testStore } from '../support/testDatabases.ts';
import { testApp, type TestAppOptions } from '../support/testApp.ts';

const createApp = async (options: Partial<TestAppOptions> = {}) =>
  testApp({ store: await testStore('sqlite'), ...options });

const failing =
  (error: unknown): ApiHandler =>
  async () => {
    throw error;
  };

describe('error responses', () => {
  it('expose no internals and contain a request id; the next request succeeds (O91)', async () => {
    const app = await createApp({ apiHandler: failing(new Error('secret /etc/passwd')) });
    const response = await app.inject('/backend/products');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      error: 'Something went wrong on our side. Please try again.',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('etag');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it.each([
    Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })], 'all addresses'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
  ])('are 503 with Retry-After while the database is unavailable: %s (O29, O87, O88)', async (error) => {
    const app = await createApp({ apiHandler: failing(error) });
    const response = await app.inject('/backend/products.php?case=get_product_bestseller');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.body).not.toContain(error.message);
  });

  it.each(['throws', 'rejects', 'rejects without an Error'])(
    'are sent when a handler %s (O91)',
    async (how) => {
      const app = await createApp({
        plugins: [
          async (instance) => {
            instance.get('/broken', { config: { access: 'public' } }, () => {
              if (how === 'throws') throw new Error('inside');
              return Promise.reject(how === 'rejects' ? new Error('inside') : 'inside');
            });
          },
        ],
      });
      const response = await app.inject('/broken');
      expect(response.statusCode).toBe(500);
      expect(response.body).not.toContain('inside');
    },
  );

  it('are JSON below the API base, despite the catch-all of the pages', async () => {
    const app = await createApp({
      plugins: [
        async (instance) => {
          instance.get('/*', { config: { access: 'public' } }, async (_request, reply) =>
            reply.type('text/html').send('<p>'),
          );
        },
      ],
    });
    for (const path of ['/backend/nothing', '/backend//', '/backend/a//b']) {
      const response = await app.inject(path);
      expect([path, response.statusCode]).toEqual([path, 404]);
      expect(response.json()).toMatchObject({ success: false });
    }
    expect((await app.inject('/anything')).headers['content-type']).toBe('text/html');
  });

  it.each(['/%', '/%zz', '/a/%E0%A4%A', '/backend/%'])('are 400 for a malformed address: %s', async (url) => {
    const response = await (await createApp()).inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain(
      url.startsWith('/backend') ? 'application/json' : 'text/html',
    );
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});
