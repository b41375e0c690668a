import { resources } from '@elvora/catalogue/contract';
import type { Enquiry } from '@elvora/catalogue/model';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { clock } from '../support/clock.ts';
import { listEnquiries, newIdempotencyKey } from '../support/enquiryRequests.ts';
import { contact, distributor, forms, quote, sendForm } from '../support/forms.ts';
import { seedSizes } from '../support/seedSizes.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { signIn, testApp } from '../support/testApp.ts';

const fetchEnquiry = async (app: FastifyInstance, id: number): Promise<{ json: Enquiry; read: Enquiry }> => {
  const response = await app.inject({
    url: `/backend/enquiries/${id}`,
    headers: { cookie: await signIn(app) },
  });
  return { json: response.json().data, read: resources.enquiry(id).read(response.json()) };
};

describe.each(databaseKinds)('submitted forms on %s (O47)', (kind) => {
  it.each(forms)(
    'stores a form sent to %s exactly as submitted, with 201 (O48, S-021)',
    async (path, formKind, form) => {
      const app = await testApp({ store: await testStore(kind) });
      const response = await sendForm(app, path, form);
      expect(response.statusCode).toBe(201);
      expect(response.headers['cache-control']).toBe('no-store');
      const { items, total, counts } = await listEnquiries(app);
      expect({ total, counts: counts[formKind] }).toEqual({
        total: 1,
        counts: { new: 1, answered: 0, closed: 0 },
      });
      const [entry] = items;
      expect(response.json()).toEqual({
        success: true,
        data: formKind === 'newsletter' ? {} : { reference: entry?.reference },
      });
      expect(entry?.reference).toMatch(
        new RegExp(`^${formKind.charAt(0).toUpperCase()}-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{2}$`),
      );
      const { json, read } = await fetchEnquiry(app, entry?.id ?? 0);
      expect(json.payload).toEqual(form);
      expect(read).toMatchObject({ kind: formKind, payload: form, email: form.email, version: 1 });
    },
  );

  it('stores every character of the fields of a form, and no other fields (O45)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const form = {
      firstName: ' =1+1 ',
      email: 'asha@example.in ',
      message: '\n <b>x</b> "a", \'b\';\r\n\tᚠ 电 \u{1F50C} \u2028 % _ \\ \ud800 ',
    };
    expect(
      (await sendForm(app, 'contact-messages', { ...form, isAdmin: true, kind: 'quote' })).statusCode,
    ).toBe(201);
    const [entry] = (await listEnquiries(app)).items;
    expect((await fetchEnquiry(app, entry?.id ?? 0)).json.payload).toEqual(form);
    expect(entry).toMatchObject({ email: 'asha@example.in', name: '=1+1', kind: 'contact' });
    const items = [{ name: 'A', quantity: 1, price: 5 }];
    await sendForm(app, 'quotes', { email: 'a@b.in', items });
    const [latest] = (await listEnquiries(app)).items;
    expect((await fetchEnquiry(app, latest?.id ?? 0)).json.payload).toEqual({
      email: 'a@b.in',
      items: [{ name: 'A', quantity: 1 }],
    });
  });

  it('keeps code and number of a foreign phone, and one text as it was sent (D-64)', async () => {
    const store = await testStore(kind);
    const app = await testApp({ store });
    const split = { phoneCode: '+44', phone: '2079460958' };
    const unsplit = { phone: '+44 20 7946 0958' };
    await sendForm(app, 'quotes', { ...quote, ...split });
    await sendForm(app, 'contact-messages', { ...contact, ...unsplit });
    await sendForm(app, 'distributor-applications', { ...distributor, ...split });
    const { items } = await listEnquiries(app);
    expect(items.map(({ phone }) => phone)).toEqual(['+44 2079460958', '+44 20 7946 0958', '+44 2079460958']);
    const [application, message, request] = items;
    expect((await fetchEnquiry(app, application?.id ?? 0)).json.payload).toMatchObject(split);
    expect((await fetchEnquiry(app, message?.id ?? 0)).json.payload).toMatchObject(unsplit);
    expect((await fetchEnquiry(app, request?.id ?? 0)).json.payload).toMatchObject(split);
    const found = await store.enquiries.count({ query: '+44 2079460958' });
    expect(found).toBe(2);
    const rejected = await sendForm(app, 'contact-messages', {
      ...contact,
      phoneCode: '+86',
      phone: '13800138000',
    });
    expect(rejected.json()).toMatchObject({ fields: { phone: 'A phone number has at most 10 digits' } });
  });

  it('stores a list of 2,000 lines with every size of the seed, as the admin, the search and the export show (D-56)', async () => {
    const store = await testStore(kind);
    const app = await testApp({ store });
    const sizes = [...seedSizes.values()].flat();
    const items = Array.from({ length: 2000 }, (_, index) => ({
      ...(sizes[index] ?? { product: 'Relay', code: `EV-X-${index}`, variant: 'grey' }),
      quantity: index + 1,
      pack: 'carton of 120 m',
      note: 'n'.repeat(200),
    }));
    const details = {
      company: 'Sen',
      name: 'Asha Sen',
      region: 'Assam',
      note: 'Soon',
      wantedDate: '2026-12-01',
    };
    const response = await sendForm(app, 'quotes', { ...quote, ...details, items });
    expect(response.statusCode).toBe(201);
    const [entry] = (await listEnquiries(app, '?query=ev-hm-dc-72')).items;
    expect(entry).toMatchObject({ name: 'Asha Sen' });
    const { json, read } = await fetchEnquiry(app, entry?.id ?? 0);
    expect(json.payload).toEqual({ ...quote, ...details, items });
    expect(read.payload).toMatchObject({
      ...details,
      items: items.map((item) => ({ ...item, name: `${item.product} – ${item.code}` })),
    });
    const csv = await app.inject({
      url: '/backend/enquiries.csv?kind=quote',
      headers: { cookie: await signIn(app) },
    });
    expect(csv.body.trim().split('\r\n')).toHaveLength(2001);
    expect(csv.body).toContain(',EV-X-1999,grey,2000,carton of 120 m,');
  });

  it('reads requests of earlier versions, whose lines have only a name', async () => {
    const app = await testApp({ store: await testStore(kind) });
    await sendForm(app, 'quotes', quote);
    const [entry] = (await listEnquiries(app)).items;
    expect((await fetchEnquiry(app, entry?.id ?? 0)).read.payload).toMatchObject({
      company: '',
      wantedDate: '',
      items: quote.items.map((item) => ({ ...item, product: item.name, code: '', note: '' })),
    });
  });

  it('summarises each form in one line', async () => {
    const app = await testApp({ store: await testStore(kind) });
    await sendForm(app, 'quotes', quote);
    await sendForm(app, 'contact-messages', {
      ...contact,
      subject: 'Quote',
      message: `a\nb ${'x'.repeat(500)}`,
    });
    await sendForm(app, 'distributor-applications', {
      ...distributor,
      country: 'Other',
      'country-other': 'Nepal',
    });
    const summaries = (await listEnquiries(app)).items.map(({ summary, name }) => ({ summary, name }));
    expect(summaries).toEqual([
      { summary: 'Rao Electricals, Pune, Nepal', name: 'Asha Rao' },
      { summary: `Quote: a b ${'x'.repeat(188)}…`, name: 'Asha Rao' },
      { summary: '2 × Power Contactor, 1 × Relay', name: '' },
    ]);
  });

  it('stores repeated and concurrent requests with one key as one enquiry (O53, O100)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const headers = newIdempotencyKey();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => sendForm(app, 'quotes', quote, headers)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect((await listEnquiries(app)).total).toBe(1);
    await sendForm(app, 'quotes', quote, newIdempotencyKey());
    await sendForm(app, 'quotes', quote);
    expect((await listEnquiries(app)).total).toBe(3);
  });

  it('rejects another form with a used key (O53)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const headers = newIdempotencyKey();
    await sendForm(app, 'quotes', quote, headers);
    for (const [path, form] of [
      ['quotes', { ...quote, phone: '1' }],
      ['contact-messages', contact],
    ] as const) {
      const response = await sendForm(app, path, form, headers);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ success: false, error: expect.any(String) });
    }
    expect((await listEnquiries(app)).total).toBe(1);
    expect((await sendForm(app, 'quotes', quote, { 'idempotency-key': 'x' })).statusCode).toBe(400);
  });

  it.each([
    ['contact-messages', { ...contact, message: ' ' }, { message: 'Write a message' }],
    [
      'contact-messages',
      { ...contact, email: '', phone: '' },
      { email: 'Give an email address or a phone number so that we can answer' },
    ],
    ['contact-messages', { ...contact, email: 'a@b' }, { email: 'This is not an email address' }],
    ['contact-messages', { ...contact, message: 'a\0b' }, { message: 'This cannot be read' }],
    ['quotes', { ...quote, email: '' }, { email: 'Enter email' }],
    ['quotes', { ...quote, items: [] }, { items: 'The quote list is empty' }],
    [
      'quotes',
      { ...quote, items: Array.from({ length: 2001 }, () => ({ name: 'A' })) },
      { items: 'A quote list has at most 2,000 lines; this one has 2,001' },
    ],
    ['newsletter', { email: `${'a'.repeat(250)}@b.in` }, { email: 'Use at most 254 characters' }],
    ['distributor-applications', { ...distributor, terms: false }, { terms: 'Please accept the terms' }],
  ] as const)('reports the errors of %s by field: case %# (O49…O52)', async (path, form, fields) => {
    const app = await testApp({ store: await testStore(kind) });
    const response = await sendForm(app, path, form);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      success: false,
      error: Object.values(fields)[0],
      message: Object.values(fields)[0],
      fields,
    });
    expect((await listEnquiries(app)).total).toBe(0);
  });

  it('reports all missing fields of an application at once (O51)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const response = await sendForm(app, 'distributor-applications', {});
    expect(Object.keys(response.json().fields)).toEqual(
      Object.keys(distributor).filter(
        (field) =>
          ![
            'country-other',
            'target-market',
            'comments',
            'candidates',
            'offers',
            'push-notifications',
          ].includes(field),
      ),
    );
  });

  it.each(['[]', '"x"', 'null', '7'])('rejects the body %s', async (payload) => {
    const app = await testApp({ store: await testStore(kind) });
    const response = await app.inject({
      method: 'POST',
      url: '/backend/enquiries/quotes',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(400);
  });

  it('responds with 429 to the 11th form per minute from one address, and keeps the confirmed ones (O54)', async () => {
    const time = clock();
    const app = await testApp({ store: await testStore(kind), now: time.now });
    const statuses: number[] = [];
    for (let sent = 0; sent < 10; sent++) statuses.push((await sendForm(app, 'quotes', quote)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    time.pass(20_000);
    const response = await sendForm(app, 'contact-messages', contact);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('40');
    expect(response.json().error).toContain('wait');
    expect((await listEnquiries(app)).total).toBe(10);
    time.pass(40_000);
    expect((await sendForm(app, 'contact-messages', contact)).statusCode).toBe(201);
  });
});
