import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/http/metrics.ts';
import { newsletter, quote, sendForm } from '../support/forms.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { testStore } from '../support/testDatabases.ts';
import { signIn, testApp, type TestAppOptions } from '../support/testApp.ts';

const token = 'a-token-of-enough-length';

async function appWithMetrics(options: Partial<TestAppOptions> = {}) {
  const store = await testStore('sqlite');
  const metrics = createMetrics({ store, waitingPictures: () => 3 });
  return { store, app: await testApp({ store, metrics, environment: { METRICS_TOKEN: token }, ...options }) };
}

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

describe('/metrics', () => {
  it('reports requests by route and waiting work, and nothing that identifies a person', async () => {
    const { app } = await appWithMetrics();
    await sendForm(app, 'quotes', quote);
    await app.inject('/backend/products/categories/Somebody%20typed%20this?query=secret');
    await app.inject('/backend/nowhere/secret');
    const response = await app.inject({ url: '/metrics', headers: bearer(token) });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/backend/enquiries/quotes",status="201"} 1',
    );
    expect(response.body).toContain('route="/backend/products/categories/*"');
    expect(response.body).toMatch(
      /^http_request_duration_seconds_bucket\{le="0\.001",.*route="\/backend\/enquiries\/quotes"/m,
    );
    expect(response.body).toContain('elvora_enquiries_new 1');
    expect(response.body).toContain('elvora_outbox_mails 0');
    expect(response.body).toContain('elvora_pictures_waiting 3');
    expect(response.body).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(response.body).not.toMatch(/secret|typed|buyer@/);
  });

  it('reports the age of the last good backup, and a failed one', async () => {
    const { app, store } = await appWithMetrics();
    const metric = async (name: string) => {
      const { body } = await app.inject({ url: '/metrics', headers: bearer(token) });
      return new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1];
    };
    expect(await metric('elvora_backup_age_seconds')).toBe('+Inf');
    expect(await metric('elvora_backup_failed')).toBe('0');
    await store.backups.record('succeeded', new Date(Date.now() - 3_600_000));
    expect(Math.round(Number(await metric('elvora_backup_age_seconds')) / 60)).toBe(60);
    await store.backups.record('failed', new Date());
    expect(await metric('elvora_backup_failed')).toBe('1');
    await store.backups.record('succeeded', new Date(Date.now() + 1));
    expect(await metric('elvora_backup_failed')).toBe('0');
    expect(await metric('elvora_clock_doubted')).toBe('0');
  });

  it.each([
    ['no credentials', {}],
    ['a wrong token', bearer('another-token-of-this-length')],
    ['an empty token', bearer('')],
    ['another scheme', { authorization: `Basic ${token}` }],
  ])('is closed to a request with %s', async (_title, headers) => {
    const { app } = await appWithMetrics();
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(401);
  });

  it('is open to staff, and to no token when none is configured', async () => {
    const { app, store } = await appWithMetrics({ environment: {} });
    const cookie = await signIn(app, await insertStaffWithRole(store, 'viewer'));
    expect((await app.inject({ url: '/metrics', headers: { cookie } })).statusCode).toBe(200);
    for (const value of ['', 'null', 'undefined']) {
      expect((await app.inject({ url: '/metrics', headers: bearer(value) })).statusCode).toBe(401);
    }
  });

  it('accepts its token for no other route', async () => {
    const { app } = await appWithMetrics();
    const response = await app.inject({ url: '/backend/enquiries', headers: bearer(token) });
    expect(response.statusCode).toBe(401);
  });
});

describe('the log', () => {
  it('contains the request id, path and duration, but no typed text and no token', async () => {
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
    const { app, store } = await appWithMetrics({ logger });
    await sendForm(app, 'newsletter', newsletter);
    const [entry] = await store.enquiries.page({ limit: 1, offset: 0 });
    const secret = (await store.enquiries.newsletterTokens([entry?.id ?? 0])).get(entry?.id ?? 0) ?? '';
    await app.inject(`/backend/enquiries/newsletter/unsubscribe/${secret}`);
    await app.inject('/backend/enquiries?query=reader@example.in');
    const missing = await app.inject('/backend/nowhere');
    const cookie = await signIn(app);
    await app.inject({
      method: 'DELETE',
      url: '/backend/enquiries?email=reader@example.in',
      headers: { cookie },
    });
    const log = lines.join('');
    const last = lines.map((line) => JSON.parse(line)).find(({ path }) => path === '/backend/nowhere');
    expect(last).toMatchObject({
      reqId: missing.headers['x-request-id'],
      status: 404,
      ms: expect.any(Number),
    });
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('reader@');
    expect(log).not.toContain(cookie.split('=')[1]);
    expect(log).toContain('"action":"enquiries.erased"');
  });
});
