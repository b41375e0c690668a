import { Writable } from 'node:stream';
import type { StaffRole } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { ApiHandler } from '../../src/api/apiHandler.ts';
import { declareAccess } from '../../src/http/routeConfig.ts';
import { createStaffService, type StaffService } from '../../src/staff/staffService.ts';
import { testStore } from '../support/testDatabases.ts';
import { signIn, testApp, type TestAppOptions } from '../support/testApp.ts';
import { newCategory } from '../support/newEntries.ts';

const session = '/backend/staff/session';
const credentials = { userName: 'admin', password: 'x' };

const appWith = async (options: Partial<TestAppOptions> = {}) =>
  testApp({ store: await testStore('sqlite'), ...options });

/** Fails in the given way. */
const failing =
  (error: unknown): ApiHandler =>
  async () => {
    throw error;
  };

describe('access', () => {
  it('prevents the start when a route declares no access (O12)', async () => {
    const app = await appWith({
      plugins: [
        async (instance) => {
          instance.get('/forgotten', async () => 'x');
        },
      ],
    });
    await expect(app.ready()).rejects.toThrow(/GET \/forgotten does not declare config.access/);
  });

  it('applies the access a plugin declares to the routes of third-party plugins (O12)', async () => {
    const app = await appWith({
      plugins: [
        async (instance) => {
          declareAccess(instance, 'staff');
          instance.get('/inside', async () => 'x');
        },
      ],
    });
    expect((await app.inject('/inside')).statusCode).toBe(401);
    const cookie = await signIn(app);
    expect((await app.inject({ url: '/inside', headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('roles (D-07)', () => {
  const needing = (role: StaffRole) => async (instance: FastifyInstance) => {
    instance.get('/inside', { config: { access: 'staff', role } }, async () => 'x');
  };
  const who = (role: StaffRole): Partial<StaffService> => ({
    findSession: async () => ({ userName: 'asha', role }),
  });
  const cookie = `staff=${'a'.repeat(43)}`;

  it.each([
    ['viewer', 'viewer', 200],
    ['viewer', 'editor', 403],
    ['viewer', 'owner', 403],
    ['editor', 'viewer', 200],
    ['editor', 'editor', 200],
    ['editor', 'owner', 403],
    ['owner', 'owner', 200],
  ] as const)('%s at a route for %s: %d', async (role, least, status) => {
    const store = await testStore('sqlite');
    const staff = { ...createStaffService({ store }), ...who(role) };
    const app = await testApp({ store, staff, plugins: [needing(least)] });
    const answer = await app.inject({ url: '/inside', headers: { cookie } });
    expect(answer.statusCode).toBe(status);
    if (status === 403) {
      expect(answer.json()).toMatchObject({
        success: false,
        error: `This needs the role ${least}; yours is ${role}.`,
      });
    }
  });
});

describe('unsafe requests', () => {
  it.each([
    { origin: 'https://other.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('are rejected from another site: %j (O13, O14)', async (headers) => {
    const app = await appWith();
    const cookie = await signIn(app);
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await app.inject({
        method,
        url: session,
        headers: { ...headers, cookie },
        payload: credentials,
      });
      expect(answer.statusCode).toBe(403);
    }
    expect((await app.inject({ url: session, headers: { cookie } })).json().data).not.toBeNull();
  });

  it.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://shop.example', host: 'shop.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  ])('are accepted from pages of the site: %j', async (headers) => {
    const app = await appWith();
    expect(
      (await app.inject({ method: 'POST', url: session, headers, payload: credentials })).statusCode,
    ).toBe(401);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonx',
    'application/json\t; a=b',
    ' application/json a',
    'text/json',
    '',
  ])('need JSON, not %j (O14)', async (type) => {
    const app = await appWith();
    const answer = await app.inject({
      method: 'POST',
      url: session,
      headers: { 'content-type': type },
      payload: JSON.stringify(credentials),
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().success).toBe(false);
  });

  const postJson = async (payload: string) =>
    (await appWith()).inject({
      method: 'POST',
      url: session,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{', '', 'undefined'])(
    'are rejected with the body %j, and no prototype is modified (O71)',
    async (payload) => {
      const answer = await postJson(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        success: false,
        error: expect.any(String),
        message: expect.any(String),
      });
      expect({}).not.toHaveProperty('a');
    },
  );

  it('are rejected when nested deeper than 20 levels or larger than 100 KB (O72)', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect((await postJson(nested(20))).statusCode).toBe(422);
    expect((await postJson(nested(22))).statusCode).toBe(400);
    expect(
      (await postJson(JSON.stringify({ ...credentials, password: 'x'.repeat(101 * 1024) }))).statusCode,
    ).toBe(413);
  });
});

describe('errors', () => {
  it('expose no internals and contain a request id; the next request succeeds (O91)', async () => {
    const app = await appWith({ apiHandler: failing(new Error('secret /etc/passwd')) });
    const answer = await app.inject('/backend/products');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      error: 'Something went wrong on our side. Please try again.',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('etag');
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
    const app = await appWith({ apiHandler: failing(error) });
    const answer = await app.inject('/backend/products.php?case=get_product_bestseller');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.body).not.toContain(error.message);
  });

  it.each(['throws', 'rejects', 'rejects without an Error'])(
    'get a response when a handler %s (O91)',
    async (how) => {
      const app = await appWith({
        plugins: [
          async (instance) => {
            instance.get('/broken', { config: { access: 'public' } }, () => {
              if (how === 'throws') throw new Error('inside');
              return Promise.reject(how === 'rejects' ? new Error('inside') : 'inside');
            });
          },
        ],
      });
      const answer = await app.inject('/broken');
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('inside');
    },
  );

  it('are JSON below the API base, despite the catch-all of the pages', async () => {
    const app = await appWith({
      plugins: [
        async (instance) => {
          instance.get('/*', { config: { access: 'public' } }, async (_request, reply) =>
            reply.type('text/html').send('<p>'),
          );
        },
      ],
    });
    for (const path of ['/backend/nothing', '/backend//', '/backend/a//b']) {
      const answer = await app.inject(path);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.json()).toMatchObject({ success: false });
    }
    expect((await app.inject('/anything')).headers['content-type']).toBe('text/html');
  });

  it.each(['/%', '/%zz', '/a/%E0%A4%A', '/backend/%'])('are 400 for a malformed address: %s', async (url) => {
    const answer = await (await appWith()).inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain(
      url.startsWith('/backend') ? 'application/json' : 'text/html',
    );
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

describe('headers', () => {
  it.each(['/backend/products', '/backend/nothing', '/nothing', '/healthz', '/%'])(
    'protect every response: %s',
    async (url) => {
      const { headers } = await (await appWith()).inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('leave out document headers for subresources that exist', async () => {
    const app = await appWith({
      plugins: [
        async (instance) => {
          declareAccess(instance, 'public', { isSubresource: true });
          instance.get('/part/:name', (request, reply) =>
            request.url.endsWith('.js') ? reply.type('text/javascript').send('x') : reply.callNotFound(),
          );
        },
      ],
    });
    const { headers } = await app.inject('/part/a.js');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(await app.inject('/part/b')).toMatchObject({
      statusCode: 404,
      headers: { 'permissions-policy': expect.any(String), 'x-frame-options': 'DENY' },
    });
  });

  it('allow conditional requests (O82)', async () => {
    const store = await testStore('sqlite');
    const app = await testApp({ store });
    const first = await app.inject('/backend/categories');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('no-cache');
    const ask = (tag: string, url = '/backend/categories') =>
      app.inject({ url, headers: { 'if-none-match': tag } });

    for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const answer = await ask(tag);
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await ask('"other"')).statusCode).toBe(200);
    expect((await ask(etag, '/backend/products?case=nope')).statusCode).toBe(400);

    await store.write((writer) => writer.insertCategory(newCategory()));
    const changed = await ask(etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data).toHaveLength(1);
  });

  it('are the same for HEAD, without a body (O82)', async () => {
    const app = await appWith();
    const [get, head] = [
      await app.inject('/backend/categories'),
      await app.inject({ method: 'HEAD', url: '/backend/categories' }),
    ];
    const lasting = ({ date: _date, ...headers }: Record<string, unknown>) => headers;
    expect(lasting(head.headers)).toEqual(lasting(get.headers));
    expect(head.body).toBe('');
  });
});

describe('the log', () => {
  it('contains one line of JSON per request, without queries, cookies, user agents or passwords (O83)', async () => {
    const lines: string[] = [];
    const logger = pino(
      { level: 'info' },
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const app = await appWith({ logger });
    await app.inject({
      url: '/backend/products?case=search_product&query=my-secret-search',
      headers: { 'user-agent': 'agent\u001b[31m', cookie: 'staff=my-secret-cookie' },
    });
    await app.inject({
      method: 'POST',
      url: session,
      payload: { userName: 'me', password: 'my-secret-password' },
    });
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'GET', path: '/backend/products', status: 200, reqId: expect.any(String), msg: 'request' },
      { outcome: 'refused', reqId: expect.any(String), msg: 'sign-in' },
      { method: 'POST', path: session, status: 401 },
    ]);
    expect(lines.join('')).not.toMatch(/my-secret|agent|127\.0\.0\.1/);
  });
});

describe('forwarded headers', () => {
  it.each([
    { trusted: undefined, isBelieved: false },
    { trusted: '127.0.0.1', isBelieved: true },
    { trusted: '10.0.0.0/8', isBelieved: false },
  ])('are used only from a trusted proxy ($trusted) (O79)', async ({ trusted, isBelieved }) => {
    const app = await appWith({
      environment: trusted === undefined ? {} : { TRUST_PROXY: trusted },
      plugins: [
        async (instance) => {
          instance.get('/ip', { config: { access: 'public' } }, async (request) => ({ ip: request.ip }));
        },
      ],
    });
    const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(answer.json().ip).toBe(isBelieved ? '203.0.113.9' : '127.0.0.1');
  });
});
