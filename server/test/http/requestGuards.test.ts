import { describe, expect, it } from 'vitest';
import { testStore } from '../support/testDatabases.ts';
import { signIn, testApp, type TestAppOptions } from '../support/testApp.ts';

const session = '/backend/staff/session';
const credentials = { userName: 'admin', password: 'x' };

const createApp = async (options: Partial<TestAppOptions> = {}) =>
  testApp({ store: await testStore('sqlite'), ...options });

describe('unsafe requests', () => {
  it.each([
    { origin: 'https://other.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('are rejected from another site: %j (O13, O14)', async (headers) => {
    const app = await createApp();
    const cookie = await signIn(app);
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await app.inject({
        method,
        url: session,
        headers: { ...headers, cookie },
        payload: credentials,
      });
      expect(response.statusCode).toBe(403);
    }
    expect((await app.inject({ url: session, headers: { cookie } })).json().data).not.toBeNull();
  });

  it.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://shop.example', host: 'shop.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  ])('are accepted from pages of the site: %j', async (headers) => {
    const app = await createApp();
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
    const app = await createApp();
    const response = await app.inject({
      method: 'POST',
      url: session,
      headers: { 'content-type': type },
      payload: JSON.stringify(credentials),
    });
    expect(response.statusCode).toBe(415);
    expect(response.json().success).toBe(false);
  });

  const postJson = async (payload: string) =>
    (await createApp()).inject({
      method: 'POST',
      url: session,
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it.each(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{', '', 'undefined'])(
    'are rejected with the body %j, and no prototype is modified (O71)',
    async (payload) => {
      const response = await postJson(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
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

describe('an open admin panel (ADMIN_AUTH=off)', () => {
  it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'rejects requests that a proxy forwards with %s (D-07)',
    async (name) => {
      const app = await createApp({ environment: { ADMIN_AUTH: 'off' } });
      expect((await app.inject('/backend/staff/accounts')).statusCode).toBe(200);
      const response = await app.inject({ url: '/backend/staff/accounts', headers: { [name]: 'x' } });
      expect([response.statusCode, response.json().error]).toEqual([
        403,
        'ADMIN_AUTH is off, and this request came through a proxy.',
      ]);
    },
  );
});

describe('forwarded headers', () => {
  it.each([
    { trusted: undefined, isBelieved: false },
    { trusted: '127.0.0.1', isBelieved: true },
    { trusted: '10.0.0.0/8', isBelieved: false },
  ])('are used only from a trusted proxy ($trusted) (O79)', async ({ trusted, isBelieved }) => {
    const app = await createApp({
      environment: trusted === undefined ? {} : { TRUST_PROXY: trusted },
      plugins: [
        async (instance) => {
          instance.get('/ip', { config: { access: 'public' } }, async (request) => ({ ip: request.ip }));
        },
      ],
    });
    const response = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(response.json().ip).toBe(isBelieved ? '203.0.113.9' : '127.0.0.1');
  });
});
