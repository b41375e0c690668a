import { describe, expect, it } from 'vitest';
import { eraseExpiredEnquiries } from '../../src/enquiries/eraseExpiredEnquiries.ts';
import type { Store } from '../../src/store/index.ts';
import { enquiryApp } from '../support/enquiryApp.ts';
import { newsletter, quote, sendForm } from '../support/forms.ts';
import { signIn } from '../support/testApp.ts';
import { databaseKinds, silentLogger } from '../support/testDatabases.ts';

const dayMs = 24 * 60 * 60_000;

const eraseExpired = (store: Store, { now }: { now: () => number }) =>
  eraseExpiredEnquiries({ store, retentionMonths: 24, logger: silentLogger, now });

describe.each(databaseKinds)('erasure of enquiries on %s (O47)', (kind) => {
  it('erases the enquiries of one address, ignoring case, and no others (O57)', async () => {
    const { send, read, store } = await enquiryApp(kind);
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
    const { store, app, time } = await enquiryApp(kind);
    time.pass(Date.parse('2028-11-20T00:00:00Z') - time.now());
    await eraseExpired(store, time);
    expect((await store.enquiries.counts()).quote.new).toBe(1);
    await sendForm(app, 'quotes', quote);
    time.pass(2 * dayMs);
    await eraseExpired(store, time);
    const items = await store.enquiries.page({ limit: 10, offset: 0 });
    expect(items.map((entry) => entry.kind)).toEqual(['quote']);
  });

  it('hides expired enquiries for a week before it erases them, and shows them again after a wrong clock', async () => {
    const { store, app, send, read, time } = await enquiryApp(kind);
    const start = time.now();
    const eraseExpiredAfter = async (elapsedMs: number) => {
      time.pass(start + elapsedMs - time.now());
      await eraseExpired(store, time);
    };
    const shown = () => store.enquiries.page({ limit: 10, offset: 0 });
    const ids = (await read('/enquiries')).items.map(({ id }) => id);

    await eraseExpiredAfter(800 * dayMs);
    const session = await signIn(app);
    const get = (url: string) => app.inject({ url: `/backend${url}`, headers: { cookie: session } });
    expect((await get('/enquiries')).json()).toMatchObject({ data: [], total: 0 });
    expect((await get('/enquiries/counts')).json().data.quote).toEqual({ new: 0, answered: 0, closed: 0 });
    expect((await get('/enquiries.csv')).body.trim().split('\r\n')).toHaveLength(1);
    for (const id of ids) expect((await get(`/enquiries/${id}`)).statusCode).toBe(404);
    expect(await store.enquiries.change(ids[0] ?? 0, { version: null, note: 'x' })).toBeNull();

    // The clock was wrong: the entries it has hidden are not expired.
    await eraseExpiredAfter(806 * dayMs);
    await eraseExpiredAfter(0);
    expect(await shown()).toHaveLength(4);
    await eraseExpiredAfter(806 * dayMs);
    await eraseExpiredAfter(813 * dayMs - 1);
    await eraseExpiredAfter(0);
    expect(await shown()).toHaveLength(4);

    // An erasure on request also deletes hidden enquiries immediately.
    await eraseExpiredAfter(810 * dayMs);
    await send(`/enquiries?email=${encodeURIComponent(quote.email)}`, { method: 'DELETE' });
    await store.enquiries.eraseByEmail(quote.email);
    await eraseExpiredAfter(0);
    const left = await shown();
    expect(left.some(({ email }) => email === quote.email)).toBe(false);
    expect(left.length).toBeGreaterThan(0);

    await eraseExpiredAfter(810 * dayMs);
    await eraseExpiredAfter(817 * dayMs);
    await eraseExpiredAfter(0);
    expect(await shown()).toEqual([]);
  });

  it('keeps a subscription that follows an expired one of the same address', async () => {
    const { store, app, time } = await enquiryApp(kind);
    time.pass(800 * dayMs);
    await eraseExpired(store, time);
    await sendForm(app, 'newsletter', newsletter);
    time.pass(8 * dayMs);
    await eraseExpired(store, time);
    expect((await store.enquiries.page({ limit: 10, offset: 0 })).map((row) => row.kind)).toEqual([
      'newsletter',
    ]);
  });
});
