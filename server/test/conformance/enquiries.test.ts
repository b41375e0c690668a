import { resources } from '@elvora/catalogue/contract';
import type { StaffRole } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { enquiryApp, signInAs } from '../support/enquiryApp.ts';
import { quote } from '../support/forms.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('enquiries in the admin on %s (O47)', (kind) => {
  it('lists the newest first, by page, with all counts', async () => {
    const { read } = await enquiryApp(kind);
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
    const { read, send } = await enquiryApp(kind);
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
    const { send } = await enquiryApp(kind);
    expect((await send(`/enquiries?${query}`)).statusCode).toBe(400);
  });

  it('updates only the given fields of status and note (D-07)', async () => {
    const { send, read } = await enquiryApp(kind, 'editor');
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
    const { send, read } = await enquiryApp(kind);
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
      const { send } = await enquiryApp(kind);
      expect((await send(url)).statusCode).toBe(404);
      expect((await send(url, { method: 'PATCH', payload: {} })).statusCode).toBe(404);
    },
  );

  it('requires a session, and enforces the permissions of each role (O01, D-07)', async () => {
    const { app, store, read } = await enquiryApp(kind);
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
    for (const role of roles) cookies.set(role, await signInAs(app, store, role));
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

  it('generates another reference when one is taken', async () => {
    const { store } = await enquiryApp(kind);
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
