import { quoteFilePath, type QuoteFileType } from '@elvora/catalogue/contract';
import { glandTable } from '@elvora/catalogue/fixtures';
import { maxQuoteLines } from '@elvora/catalogue/model';
import { serializeSpecification } from '@elvora/catalogue/operations';
import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createQuoteListPdf } from '../../src/listFiles/quoteListPdf.ts';
import { HttpError } from '../../src/http/httpErrors.ts';
import { cartFileRoutes } from '../../src/pages/cartFileRoutes.ts';
import { newProduct } from '../support/newEntries.ts';
import { pdfPages } from '../support/pdfPages.ts';
import { testApp } from '../support/testApp.ts';
import { testStore } from '../support/testDatabases.ts';
import { unzip } from '../support/unzip.ts';

async function listApp() {
  const store = await testStore('sqlite');
  const now = () => new Date('2026-11-21T10:00:00Z');
  const app = await testApp({
    store,
    plugins: [async (instance) => instance.register(cartFileRoutes, { store, now })],
  });
  return { app, store };
}

const post = (app: FastifyInstance, type: QuoteFileType, fields: Record<string, string>, cookie = '') =>
  app.inject({
    method: 'POST',
    url: quoteFilePath(type),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: String(new URLSearchParams(fields)),
  });
const listOf = (items: readonly object[]) => ({ items: JSON.stringify(items) });

it('writes a workbook with codes as text and quantities as numbers, and no formulas', async () => {
  const { app } = await listApp();
  const { statusCode, headers, rawPayload } = await post(app, 'xlsx', {
    ...listOf([
      { product: 'Brass Gland', code: '=HYPERLINK("http://evil")', quantity: 250, note: '₹ & <b>\u0001 "x"' },
      { name: 'As I wrote it', quantity: 3 },
      { product: 'Cable Tie', code: '1E5', pack: 'pack of 100' },
    ]),
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="quote-list.xlsx"',
    'cache-control': 'no-store',
  });
  const files = unzip(rawPayload);
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  expect(sheet).not.toContain('<f>');
  expect(texts).toEqual(
    expect.arrayContaining([
      'ELVORA',
      'Quote list, 21 November 2026',
      'Ordering code',
      '=HYPERLINK("http://evil")',
      '₹ &amp; &lt;b&gt;  "x"',
      'As I wrote it',
      '1E5',
    ]),
  );
  expect(sheet).toMatch(/<c r="E6"(?![^>]*t="s")[^>]*><v>250<\/v>/);
  expect(sheet).toMatch(/<c r="B8"[^>]*t="s"/);
});

it('writes a PDF with the letterhead, the rupee sign, and the header and number of every page', async () => {
  const { app } = await listApp();
  const items = Array.from({ length: 60 }, (_, at) => ({
    product: 'Brass Gland, Ø 20 mm²',
    code: `EV-BG-M${at}`,
    quantity: 1250,
    note: at === 0 ? '₹ 250' : '',
  }));
  const { statusCode, headers, rawPayload } = await post(app, 'pdf', listOf(items));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="quote-list.pdf"');
  const pages = await pdfPages(rawPayload);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(page).toContain('Ordering code');
  }
  expect(pages[0]).toContain('ELVORA');
  expect(pages[0]).toContain('₹ 250');
  expect(pages[0]).toContain('Ø 20 mm²');
  expect(pages.join('')).toContain('EV-BG-M59');
});

it('serves other requests while it writes a list of 2,000 lines', async () => {
  const { app } = await listApp();
  const items = Array.from({ length: maxQuoteLines }, (_, at) => ({
    product: 'Brass Gland',
    code: `EV-${at}`,
  }));
  const written = { isDone: false };
  const writing = post(app, 'pdf', listOf(items)).finally(() => (written.isDone = true));
  let turns = 0;
  while (!written.isDone) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await writing).statusCode).toBe(200);
  // One for every 25 lines, at least.
  expect(turns).toBeGreaterThan(maxQuoteLines / 25);
}, 60_000);

it('truncates a code that is wider than its column, and no other text', async () => {
  const { app } = await listApp();
  const text = 'W'.repeat(60);
  const code = `EV-${'9'.repeat(40)}`;
  const { rawPayload } = await post(
    app,
    'pdf',
    listOf([{ product: text, variant: text, note: text, code, quantity: 1 }]),
  );
  const [page = ''] = await pdfPages(rawPayload);
  expect(page).toContain(text);
  expect(page).toMatch(/EV-9+…/);
  expect(page).not.toContain('9'.repeat(40));
});

it('replaces characters missing from the font, with a note', async () => {
  const { app } = await listApp();
  const pagesOf = async (note: string) =>
    (await pdfPages((await post(app, 'pdf', listOf([{ code: 'A', quantity: 1, note }]))).rawPayload)).join(
      '',
    );
  expect(await pagesOf('केबल 5')).toMatch(/\?+ 5.*Some characters cannot be shown here/s);
  expect(await pagesOf('Really? Ω')).not.toContain('Some characters');
});

it('writes one file at a time, and rejects those that would wait long', async () => {
  const { app } = await listApp();
  const items = Array.from({ length: 200 }, (_, at) => ({ code: `EV-${at}` }));
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(app, 'pdf', listOf(items))));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 503, 503]);
  expect(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('10');
});

it('rejects a client without remaining reads before its list is parsed', async () => {
  const { app } = await listApp();
  vi.spyOn(app.readLimits, 'take').mockImplementation(() => {
    throw new HttpError(429, 'Too many requests.', { headers: { 'retry-after': '7' } });
  });
  // Larger than what is read: it would be answered with 413.
  const { statusCode, headers, body } = await post(app, 'pdf', { items: 'x'.repeat(5 * 1024 * 1024) });
  expect(statusCode).toBe(429);
  expect(headers['retry-after']).toBe('7');
  expect(body).toContain('Too many forms were sent from your network.');
});

it('stops writing a PDF when the client has disconnected', async () => {
  const letterhead = { firm: 'ELVORA', contact: [], day: '2026-11-21' };
  const item = {
    name: '',
    product: '',
    code: 'A',
    variant: '',
    pack: '',
    note: '',
    image: '',
    quantity: 1,
  };
  const items = Array.from({ length: 100 }, () => item);
  const signal = AbortSignal.abort(new Error('left'));
  await expect(createQuoteListPdf({ letterhead, items }, signal)).rejects.toThrow('left');
});

it('writes the list of a cookie in a browser without script (D-63)', async () => {
  const { app, store } = await listApp();
  const gland = newProduct({ name: 'Brass Gland', data: serializeSpecification(glandTable) });
  const id = await store.write((writer) => writer.insertProduct(gland, new Date(0)));
  const cookie = `quote-list=${encodeURIComponent(`${id}.250.EV-BG-M20`)}`;
  const { rawPayload } = await post(app, 'xlsx', {}, cookie);
  expect(unzip(rawPayload).get('xl/sharedStrings.xml')).toContain('EV-BG-M20');
  const empty = await post(app, 'pdf', {});
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('This form could not be sent');
});

it.each([
  ['no JSON', '{', 400],
  ['no list', '{"a":1}', 422],
  ['an empty list', '[]', 422],
  ['too many lines', JSON.stringify(Array.from({ length: maxQuoteLines + 1 }, () => ({ code: 'A' }))), 422],
  ['a quantity below one', '[{"code":"A","quantity":0}]', 422],
  ['a line without a name', '[{}]', 422],
])('rejects %s', async (_name, items, status) => {
  const { app } = await listApp();
  const { statusCode } = await post(app, 'xlsx', { items });
  expect(statusCode).toBe(status);
});
