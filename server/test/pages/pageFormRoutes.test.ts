import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { createCompressedBody } from '../../src/http/compression.ts';
import { pageFormRoutes } from '../../src/pages/pageFormRoutes.ts';
import type { RejectedForm } from '../../src/pages/renderer.ts';
import { distributor } from '../support/forms.ts';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

async function site() {
  const store = await testStore('sqlite');
  const enquiries = createEnquiryService({ store, onMailQueued: null });
  const renderForVisitor = vi.fn(async (url: string, rejectedForm: RejectedForm) => {
    const identity = Buffer.from(JSON.stringify({ url, rejectedForm }));
    const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
    return {
      status: 200,
      headers,
      identity,
      body: createCompressedBody(identity),
      results: null,
      deferredStyles: null,
    };
  });
  const pages = { renderForVisitor };
  const app = await testApp({
    store,
    plugins: [async (instance) => instance.register(pageFormRoutes, { pages, enquiries })],
  });
  return { app, store, enquiries, renderForVisitor };
}

const post = (app: FastifyInstance, url: string, fields: Record<string, string>, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

const message = { firstName: 'Rohit', email: 'rohit@company.example', message: 'One\r\nTwo' };
const application = Object.fromEntries(
  Object.entries(distributor).flatMap(([name, value]) =>
    value === false ? [] : [[name, value === true ? 'on' : String(value)]],
  ),
);

describe('a form submitted without script', () => {
  it.each([
    ['/contact', message, /^\/contact\?sent=C-/],
    ['/distributor', application, /^\/distributor\?sent=D-/],
    ['/newsletter', { email: 'buyer@company.example' }, /^\/newsletter\?sent=yes$/],
  ])('%s stores it and redirects to the receipt', async (path, fields, to) => {
    const { app, store } = await site();
    const response = await post(app, path, fields);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(to);
    const rows = await store.enquiries.page({ limit: 5, offset: 0 });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: fields['email'], status: 'new' });
  });

  it.each([
    ['/contact', message],
    ['/distributor', application],
  ])('%s splits a foreign phone number (D-64)', async (path, fields) => {
    const { app, store } = await site();
    await post(app, path, { ...fields, phoneCode: '+91', phone: '+44 20 7946 0958' });
    const [row] = await store.enquiries.page({ limit: 1, offset: 0 });
    expect(row?.phone).toBe('+44 2079460958');
    expect(JSON.parse(row?.payload ?? '')).toMatchObject({ phoneCode: '+44', phone: '2079460958' });
  });

  it('is rendered with the typed texts and the problems in the order of its fields', async () => {
    const { app, renderForVisitor } = await site();
    const typed = { firstName: 'Rohit', email: 'rohit@', phone: '', message: '' };
    const response = await post(app, '/contact?subject=quote', typed);
    expect(response.statusCode).toBe(422);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'no-store' });
    expect(renderForVisitor).toHaveBeenCalledWith('/contact?subject=quote', {
      path: '/contact',
      texts: typed,
      problems: [
        { field: 'email', text: 'This is not an email address' },
        { field: 'message', text: 'Write a message' },
      ],
    });
  });

  it('is stored once, however often it is submitted (O53, O100)', async () => {
    const { app, store } = await site();
    const responses = await Promise.all([post(app, '/contact', message), post(app, '/contact', message)]);
    expect(new Set(responses.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await store.enquiries.count({})).toBe(1);
  });

  it('keeps the typed texts when the rate limit is reached or storing fails (O54)', async () => {
    const { app, enquiries, renderForVisitor } = await site();
    const take = vi.spyOn(enquiries, 'submit');
    vi.spyOn(app.log, 'error').mockReturnValue(undefined);
    take.mockResolvedValueOnce({ kind: 'limited', retryAfterSeconds: 61 });
    const limited = await post(app, '/contact', message);
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '61']);
    take.mockRejectedValueOnce(new Error('the disk is on fire'));
    expect((await post(app, '/contact', message)).statusCode).toBe(503);
    for (const [, { texts, problems }] of renderForVisitor.mock.calls) {
      expect(texts).toEqual({ ...message, message: 'One\nTwo' });
      expect(problems[0]?.text).toMatch(/Everything you typed is still here\.$/);
    }
  });

  it('is rejected without reading, rendering or writing anything once the limit is reached', async () => {
    const { app, store, enquiries, renderForVisitor } = await site();
    const submit = vi.spyOn(enquiries, 'submit');
    const increment = vi.spyOn(store.attempts, 'increment');
    const statuses = [];
    for (let at = 0; at < 14; at++)
      statuses.push((await post(app, '/contact', { ...message, email: 'no' })).statusCode);
    // The first refused form is rendered with what was typed.
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429, 429, 429]);
    expect(renderForVisitor).toHaveBeenCalledTimes(11);
    expect(submit).toHaveBeenCalledTimes(11);
    expect(increment).toHaveBeenCalledTimes(22);
    const refused = await post(app, '/contact', message);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('What you typed is still in the form');
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['that is no form', { 'content-type': 'application/json' }, 415],
  ])('is rejected with a minimal page: one %s (O13)', async (_what, headers, status) => {
    const { app, store } = await site();
    const response = await post(app, '/contact', message, headers);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<h1>');
    expect(await store.enquiries.count({})).toBe(0);
  });

  it('is rejected with a minimal page: one that is too long (O76)', async () => {
    const { app } = await site();
    const response = await post(app, '/contact', { message: 'x'.repeat(600_000) });
    expect(response.statusCode).toBe(413);
    expect(response.body).toContain('Go back and shorten it.');
  });
});
