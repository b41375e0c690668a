import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '@elvora/catalogue/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseExpiredEnquiries } from '../../src/enquiries/eraseExpiredEnquiries.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { copyRows } from '../../src/store/copyRows.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { quote } from '../support/forms.ts';
import { signIn, testApp } from '../support/testApp.ts';
import { databaseKinds, silentLogger, testStore } from '../support/testDatabases.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'elvora-test-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const pdf = Buffer.from('%PDF-1.7\n\u0000\xff', 'latin1');

const sendWithFile = (app: FastifyInstance, content: Buffer, fileName = 'panel layout.pdf', form = quote) => {
  const { payload, headers } = multipartForm([
    ...fieldParts({ form: JSON.stringify(form) }),
    { name: 'attachment', value: content, fileName },
  ]);
  return app.inject({ method: 'POST', url: '/backend/enquiries/quotes', payload, headers });
};

describe.each(databaseKinds)('the file of a quote request on %s', (kind) => {
  const start = async () => {
    const store = await testStore(kind);
    const app = await testApp({ store, environment: { DATA_DIR: dataDir } });
    const cookie = await signIn(app);
    const read = (url: string) => app.inject({ url: `/backend/enquiries${url}`, headers: { cookie } });
    return { store, app, cookie, read };
  };

  it('is stored with it, listed, and downloaded only by staff, never displayed', async () => {
    const { app, read } = await start();
    expect((await sendWithFile(app, pdf)).statusCode).toBe(201);
    const { data } = (await read('')).json();
    const [{ id }] = data;
    const enquiry = resources.enquiry(id).read((await read(`/${id}`)).json());
    expect(enquiry).toMatchObject({
      payload: { ...quote, attachment: { name: 'panel layout.pdf', type: 'pdf', size: pdf.length } },
    });
    const file = await read(`/${id}/attachment`);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''panel%20layout.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect((await app.inject(`/backend/enquiries/${id}/attachment`)).statusCode).toBe(401);
    expect((await read('.csv?kind=quote')).body).toContain('panel layout.pdf');
    expect((await read('?query=panel+layout')).json().total).toBe(1);
    // Nothing stays on the disk.
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  it('is missing for requests without one, and those of earlier versions', async () => {
    const { app, read } = await start();
    const response = await app.inject({ method: 'POST', url: '/backend/enquiries/quotes', payload: quote });
    expect(response.statusCode).toBe(201);
    const [{ id }] = (await read('')).json().data;
    expect(resources.enquiry(id).read((await read(`/${id}`)).json())).toMatchObject({
      payload: { attachment: null },
    });
    expect((await read(`/${id}/attachment`)).statusCode).toBe(404);
  });

  it('is rejected at its field when its content has another type, and nothing is stored', async () => {
    const { app, store } = await start();
    for (const content of ['<!doctype html><script>', 'MZ\u0000\u0000', 'PK\u0003\u0004word/document.xml']) {
      const response = await sendWithFile(app, Buffer.from(content), 'plan.pdf');
      expect(response.statusCode).toBe(422);
      expect(response.json().fields).toHaveProperty('attachment');
    }
    expect(await store.enquiries.count({})).toBe(0);
  });

  it('is erased with its enquiry, by address and after its retention period, and hidden before', async () => {
    const { app, store, read } = await start();
    await sendWithFile(app, pdf);
    await sendWithFile(app, pdf, 'other.pdf', { ...quote, email: 'other@example.in' });
    const [other, first] = (await read('')).json().data as { id: number }[];
    await store.enquiries.eraseByEmail(quote.email);
    expect(await store.enquiries.attachment(first?.id ?? 0)).toBeNull();
    expect(await store.enquiries.attachment(other?.id ?? 0)).not.toBeNull();
    const year = 365 * 24 * 60 * 60_000;
    const erase = (now: number) =>
      eraseExpiredEnquiries({ store, retentionMonths: 24, logger: silentLogger, now: () => now });
    await erase(Date.now() + 3 * year);
    expect(await store.enquiries.attachment(other?.id ?? 0)).toBeNull();
  });

  it('is copied byte for byte into a backup', async () => {
    const { store, tables } = await openWithTables(kind);
    const enquiries = createEnquiryService({ store, onMailQueued: null });
    const attachment = { name: 'a.pdf', type: 'pdf', size: pdf.length, content: pdf, hash: 'x' } as const;
    await enquiries.submit({ kind: 'quote', body: quote, attachment, idempotencyKey: null, address: '::1' });
    const backup = await openWithTables('sqlite');
    await copyRows(tables, backup.tables, { kind: 'sqlite', tables: ['enquiries', 'enquiry_attachments'] });
    const [copied] = await backup.store.enquiries.page({ limit: 1, offset: 0 });
    expect((await backup.store.enquiries.attachment(copied?.id ?? 0))?.equals(pdf)).toBe(true);
  });
});
