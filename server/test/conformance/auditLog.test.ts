import { describe, expect, it } from 'vitest';
import { maxReportsPerMinute } from '../../src/audit/cspReportRoutes.ts';
import { createAuditLogStore } from '../../src/store/auditLog.ts';
import { createCspReportStore } from '../../src/store/cspReports.ts';
import { signInLimits } from '../../src/staff/signInLimiter.ts';
import { clock } from '../support/clock.ts';
import { contact, sendForm } from '../support/forms.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';
import { signIn, testApp } from '../support/testApp.ts';

const url = '/backend/staff/audit-log';

async function openApp(kind: DatabaseKind, environment: Record<string, string> = {}) {
  const store = await testStore(kind);
  const time = clock();
  const app = await testApp({ store, environment, now: time.now });
  const log = async (cookie: string, query = '') =>
    (await app.inject({ url: url + query, headers: { cookie } })).json().data;
  return { store, time, app, log };
}

describe.each(databaseKinds)('the audit log on %s (ASVS 16.2.1, 16.3.1)', (kind) => {
  it('records sign-ins, exports and changes of accounts with actor and source, newest first', async () => {
    const { app, log } = await openApp(kind);
    const post = (payload: object) =>
      app.inject({
        method: 'POST',
        url: '/backend/staff/session',
        payload,
        remoteAddress: '203.0.113.9',
      });
    await post({ userName: 'ADMIN', password: 'a guess' });
    await post({ userName: 'my secret passphrase', password: 'typed into the wrong field' });
    const cookie = await signIn(app);
    const headers = { cookie };
    const draft = { userName: 'Asha', password: 'correct horse', role: 'editor' };
    const made = await app.inject({
      method: 'POST',
      url: '/backend/staff/accounts',
      headers,
      payload: draft,
    });
    await app.inject({
      method: 'PATCH',
      url: `/backend/staff/accounts/${made.json().data.id}`,
      headers,
      payload: { role: 'viewer', password: 'another horse' },
    });
    await app.inject({ url: '/backend/enquiries.csv?kind=quote', headers });
    await sendForm(app, 'contact-messages', contact);
    await app.inject({ method: 'DELETE', url: `/backend/enquiries?email=${contact.email}`, headers });
    await app.inject({
      method: 'POST',
      url: '/backend/staff/password',
      headers,
      payload: { currentPassword: 'a guess', password: 'another horse' },
    });
    const events = await log(cookie);
    const here = { actor: 'admin', source: '127.0.0.1', target: '', detail: '' };
    expect(events.map(({ id: _id, at: _at, ...event }: { id: number; at: string }) => event)).toEqual([
      { ...here, action: 'password.refused' },
      { ...here, action: 'enquiries.erased', detail: '1' },
      { ...here, action: 'enquiries.exported', target: 'quote' },
      { ...here, action: 'account.changed', target: 'Asha', detail: 'role: viewer, password' },
      { ...here, action: 'account.created', target: 'Asha', detail: 'editor' },
      { ...here, action: 'signIn.accepted' },
      { ...here, action: 'signIn.refused', actor: '', source: '203.0.113.9' },
      { ...here, action: 'signIn.refused', source: '203.0.113.9' },
    ]);
    expect(events[0].at).toBe('2026-11-21T08:00:00.000Z');
    // Text typed into the wrong field must not be logged as a user name.
    expect(JSON.stringify(events)).not.toMatch(/secret|typed|horse|asha@/);
  });

  it('records a sign-out, and one entry for all attempts that a limit rejects', async () => {
    const { app, log } = await openApp(kind);
    const session = '/backend/staff/session';
    const first = await signIn(app);
    await app.inject({ method: 'DELETE', url: session, headers: { cookie: first } });
    const cookie = await signIn(app);
    for (let tries = 0; tries < signInLimits.perAddress + 5; tries++) {
      await app.inject({ method: 'POST', url: session, payload: { userName: 'x', password: 'y' } });
    }
    const actions = (await log(cookie)).map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'signIn.limited')).toHaveLength(1);
    expect(actions).toContain('signOut');
  });

  it('is read in pages, by owners only', async () => {
    const { app, store, log } = await openApp(kind);
    const cookie = await signIn(app);
    for (let index = 0; index < 60; index++) {
      const event = { action: 'signOut', actor: String(index), source: '127.0.0.1' } as const;
      await store.auditLog.record(event, new Date());
    }
    const first = await log(cookie);
    expect(first).toHaveLength(50);
    expect(first[0].actor).toBe('59');
    const second = await log(cookie, `?before=${first.at(-1).id}`);
    expect(second.map(({ actor }: { actor: string }) => actor)).toEqual([
      ...Array.from({ length: 10 }, (_value, index) => String(9 - index)),
      'admin',
    ]);
    for (const role of ['viewer', 'editor'] as const) {
      const other = await signIn(app, await insertStaffWithRole(store, role));
      expect((await app.inject({ url, headers: { cookie: other } })).statusCode).toBe(403);
    }
    expect((await app.inject(url)).statusCode).toBe(401);
    expect((await app.inject({ url: `${url}?before=x`, headers: { cookie } })).statusCode).toBe(400);
  });

  it('records the source of changes even without sign-in', async () => {
    const { app, log } = await openApp(kind, { ADMIN_AUTH: 'off' });
    await app.inject('/backend/enquiries.csv');
    expect(await log('')).toMatchObject([
      { action: 'enquiries.exported', actor: 'admin', source: '127.0.0.1', target: 'all' },
    ]);
  });

  it('limits its entries, so that rejected sign-ins displace no others', async () => {
    const { tables, store } = await openWithTables(kind);
    const record = (action: 'signIn.refused' | 'signOut', actor: string) =>
      store.auditLog.record({ action, actor, source: '' }, new Date());
    for (let index = 0; index < 5; index++) {
      await record('signOut', `other ${index}`);
      await record('signIn.refused', `stranger ${index}`);
    }
    await createAuditLogStore(tables, { refusedSignIns: 2, others: 3 }).prune();
    const left = await store.auditLog.page({ before: null, limit: 50 });
    expect(left.map(({ actor }) => actor)).toEqual([
      'stranger 4',
      'other 4',
      'stranger 3',
      'other 3',
      'other 2',
    ]);
  });
});

