import { describe, expect, it, vi } from 'vitest';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { eraseExpiredEnquiries } from '../../src/enquiries/eraseExpiredEnquiries.ts';
import { clock } from '../support/clock.ts';
import { listEnquiries, newIdempotencyKey } from '../support/enquiryRequests.ts';
import { newsletter, sendForm } from '../support/forms.ts';
import { databaseKinds, silentLogger, testStore } from '../support/testDatabases.ts';
import { signIn, testApp } from '../support/testApp.ts';

describe.each(databaseKinds)('the newsletter on %s (D-15)', (kind) => {
  it('asks a newsletter address to confirm itself while mail is configured (D-15)', async () => {
    const store = await testStore(kind);
    const time = clock();
    const queued = vi.fn();
    const enquiries = createEnquiryService({ store, onMailQueued: queued, now: time.now });
    const app = await testApp({ store, enquiries, now: time.now });
    const csv = async () =>
      (
        await app.inject({
          url: '/backend/enquiries.csv?kind=newsletter',
          headers: { cookie: await signIn(app) },
        })
      ).body;
    const claimAll = async () => {
      const recipients: string[] = [];
      for (;;) {
        const mail = await store.outbox.claim(time.now(), 60_000);
        if (!mail) return recipients.sort();
        recipients.push(mail.recipient);
        await store.outbox.remove(mail.id);
      }
    };
    const first = await sendForm(app, 'newsletter', newsletter);
    expect(await claimAll()).toEqual(['unconfirmed']);
    expect(await csv()).not.toContain(newsletter.email);
    const again = await sendForm(app, 'newsletter', newsletter);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await claimAll()).toEqual(['unconfirmed']);

    const [entry] = (await listEnquiries(app)).items;
    const token = (await store.enquiries.newsletterTokens([entry?.id ?? 0])).get(entry?.id ?? 0) ?? '';
    const url = `/backend/enquiries/newsletter/confirm/${token}`;
    // Mail scanners follow links.
    expect((await app.inject(url)).body).toContain('<form method="post">');
    expect(await csv()).not.toContain(newsletter.email);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const confirmed = await app.inject({ method: 'POST', url, headers });
    expect(confirmed.body).toContain('You are subscribed');
    expect(await csv()).toContain(newsletter.email);
    expect(await claimAll()).toEqual(['office', 'sender']);
    expect((await app.inject({ method: 'POST', url, headers })).body).toBe(confirmed.body);
    expect((await app.inject({ method: 'POST', url: `${url}x`, headers })).body).toBe(confirmed.body);
    await sendForm(app, 'newsletter', newsletter);
    expect(await claimAll()).toEqual([]);

    await sendForm(app, 'newsletter', { email: 'never@example.in' });
    time.pass(8 * 24 * 60 * 60_000);
    await eraseExpiredEnquiries({ store, retentionMonths: 24, logger: silentLogger, now: time.now });
    expect((await listEnquiries(app)).items.map(({ email }) => email)).toEqual([newsletter.email]);
  });

  it('subscribes an address once, without revealing whether it was subscribed (D-15)', async () => {
    const app = await testApp({ store: await testStore(kind) });
    const first = await sendForm(app, 'newsletter', newsletter, newIdempotencyKey());
    const again = await sendForm(app, 'newsletter', { email: 'READER@example.in' }, newIdempotencyKey());
    expect(again.statusCode).toBe(first.statusCode);
    expect(again.body).toBe(first.body);
    const sameTime = { email: 'other@example.in' };
    await Promise.all(Array.from({ length: 5 }, () => sendForm(app, 'newsletter', sameTime)));
    expect((await listEnquiries(app)).items.map(({ email }) => email)).toEqual([
      'other@example.in',
      'reader@example.in',
    ]);
  });

  it('unsubscribes by the button behind the link in mails, not by opening it (D-15)', async () => {
    const store = await testStore(kind);
    const app = await testApp({ store });
    await sendForm(app, 'newsletter', newsletter);
    const [entry] = (await listEnquiries(app)).items;
    const token = (await store.enquiries.newsletterTokens([entry?.id ?? 0])).get(entry?.id ?? 0) ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    const url = `/backend/enquiries/newsletter/unsubscribe/${token}`;
    const shown = await app.inject(url);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.body).toContain('<form method="post">');
    expect((await listEnquiries(app)).total).toBe(1);

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const other = await app.inject({
      method: 'POST',
      url,
      headers: { ...form, 'sec-fetch-site': 'cross-site' },
    });
    expect(other.statusCode).toBe(403);
    const gone = await app.inject({
      method: 'POST',
      url,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(gone.statusCode).toBe(200);
    expect(gone.body).toContain('You are unsubscribed');
    expect((await listEnquiries(app)).total).toBe(0);
    const again = await app.inject({ method: 'POST', url, headers: form });
    expect(again.body).toBe(gone.body);
    await sendForm(app, 'newsletter', newsletter);
    expect((await listEnquiries(app)).total).toBe(1);
  });
});
