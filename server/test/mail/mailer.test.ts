import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { openMailer } from '../../src/mail/openMailer.ts';
import { newsletterBaseUrls } from '../../src/pages/newsletterRoutes.ts';
import { clock } from '../support/clock.ts';
import { newProduct } from '../support/newEntries.ts';
import { contact, newsletter, quote } from '../support/forms.ts';
import { decodeMailText, startFakeSmtpServer } from '../support/fakeSmtpServer.ts';
import { createEmptyDatabase, openDatabase, silentLogger, testStore } from '../support/testDatabases.ts';

describe('mail by SMTP', () => {
  const environment = (url: string) =>
    readConfig(
      { SMTP_URL: url, SITE_URL: 'https://elvora.example', MAIL_FROM: 'web@elvora.example' },
      '/nowhere',
    );
  const newsletterUrls = newsletterBaseUrls({ siteUrl: 'https://elvora.example', apiBase: '/backend' });

  /** Starts a mail server, and an enquiry service on an empty store that sends its mail there. */
  async function startMail() {
    const server = await startFakeSmtpServer();
    const store = await testStore('sqlite');
    const mailer = await openMailer({
      config: environment(server.url),
      store,
      newsletterUrls,
      timeZone: 'Asia/Kolkata',
      logger: silentLogger,
    });
    onTestFinished(async () => mailer?.stop());
    return {
      server,
      store,
      enquiries: createEnquiryService({ store, onMailQueued: mailer?.notify ?? null }),
    };
  }

  it('is sent when the mail server is available again, also after a restart (O55)', async () => {
    const database = await createEmptyDatabase('sqlite');
    onTestFinished(() => database.remove());
    const gone = await startFakeSmtpServer();
    await gone.close();

    const time = clock();
    const before = await openDatabase(database);
    const options = {
      config: environment(gone.url),
      newsletterUrls,
      timeZone: 'Asia/Kolkata',
      logger: silentLogger,
    };
    const first = await openMailer({ ...options, store: before });
    const enquiries = createEnquiryService({
      store: before,
      onMailQueued: first?.notify ?? null,
      now: time.now,
    });
    const reply = await enquiries.submit({
      kind: 'quote',
      body: quote,
      idempotencyKey: null,
      address: '10.0.0.1',
    });
    expect(reply.kind).toBe('accepted');
    await first?.stop();
    await before.close();

    const back = await startFakeSmtpServer(undefined, gone.port);
    const after = await openDatabase(database);
    onTestFinished(() => after.close());
    const second = await openMailer({ ...options, store: after });
    onTestFinished(async () => second?.stop());
    // The mail claimed by the first process is due again after its lease.
    for (const id of [1, 2]) await after.outbox.postpone(id, 0);
    second?.start();
    await vi.waitFor(async () => expect(await after.outbox.count()).toBe(0));
    expect(back.mails.map(({ to, from }) => ({ to, from }))).toEqual([
      { to: ['sales@elvora.example'], from: 'web@elvora.example' },
      { to: ['buyer@example.in'], from: 'web@elvora.example' },
    ]);
  });

  it('contains the enquiry, and no submitted text in its headers (D-08, D-15)', async () => {
    const { server, store, enquiries } = await startMail();
    const mailsOf = async <T>(count: number, act: () => Promise<T>) => {
      const before = server.mails.length;
      const reply = await act();
      await vi.waitFor(() => expect(server.mails).toHaveLength(before + count));
      return { reply, mails: server.mails.slice(before).map(({ data }) => data) };
    };
    const submit = (kind: 'contact' | 'newsletter', body: object) =>
      enquiries.submit({ kind, body, idempotencyKey: null, address: '10.0.0.1' });
    const evil = 'x\r\nBcc: victim@example.in\r\n\r\nspam\r\n.\r\nQUIT';
    const { reply, mails } = await mailsOf(2, () =>
      submit('contact', { ...contact, subject: evil, firstName: evil, message: evil }),
    );
    const reference = 'reference' in reply ? reply.reference : '';
    const [toOffice = '', toSender = ''] = mails;
    const headOf = (mail: string) => mail.slice(0, mail.indexOf('\r\n\r\n'));
    for (const mail of mails) {
      expect(headOf(mail)).not.toContain('victim');
      expect(headOf(mail)).toContain('From: ELVORA <web@elvora.example>');
    }
    expect(server.mails.flatMap(({ to }) => to)).toEqual(['sales@elvora.example', 'asha@example.in']);
    expect(headOf(toOffice)).toContain(`Subject: New message ${reference}`);
    expect(headOf(toOffice)).toContain('Reply-To: asha@example.in');
    expect(toOffice).toContain('First Name: x Bcc: victim@example.in spam . QUIT');
    expect(toSender).toContain(`Reference: ${reference}`);
    expect(toSender).not.toContain('spam');
    expect(toSender).not.toContain('victim');

    const { mails: confirmations } = await mailsOf(1, () => submit('newsletter', newsletter));
    const [entry] = await store.enquiries.page({ kind: 'newsletter', limit: 1, offset: 0 });
    const id = entry?.id ?? 0;
    const token = (await store.enquiries.newsletterTokens([id])).get(id) ?? '';
    expect(confirmations[0]?.replaceAll('=\r\n', '')).toContain(`${newsletterUrls.confirm}/${token}`);
    expect(headOf(confirmations[0] ?? '')).not.toContain('List-Unsubscribe');
    const { mails: letters } = await mailsOf(2, () => enquiries.confirmNewsletter(token));
    const letter = letters[1] ?? '';
    expect(headOf(letter).replace(/\r\n /g, ' ')).toMatch(
      /List-Unsubscribe: <https:\/\/elvora\.example\/backend\/enquiries\/newsletter\/unsubscribe\/[\w-]{22}>/,
    );
    expect(headOf(letter)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('has no lines that a visitor has forged, and none over the 998 bytes of RFC 5322', async () => {
    const { server, enquiries } = await startMail();
    const forged = (lineBreak: string) => `x${lineBreak}Email: mallory@example.net${lineBreak}`;
    const body = {
      ...contact,
      lastName: forged('\r\n'),
      firstName: forged('\u2028'),
      subject: forged('\v'),
      message: `${forged('\n')}${forged('\u0085')}${'w'.repeat(3000)}`,
    };
    await enquiries.submit({ kind: 'contact', body, idempotencyKey: null, address: '10.0.0.1' });
    const items = [{ name: forged('\n'), quantity: 2 }];
    await enquiries.submit({
      kind: 'quote',
      body: { ...quote, items },
      idempotencyKey: null,
      address: '10.0.0.1',
    });
    await vi.waitFor(() => expect(server.mails).toHaveLength(4));
    const raw = server.mails.flatMap(({ data }) => data.split('\r\n'));
    expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
    const texts = server.mails
      .filter(({ to }) => to.includes('sales@elvora.example'))
      .map(({ data }) => decodeMailText(data));
    const lines = texts.flatMap((text) => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/));
    expect(lines.filter((line) => line.startsWith('Email: '))).toEqual([
      `Email: ${contact.email}`,
      `Email: ${quote.email}`,
    ]);
    expect(lines).toContain('  Email: mallory@example.net');
  });

  it('counts no enquiries in its Message-ID', async () => {
    const { server, enquiries } = await startMail();
    const reply = await enquiries.submit({
      kind: 'quote',
      body: quote,
      idempotencyKey: null,
      address: '10.0.0.1',
    });
    const reference = 'reference' in reply ? reply.reference : '';
    await vi.waitFor(() => expect(server.mails).toHaveLength(2));
    expect(server.mails.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1]?.trim())).toEqual([
      `<${reference}.office@elvora.example>`,
      `<${reference}.sender@elvora.example>`,
    ]);
  });

  it("repeats all lines, to the sender only in the catalogue's wording (D-56)", async () => {
    const { server, store, enquiries } = await startMail();
    const headers = ['Ordering code (nylon)', 'Ordering code (brass)', 'Pack (pcs)'];
    const data = JSON.stringify({ headers, rows: [{ a1: 'EV-SPN-M20', a2: 'EV-SPB-M20', a3: '10' }] });
    await store.write((writer) =>
      writer.insertProduct({ ...newProduct({ name: 'Stopping Plug' }), data }, new Date()),
    );
    const items = [
      {
        product: 'Stopping Plug',
        code: 'ev-spb-m20',
        variant: 'spam',
        quantity: 250,
        pack: 'spam',
        note: 'spam',
      },
      { name: 'Stopping Plug – EV-SPN-M20', quantity: 4 },
      { name: 'stopping plug', quantity: 3 },
      { product: 'Stopping Plug', code: 'SPAM-1', quantity: 2 },
      { name: 'Buy spam', quantity: 1 },
    ];
    const body = { ...quote, company: 'Spam', wantedDate: '2026-12-01', items };
    const content = Buffer.from('%PDF-');
    const attachment = { name: 'spam.pdf', type: 'pdf', size: 1_400_000, content, hash: '' } as const;
    await enquiries.submit({ kind: 'quote', body, attachment, idempotencyKey: null, address: '10.0.0.1' });
    await vi.waitFor(() => expect(server.mails).toHaveLength(2));
    const [toOffice = '', toSender = ''] = server.mails.map(({ data: mail }) => decodeMailText(mail));
    expect(toOffice).toContain('Wanted by: 1 December 2026');
    expect(toOffice).toContain('Attachment: spam.pdf (1.4 MB, in the admin)');
    expect(toOffice).toContain('250 × Stopping Plug – ev-spb-m20 (spam, spam). Note: spam');
    expect(toOffice).toContain('Products, 5 lines, 260 pieces:');
    expect(toOffice).toContain('  5. 1 × Buy spam');
    expect(toSender).toContain('5 lines:');
    expect(toSender).toContain('1. 250 × Stopping Plug – EV-SPB-M20 (brass, 25 packs of 10)');
    expect(toSender).toContain(
      '2. 4 × Stopping Plug – EV-SPN-M20 (nylon, pack of 10 pcs, not in full packs)',
    );
    expect(toSender).toContain('3 × Stopping Plug');
    expect(toSender).toContain('2 × line 4 of your list, as you wrote it');
    expect(toSender).toContain('1 × line 5 of your list, as you wrote it');
    expect(toSender.toLowerCase()).not.toContain('spam');
  });

  it('is off without SMTP_URL', async () => {
    const store = await testStore('sqlite');
    const config = readConfig({}, '/nowhere');
    expect(
      await openMailer({ config, store, newsletterUrls, timeZone: 'UTC', logger: silentLogger }),
    ).toBeNull();
    const enquiries = createEnquiryService({ store, onMailQueued: null });
    await enquiries.submit({ kind: 'quote', body: quote, idempotencyKey: null, address: '10.0.0.1' });
    expect(await store.outbox.count()).toBe(0);
    expect((await store.enquiries.counts()).quote.new).toBe(1);
  });
});
