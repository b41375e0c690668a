import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEnquiryService, maxMailsPerDay } from '../../src/enquiries/enquiryService.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import { createSmtpTransport } from '../../src/mail/smtpTransport.ts';
import type { MailMessage } from '../../src/mail/messages.ts';
import { clock } from '../support/clock.ts';
import { contact, quote } from '../support/forms.ts';
import { startFakeSmtpServer } from '../support/fakeSmtpServer.ts';
import { silentLogger, testStore } from '../support/testDatabases.ts';

const message = (to: string): MailMessage => ({
  from: { name: 'Elvora', address: 'web@elvora.example' },
  to: { name: '', address: to },
  subject: 'x',
  text: 'x',
  messageId: '<x@elvora.example>',
  headers: {},
});

/** Submits forms, and sends their mails with a mock transport. */
async function office(send: (message: MailMessage) => Promise<void>) {
  const store = await testStore('sqlite');
  const time = clock();
  const mailer = createMailer({
    store,
    send,
    compose: async ({ email }, recipient) =>
      message(recipient === 'office' ? 'office@elvora.example' : email),
    logger: silentLogger,
    now: time.now,
  });
  const enquiries = createEnquiryService({ store, onMailQueued: mailer.notify, now: time.now });
  onTestFinished(() => mailer.stop());
  const take = (body: object = quote, kind: 'quote' | 'contact' | 'newsletter' = 'quote') =>
    enquiries.submit({
      kind,
      body,
      idempotencyKey: null,
      address: `10.0.0.${Math.floor(Math.random() * 250)}`,
    });
  return { store, time, mailer, take };
}

describe('the outbox (O55)', () => {
  it('sends one mail each to the office and the sender', async () => {
    const sent: string[] = [];
    const { store, take } = await office(async ({ to }) => void sent.push(to.address));
    expect((await take()).kind).toBe('accepted');
    await vi.waitFor(async () => expect(await store.outbox.count()).toBe(0));
    expect(sent).toEqual(['office@elvora.example', 'buyer@example.in']);
  });

  it('retries a failed mail with increasing delays', async () => {
    let tries = 0;
    let isDown = true;
    const { store, time, mailer, take } = await office(async () => {
      tries += 1;
      if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
    });
    expect((await take({ ...contact, email: '', phone: '1' }, 'contact')).kind).toBe('accepted');
    const triesAfter = async (minutes: number) => {
      time.pass(minutes * 60_000);
      mailer.notify();
      await new Promise((resolve) => setTimeout(resolve, 30));
      return tries;
    };
    await vi.waitFor(() => expect(tries).toBe(1));
    expect(await triesAfter(0.9)).toBe(1);
    expect(await triesAfter(0.2)).toBe(2);
    expect(await triesAfter(4.9)).toBe(2);
    expect(await triesAfter(0.2)).toBe(3);
    isDown = false;
    expect(await triesAfter(60)).toBe(4);
    expect(await store.outbox.count()).toBe(0);
    expect(await triesAfter(600)).toBe(4);
  });

  it('drops a mail after five days and keeps the enquiry', async () => {
    const { store, time, mailer, take } = await office(async () => {
      throw new Error('no');
    });
    await take({ ...contact, email: '', phone: '1' }, 'contact');
    for (let tries = 0; tries < 30; tries++) {
      time.pass(6 * 60 * 60_000);
      mailer.notify();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await store.outbox.count()).toBe(0);
    expect((await store.enquiries.counts()).contact.new).toBe(1);
  });

  it('does not retry an address that the mail server rejects permanently', async () => {
    const server = await startFakeSmtpServer((address) =>
      address === quote.email ? '550 nobody' : '250 ok',
    );
    const { send, close } = createSmtpTransport(server.url);
    onTestFinished(close);
    const { store, take } = await office(send);
    await take();
    await vi.waitFor(async () => expect(await store.outbox.count()).toBe(0));
    expect(server.mails.map(({ to }) => to)).toEqual([['office@elvora.example']]);
  });

  it('limits mails per address and day, but not to the office', async () => {
    const sent: string[] = [];
    const { store, take } = await office(async ({ to }) => void sent.push(to.address));
    for (let times = 0; times < maxMailsPerDay + 3; times++) await take();
    await vi.waitFor(async () => expect(await store.outbox.count()).toBe(0));
    expect(sent.filter((address) => address === quote.email)).toHaveLength(maxMailsPerDay);
    expect(sent.filter((address) => address !== quote.email)).toHaveLength(maxMailsPerDay + 3);
  });

  it('counts the spellings of one mailbox together, so that suffixes and dots do not flood it', async () => {
    const sent: string[] = [];
    const { store, take } = await office(async ({ to }) => void sent.push(to.address));
    for (let times = 0; times < maxMailsPerDay + 3; times++) {
      const email = times % 2 === 0 ? `buyer+${times}@example.in` : `b.uyer@example.in`;
      expect((await take({ ...quote, email })).kind).toBe('accepted');
    }
    await vi.waitFor(async () => expect(await store.outbox.count()).toBe(0));
    expect(sent.filter((address) => address.endsWith('@example.in'))).toHaveLength(maxMailsPerDay);
  });

  it('gives each mail to one process', async () => {
    const { store, take, mailer } = await office(async () => undefined);
    await mailer.stop();
    await take();
    const at = Date.parse('2026-11-21T09:00:00Z');
    const taken = await Promise.all(Array.from({ length: 6 }, () => store.outbox.claim(at, 60_000)));
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await store.outbox.claim(at + 59_999, 60_000)).toBeNull();
    expect(await store.outbox.claim(at + 60_000, 60_000)).not.toBeNull();
    // Claimed while the clock was ahead, and by the right one again.
    expect(await store.outbox.claim(at - 790 * 24 * 60 * 60_000, 60_000)).not.toBeNull();
  });

  it('is emptied with the erasure of the enquiry', async () => {
    const { store, take, mailer } = await office(async () => undefined);
    await mailer.stop();
    await take();
    expect(await store.outbox.count()).toBe(2);
    await store.enquiries.eraseByEmail(quote.email);
    expect(await store.outbox.count()).toBe(0);
  });

  it('logs no email addresses', async () => {
    const lines: string[] = [];
    const logger = pino(
      { level: 'debug' },
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const server = await startFakeSmtpServer((address) => `450 <${address}> is busy`);
    const transport = createSmtpTransport(server.url);
    onTestFinished(transport.close);
    const store = await testStore('sqlite');
    const mailer = createMailer({
      store,
      ...transport,
      compose: async ({ email }) => message(email),
      logger,
    });
    onTestFinished(() => mailer.stop());
    const enquiries = createEnquiryService({ store, onMailQueued: mailer.notify });
    await enquiries.submit({ kind: 'quote', body: quote, idempotencyKey: null, address: '10.0.0.1' });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines.join('')).toContain('"responseCode":450');
    expect(lines.join('')).not.toContain('buyer@');
  });
});
