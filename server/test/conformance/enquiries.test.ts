import { resources } from '@elvora/catalogue/contract';
import type { StaffRole } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { eraseExpiredEnquiries } from '../../src/enquiries/eraseExpiredEnquiries.ts';
import type { Store } from '../../src/store/index.ts';
import { clock } from '../support/clock.ts';
import { contact, distributor, forms, newsletter, quote, sendForm } from '../support/forms.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { databaseKinds, silentLogger, testStore } from '../support/testDatabases.ts';
import { signIn, testApp } from '../support/testApp.ts';

/** An app with one enquiry of each kind, and requests by role. */
async function office(kind: (typeof databaseKinds)[number], role: StaffRole = 'owner') {
  const store = await testStore(kind);
  const time = clock();
  const app = await testApp({ store, now: time.now });
  for (const [path, , form] of forms) {
    await sendForm(app, path, form);
    time.pass(60_000);
  }
  const cookie = await cookieOf(app, store, role);
  const send = (
    url: string,
    options: { method?: 'GET' | 'PATCH' | 'DELETE'; payload?: object; headers?: object } = {},
  ) =>
    app.inject({
      method: options.method ?? 'GET',
      url: `/backend${url}`,
      headers: { cookie, ...options.headers },
      ...(options.payload ? { payload: options.payload } : {}),
    });
  const read = async (url: string) => resources.enquiries().read((await send(url)).json());
  return { store, app, send, read, time };
}

const cookieOf = async (app: FastifyInstance, store: Store, role: StaffRole) =>
  role === 'owner' ? signIn(app) : signIn(app, await insertStaffWithRole(store, role));