describe.each(databaseKinds)('reports of the content security policy on %s (ASVS 3.4.7)', (kind) => {
  const send = (app: Awaited<ReturnType<typeof testApp>>, report: object) =>
    app.inject({
      method: 'POST',
      url: '/backend/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': report }),
    });
  const report = {
    'document-uri': 'https://elvora.example/products?query=typed%20text',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?stolen=cookie',
  };

  it('are counted without query strings, and shown to owners', async () => {
    const { app } = await openApp(kind);
    const cookie = await signIn(app);
    for (let times = 0; times < 3; times++) expect((await send(app, report)).statusCode).toBe(204);
    await send(app, {
      ...report,
      'document-uri': 'https://elvora.example/backend/x/secret',
      'blocked-uri': 'inline',
    });
    const read = await app.inject({ url: '/backend/staff/csp-reports', headers: { cookie } });
    const lastAt = '2026-11-21T08:00:00.000Z';
    const directive = 'script-src-elem';
    expect(read.json().data).toHaveLength(2);
    expect(read.json().data).toEqual(
      expect.arrayContaining([
        { directive, blocked: 'https://evil.example', page: '/products', reports: 3, lastAt },
        { directive, blocked: 'inline', page: '/backend', reports: 1, lastAt },
      ]),
    );
    expect((await app.inject('/backend/staff/csp-reports')).statusCode).toBe(401);
  });

  it('are ignored in a form that no browser sends, and rejected with another content type', async () => {
    const { app, store } = await openApp(kind);
    for (const odd of [{}, { ...report, 'effective-directive': '<b>' }, { ...report, 'document-uri': 'x' }]) {
      expect((await send(app, odd)).statusCode).toBe(204);
    }
    const asJson = await app.inject({ method: 'POST', url: '/backend/csp-reports', payload: {} });
    expect(asJson.statusCode).toBe(415);
    const large = await send(app, { ...report, 'blocked-uri': 'x'.repeat(20_000) });
    expect(large.statusCode).toBe(413);
    expect(await store.cspReports.list()).toEqual([]);
  });

  it('are limited per minute, and in number of distinct ones', async () => {
    const { app, store, time } = await openApp(kind);
    for (let times = 0; times < maxReportsPerMinute + 5; times++) await send(app, report);
    expect((await store.cspReports.list())[0]?.reports).toBe(maxReportsPerMinute);
    time.pass(60_000);
    await send(app, report);
    expect((await store.cspReports.list())[0]?.reports).toBe(maxReportsPerMinute + 1);
    const { tables, store: other } = await openWithTables(kind);
    const reports = createCspReportStore(tables, 2);
    for (const page of ['/1', '/2', '/3', '/2']) {
      await reports.count({ directive: 'img-src', blocked: 'inline', page }, new Date(page.slice(1)));
    }
    expect((await other.cspReports.list()).map(({ page, reports: count }) => [page, count])).toEqual([
      ['/2', 2],
      ['/1', 1],
    ]);
  });
});
