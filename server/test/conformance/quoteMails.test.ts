import { buildQuoteRequest, packDetailText, quoteListEntry, readSizes } from '@elvora/catalogue/operations';
import { resources } from '@elvora/catalogue/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { readConfig } from '../../src/config.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { openMailer } from '../../src/mail/openMailer.ts';
import { newsletterBaseUrls } from '../../src/pages/newsletterRoutes.ts';
import { decodeMailText, startFakeSmtpServer } from '../support/fakeSmtpServer.ts';
import { seedStore } from '../support/testApp.ts';
import { databaseKinds, silentLogger, testStore } from '../support/testDatabases.ts';

describe.each(databaseKinds)('the mails of a quote request on %s', (kind) => {
  it('list all of its 25 codes, with quantity and unit of pack; notes stay with the office (D-56)', async () => {
    const smtp = await startFakeSmtpServer();
    const siteUrl = 'https://elvora.example';
    const environment = { SMTP_URL: smtp.url, SITE_URL: siteUrl, MAIL_FROM: 'web@elvora.example' };
    const store = await testStore(kind);
    await seedStore(store);
    const mailer = await openMailer({
      config: readConfig(environment, '/nowhere'),
      store,
      newsletterUrls: newsletterBaseUrls({ siteUrl, apiBase: '/backend' }),
      timeZone: 'Asia/Kolkata',
      logger: silentLogger,
    });
    onTestFinished(async () => mailer?.stop());
    const handler = createApiHandler({ store, documents: [] });
    const entries = [];
    // A gland with packs, a wiring duct with cartons, and a breaker with several codes in a row.
    for (const name of [
      'Brass Cable Gland, Metric Thread',
      'Fine-Slot Wiring Duct',
      'Miniature Circuit Breaker, Two Pole',
    ]) {
      const list = resources.products({ query: name, limit: 1 });
      const [product] = list.read((await handler(list.key)).body).items;
      if (!product) throw new Error(`The seed has no ${name}.`);
      const sizes = readSizes(product.specification).slice(0, 9);
      entries.push(...sizes.map((size, at) => quoteListEntry(product, 10 * (at + 1), size)));
    }
    const lines = entries.map((entry, at) => ({ ...entry, note: `for panel ${at + 1}` }));
    expect(lines).toHaveLength(25);
    expect(lines.filter(({ pack = '' }) => pack !== '')).toHaveLength(16);

    const enquiries = createEnquiryService({ store, onMailQueued: mailer?.notify ?? null });
    const contact = { email: 'buyer@example.in', phone: '', phoneCode: '' };
    const body = buildQuoteRequest(lines, contact);
    const reply = await enquiries.submit({ kind: 'quote', body, idempotencyKey: null, address: '10.0.0.1' });
    expect(reply.kind).toBe('accepted');
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2));
    const textTo = (address: string) =>
      decodeMailText(smtp.mails.find(({ to }) => to.includes(address))?.data ?? '').replaceAll('\r\n', '\n');
    const [office, sender] = [textTo('sales@elvora.example'), textTo(contact.email)];
    for (const [at, line] of lines.entries()) {
      const { name, quantity, variant = '', note } = line;
      const details = [variant, packDetailText(line)].filter((text) => text !== '').join(', ');
      const shown = details === '' ? name : `${name} (${details})`;
      const restOf = (text: string) =>
        [`${quantity} × ${shown}`, `${quantity} m × ${shown}`]
          .map((start) => text.split('\n').find((one) => one.startsWith(`  ${at + 1}. ${start}`)))
          .find((one) => one !== undefined)
          ?.split(shown)[1];
      expect(restOf(office)).toBe(`. Note: ${note}`);
      expect(restOf(sender)).toBe('');
    }
    expect(office).toContain('Products, 25 lines, ');
    expect(sender).not.toContain('panel');

    const [entry] = await store.enquiries.page({ limit: 1, offset: 0 });
    const stored = JSON.parse((await store.enquiries.find(entry?.id ?? 0))?.payload ?? '{}');
    expect(stored.items).toEqual(body.items);
  });
});