describe.each(databaseKinds)('enquiries in the admin on %s (O47)', (kind) => {
  it('lists the newest first, by page, with all counts', async () => {
    const { read } = await office(kind);
    const all = await read('/enquiries');
    expect(all.items.map((entry) => entry.kind)).toEqual(['newsletter', 'distributor', 'contact', 'quote']);
    expect(all.total).toBe(4);
    const none = { new: 1, answered: 0, closed: 0 };
    expect(all.counts).toEqual({ quote: none, contact: none, distributor: none, newsletter: none });
    const page = await read('/enquiries?limit=2&offset=1');
    expect(page.items.map(({ id }) => id)).toEqual(all.items.slice(1, 3).map(({ id }) => id));
    expect(page.total).toBe(4);
    expect((await read('/enquiries?limit=100000&offset=50')).items).toEqual([]);
  });

  it('filters by kind and status, and searches submitted texts and notes for every word (O68)', async () => {
    const { read, send } = await office(kind);
    const kinds = async (query: string) => (await read(`/enquiries?${query}`)).items.map((one) => one.kind);
    expect(await kinds('kind=quote')).toEqual(['quote']);
    expect(await kinds('query=ASHA%20m20')).toEqual(['contact']);
    expect(await kinds('query=411001')).toEqual(['distributor']);
    expect(await kinds('query=contactor')).toEqual(['quote']);
    expect(await kinds('kind=quote&query=asha')).toEqual([]);
    expect((await kinds('answerable=1')).toSorted()).toEqual(['contact', 'distributor', 'quote']);
    for (const letter of ['%25', '_', '!', "'", '%5C']) expect(await kinds(`query=${letter}x`)).toEqual([]);
    const [contacted] = (await read('/enquiries?kind=contact')).items;
    await send(`/enquiries/${contacted?.id}`, {
      method: 'PATCH',
      payload: { status: 'answered', note: 'Called BACK 100%' },
    });
    expect(await kinds('query=back%20100%25')).toEqual(['contact']);
    expect(await kinds('status=answered')).toEqual(['contact']);
    const [{ reference } = { reference: '' }] = (await read('/enquiries?kind=quote')).items;
    expect(await kinds(`query=${reference.toLowerCase()}`)).toEqual(['quote']);
  });

  it.each([
    'kind=order',
    'status=old',
    'limit=-1',
    'offset=x',
    'query=%00',
    'kind=quote&kind=contact',
    'answerable=yes',
  ])('rejects the query %s', async (query) => {
    const { send } = await office(kind);
    expect((await send(`/enquiries?${query}`)).statusCode).toBe(400);
  });

  it('updates only the given fields of status and note (D-07)', async () => {
    const { send, read } = await office(kind, 'editor');
    const [entry] = (await read('/enquiries?kind=quote')).items;
    const url = `/enquiries/${entry?.id}`;
    const note = await send(url, { method: 'PATCH', payload: { note: ' Ring them ' } });
    expect(note.json().data).toMatchObject({ status: 'new', note: 'Ring them', version: 2, payload: quote });
    const status = await send(url, { method: 'PATCH', payload: { status: 'closed' } });
    expect(status.json().data).toMatchObject({ status: 'closed', note: 'Ring them', version: 3 });
    const counts = resources.enquiryCounts().read((await send('/enquiries/counts')).json());
    expect(counts.quote).toEqual({ new: 0, answered: 0, closed: 1 });
    for (const payload of [{ status: 'lost' }, { note: 7 }, { note: 'x'.repeat(10_001) }]) {
      expect((await send(url, { method: 'PATCH', payload })).statusCode).toBe(422);
    }
    expect((await send(url)).json().data.version).toBe(3);
  });

  it('rejects a change of an outdated version and returns the current one (O43)', async () => {
    const { send, read } = await office(kind);
    const [entry] = (await read('/enquiries?kind=quote')).items;
    const change = (version: number, payload: object) =>
      send(`/enquiries/${entry?.id}`, {
        method: 'PATCH',
        payload,
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change(1, { note: 'mine' })).statusCode).toBe(200);
    const late = await change(1, { note: 'theirs' });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ success: false, current: { note: 'mine', version: 2 } });
    const both = await Promise.all([change(2, { note: 'a' }), change(2, { note: 'b' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const odd = await send(`/enquiries/${entry?.id}`, {
      method: 'PATCH',
      payload: {},
      headers: { 'if-match': 'x' },
    });
    expect(odd.statusCode).toBe(400);
  });

  it.each(['/enquiries/999', '/enquiries/x', '/enquiries/1.5', '/enquiries/9999999999'])(
    'responds with 404 at %s',
    async (url) => {
      const { send } = await office(kind);
      expect((await send(url)).statusCode).toBe(404);
      expect((await send(url, { method: 'PATCH', payload: {} })).statusCode).toBe(404);
    },
  );

  it('requires a session, and enforces the permissions of each role (O01, D-07)', async () => {
    const { app, store, read } = await office(kind);
    const [entry] = (await read('/enquiries')).items;
    const calls = [
      ['GET', '/backend/enquiries', 'viewer'],
      ['GET', '/backend/enquiries/counts', 'viewer'],
      ['GET', `/backend/enquiries/${entry?.id}`, 'viewer'],
      ['GET', '/backend/enquiries.csv', 'viewer'],
      ['PATCH', `/backend/enquiries/${entry?.id}`, 'editor'],
      ['DELETE', '/backend/enquiries?email=nobody@example.in', 'owner'],
    ] as const;
    const roles = ['viewer', 'editor', 'owner'] as const;
    const cookies = new Map<StaffRole, string>();
    for (const role of roles) cookies.set(role, await cookieOf(app, store, role));
    for (const [method, url, least] of calls) {
      const payload = method === 'PATCH' ? { payload: {} } : {};
      expect((await app.inject({ method, url, ...payload })).statusCode).toBe(401);
      for (const role of roles) {
        const cookie = cookies.get(role) ?? '';
        const { statusCode } = await app.inject({ method, url, headers: { cookie }, ...payload });
        expect(statusCode, `${role} ${method} ${url}`).toBe(
          roles.indexOf(role) < roles.indexOf(least) ? 403 : 200,
        );
      }
    }
  });

  it('erases the enquiries of one address, ignoring case, and no others (O57)', async () => {
    const { send, read, store } = await office(kind);
    const erased = await send('/enquiries?email=ASHA@example.in', { method: 'DELETE' });
    expect(erased.json()).toEqual({ success: true, data: { erased: 2 } });
    const { items, counts } = await read('/enquiries');
    expect(items.map((entry) => entry.kind)).toEqual(['newsletter', 'quote']);
    expect(counts.contact.new).toBe(0);
    expect((await send('/enquiries.csv')).body).not.toContain('asha');
    expect((await send('/enquiries?email=reader@example.in', { method: 'DELETE' })).json().data.erased).toBe(
      1,
    );
    expect((await store.enquiries.newsletterTokens([4])).size).toBe(0);
    for (const query of ['', '?email=', '?email=%20']) {
      expect((await send(`/enquiries${query}`, { method: 'DELETE' })).statusCode).toBe(400);
    }
    expect((await read('/enquiries')).total).toBe(1);
  });

  it('erases enquiries older than the retention period, with their idempotency keys', async () => {
    const { store, app, time } = await office(kind);
    const options = { store, retentionMonths: 24, logger: silentLogger, now: time.now };
    time.pass(Date.parse('2028-11-20T00:00:00Z') - time.now());
    await eraseExpiredEnquiries(options);
    expect((await store.enquiries.counts()).quote.new).toBe(1);
    await sendForm(app, 'quotes', quote);
    time.pass(2 * 24 * 60 * 60_000);
    await eraseExpiredEnquiries(options);
    const items = await store.enquiries.page({ limit: 10, offset: 0 });
    expect(items.map((entry) => entry.kind)).toEqual(['quote']);
  });

  it('hides expired enquiries for a week before it erases them, and shows them again after a wrong clock', async () => {
    const { store, app, send, read, time } = await office(kind);
    const day = 24 * 60 * 60_000;
    const expire = () =>
      eraseExpiredEnquiries({ store, retentionMonths: 24, logger: silentLogger, now: time.now });
    const ids = (await read('/enquiries')).items.map(({ id }) => id);
    const shown = async () => (await store.enquiries.page({ limit: 10, offset: 0 })).length;
    time.pass(800 * day);
    await expire();
    const session = await signIn(app);
    const get = (url: string) => app.inject({ url: `/backend${url}`, headers: { cookie: session } });
    expect((await get('/enquiries')).json()).toMatchObject({ data: [], total: 0 });
    expect((await get('/enquiries/counts')).json().data.quote).toEqual({ new: 0, answered: 0, closed: 0 });
    expect((await get('/enquiries.csv')).body.trim().split('\r\n')).toHaveLength(1);
    for (const id of ids) expect((await get(`/enquiries/${id}`)).statusCode).toBe(404);
    expect(await store.enquiries.change(ids[0] ?? 0, { version: null, note: 'x' })).toBeNull();
    time.pass(6 * day);
    await expire();

    // The clock was wrong: the entries it has hidden are not expired.
    time.pass(-806 * day);
    await expire();
    expect(await shown()).toBe(4);
    time.pass(806 * day);
    await expire();
    time.pass(7 * day - 1);
    await expire();
    time.pass(-806 * day);
    await expire();
    expect(await shown()).toBe(4);
    time.pass(810 * day);
    await expire();
    // An erasure on request also deletes hidden enquiries immediately.
    await send(`/enquiries?email=${encodeURIComponent(quote.email)}`, { method: 'DELETE' });
    await store.enquiries.eraseByEmail(quote.email);
    time.pass(-810 * day);
    await expire();
    const left = await store.enquiries.page({ limit: 10, offset: 0 });
    expect(left.some(({ email }) => email === quote.email)).toBe(false);
    expect(left.length).toBeGreaterThan(0);
    time.pass(810 * day);
    await expire();
    time.pass(7 * day);
    await expire();
    time.pass(-817 * day);
    await expire();
    expect(await shown()).toBe(0);
  });

  it('keeps a subscription that follows an expired one of the same address', async () => {
    const { store, app, time } = await office(kind);
    const expire = () =>
      eraseExpiredEnquiries({ store, retentionMonths: 24, logger: silentLogger, now: time.now });
    const day = 24 * 60 * 60_000;
    time.pass(800 * day);
    await expire();
    await sendForm(app, 'newsletter', newsletter);
    time.pass(8 * day);
    await expire();
    expect((await store.enquiries.page({ limit: 10, offset: 0 })).map((row) => row.kind)).toEqual([
      'newsletter',
    ]);
  });

  it('exports CSV for spreadsheets: UTF-8, RFC 4180, guarded formulas (O56)', async () => {
    const { app, send, time } = await office(kind);
    time.pass(60_000);
    await sendForm(app, 'contact-messages', {
      ...contact,
      firstName: '=HYPERLINK("http://evil")',
      lastName: '',
      phone: '+91 98765',
      message: 'a "b", c\nनमस्ते',
    });
    const response = await send('/enquiries.csv?kind=contact');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="contact-2026-11-21.csv"',
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, first, ...rest] = response.body.slice(1).split('\r\n');
    expect(head).toBe('Reference,Kind,Status,Received,Name,Email,Phone,Note,Subject,Message');
    expect(first).toMatch(
      /^C-\w{4}-\w{2},contact,new,2026-11-21T13:35:00\+05:30,"'=HYPERLINK\(""http:\/\/evil""\)",asha@example.in,'\+91 98765,,,"a ""b"", c\nनमस्ते"$/,
    );
    expect(rest).toHaveLength(2);
    expect((await send('/enquiries.csv?query=evil')).body.split('\r\n')).toHaveLength(3);
    const everything = (await send('/enquiries.csv')).body;
    expect(everything).toContain(',Power Contactor,,,2,,');
    expect(everything).toContain(',Relay,,,1,,');
    expect(everything).toContain(distributor['street-address']);
    expect(everything).toMatch(
      /http:\/\/localhost:3000\/backend\/enquiries\/newsletter\/unsubscribe\/[\w-]{22}/,
    );
    expect(everything).toContain(newsletter.email);
  });

  it('streams an export of any size', async () => {
    const { store, send } = await office(kind);
    for (let sent = 0; sent < 1200; sent++) {
      await store.enquiries.accept({
        enquiry: {
          kind: 'quote',
          email: 'a@b.in',
          name: '',
          phone: '',
          summary: '',
          payload: '{}',
          texts: [],
        },
        request: null,
        makeReference: () => `Q-${sent}`,
        makeToken: () => '',
        mailTo: [],
        // Received at the same time, so ordered by id.
        now: new Date(Date.parse('2026-11-22T00:00:00Z') + Math.floor(sent / 700) * 1000),
      });
    }
    const lines = (await send('/enquiries.csv?kind=quote')).body.trim().split('\r\n');
    // The header, the quote of two lines and the 1200 others.
    expect(new Set(lines).size).toBe(1203);
    expect(lines[1]).toContain('Q-1199,');
  });

  it('generates another reference when one is taken', async () => {
    const { store } = await office(kind);
    const references = ['Q-1', 'Q-1', 'Q-1', 'Q-2'];
    const receive = () =>
      store.enquiries.accept({
        enquiry: { kind: 'quote', email: '', name: '', phone: '', summary: '', payload: '{}', texts: [] },
        request: null,
        makeReference: () => references.shift() ?? '',
        makeToken: () => '',
        mailTo: [],
        now: new Date(),
      });
    expect(await receive()).toEqual({ kind: 'stored', reference: 'Q-1' });
    expect(await receive()).toEqual({ kind: 'stored', reference: 'Q-2' });
  });
});
