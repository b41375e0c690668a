import { describe, expect, it } from 'vitest';
import { declareAccess } from '../../src/http/routeConfig.ts';
import { newCategory } from '../support/newEntries.ts';
import { testStore } from '../support/testDatabases.ts';
import { testApp, type TestAppOptions } from '../support/testApp.ts';

const createApp = async (options: Partial<TestAppOptions> = {}) =>
  testApp({ store: await testStore('sqlite'), ...options });

describe('response headers', () => {
  it.each(['/backend/products', '/backend/nothing', '/nothing', '/healthz', '/%'])(
    'protect every response: %s',
    async (url) => {
      const { headers } = await (await createApp()).inject(url);
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

  it('keep browsers on HTTPS, on subdomains only when asked to', async () => {
    const hsts = async (environment: Readonly<Record<string, string>>) =>
      (await (await createApp({ environment })).inject('/healthz')).headers['strict-transport-security'];
    const secure = { SITE_URL: 'https://shop.example' };
    expect(await hsts({})).toBeUndefined();
    expect(await hsts(secure)).toBe('max-age=31536000');
    expect(await hsts({ ...secure, HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains');
  });

  it('leave out document headers for subresources that exist', async () => {
    const app = await createApp({
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
    const requestWith = (tag: string, url = '/backend/categories') =>
      app.inject({ url, headers: { 'if-none-match': tag } });

    for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const response = await requestWith(tag);
      expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await requestWith('"other"')).statusCode).toBe(200);
    expect((await requestWith(etag, '/backend/products?case=nope')).statusCode).toBe(400);

    await store.write((writer) => writer.insertCategory(newCategory()));
    const changed = await requestWith(etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data).toHaveLength(1);
  });

  it('are the same for HEAD, without a body (O82)', async () => {
    const app = await createApp();
    const [get, head] = [
      await app.inject('/backend/categories'),
      await app.inject({ method: 'HEAD', url: '/backend/categories' }),
    ];
    const withoutDate = ({ date: _date, ...headers }: Record<string, unknown>) => headers;
    expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers));
    expect(head.body).toBe('');
  });
});
