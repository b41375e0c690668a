import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glandTable } from '@elvora/catalogue/fixtures';
import { serializeSpecification } from '@elvora/catalogue/operations';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { createCachedPage } from '../../src/pages/cachedPage.ts';
import { createCartPageReader } from '../../src/pages/cartPage.ts';
import { cartRoutes } from '../../src/pages/cartRoutes.ts';
import { HttpError } from '../../src/http/httpErrors.ts';
import { pageRoutes } from '../../src/pages/pageRoutes.ts';
import type { RejectedForm } from '../../src/pages/renderer.ts';
import type { Store } from '../../src/store/index.ts';
import { fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { newProduct } from '../support/newEntries.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
const pageOf = (content: unknown) =>
  createCachedPage({ status: 200, headers, identity: Buffer.from(JSON.stringify(content)) });

/** Pages that show which form they were rendered with. */
const pages = {
  renderDrawing: async () => null,
  renderForVisitor: async (_url: string, form: RejectedForm) => pageOf(form),
  getCached: () => pageOf('everybody'),
  get: async () => ({ kind: 'page' as const, page: pageOf('everybody') }),
  cachedBytes: 0,
};

const uploadsDir = await mkdtemp(join(tmpdir(), 'elvora-test-'));

async function quoteListApp(store: Store): Promise<FastifyInstance> {
  const apiHandler = createApiHandler({ store, documents: [] });
  const enquiries = createEnquiryService({ store, onMailQueued: null });
  return testApp({
    store,
    enquiries,
    plugins: [
      async (app) =>
        app.register(cartRoutes, {
          store,
          apiHandler,
          enquiries,
          pages,
          siteUrl: 'https://elvora.example',
          uploadsDir,
        }),
      async (app) =>
        app.register(pageRoutes, {
          pages,
          readVisitorForm: createCartPageReader(store),
          clientDir: '/nowhere',
        }),
    ],
  });
}

const table = serializeSpecification(glandTable);

/** A browser without script, and the catalogue of one gland. */
async function visitor(kind: DatabaseKind) {
  const store = await testStore(kind);
  const gland = await store.write((writer) =>
    writer.insertProduct(newProduct({ name: 'Brass Gland', data: table }), new Date(0)),
  );
  const app = await quoteListApp(store);
  let cookie = '';
  /** Posts a form, and keeps the cookie. */
  const post = async (fields: Record<string, string | number>, extra: Record<string, string> = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/cart',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...extra,
      },
      payload: new URLSearchParams(
        Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString(),
    });
    const [changed] = response.cookies;
    if (changed) cookie = changed.value === '' ? '' : `quote-list=${encodeURIComponent(changed.value)}`;
    return {
      response,
      form: response.headers['content-type'] === 'text/html' ? (response.json() as RejectedForm) : null,
    };
  };
  const open = async (url = '/cart') => {
    const response = await app.inject({ url, headers: { cookie } });
    return { response, form: response.json() as RejectedForm };
  };
  return {
    app,
    store,
    gland,
    post,
    open,
    cookie: () => cookie,
    setCookie: (list: string) => (cookie = `quote-list=${list}`),
  };
}

describe.each(databaseKinds)('a quote list without script on %s (D-63)', (kind) => {
  it('accepts products and sizes, and is on the cart page of this visitor only', async () => {
    const { app, gland, post, open, cookie } = await visitor(kind);
    const { response: added } = await post({ product: gland, code: 'ev-bg-m20', quantity: 250 });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/cart']);
    expect(added.cookies[0]).toMatchObject({
      name: 'quote-list',
      path: '/cart',
      sameSite: 'Lax',
      secure: true,
    });
    expect(added.cookies[0]).not.toHaveProperty('maxAge');
    await post({ product: gland });
    const { response, form } = await open();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(form.quoteList).toMatchObject([
      { productId: gland, name: 'Brass Gland – EV-BG-M20', code: 'EV-BG-M20', quantity: 250 },
      { productId: gland, name: 'Brass Gland', quantity: 1 },
    ]);
    expect((await app.inject('/cart')).json()).toBe('everybody');
    expect((await app.inject({ url: '/', headers: { cookie: cookie() } })).json()).toBe('everybody');
  });

  it('changes quantities, and offers to add to an existing line (S-186, D-56)', async () => {
    const { gland, post, open } = await visitor(kind);
    const size = { product: gland, code: 'EV-BG-M20' };
    await post({ ...size, quantity: 7 });
    await post({ ...size, quantity: 40, change: 'set' });
    const { response } = await post({ ...size, quantity: 5 });
    expect(response.headers.location).toBe(`/cart?product=${gland}&code=EV-BG-M20&quantity=5`);
    const { form } = await open(String(response.headers.location));
    expect(form.texts).toEqual({ product: String(gland), code: 'EV-BG-M20', quantity: '5' });
    expect(form.quoteList?.[0]?.quantity).toBe(40);
    await post({ product: gland });
    await post({ ...form.texts, change: 'more' });
    await post({ product: gland, change: 'remove' });
    expect((await open()).form.quoteList).toMatchObject([{ code: 'EV-BG-M20', quantity: 45 }]);
    await post({ ...size, change: 'remove' });
    expect((await open()).form).toBe('everybody');
  });

  it.each([
    [{ product: 999_999 }, 'This is no longer in the catalogue'],
    [{ product: 1, code: 'EV-BG-M21' }, 'This is no longer in the catalogue'],
    [{ product: 1, quantity: 0 }, 'whole number'],
    [{ product: 1, quantity: '1e3' }, 'whole number'],
    [{}, 'No product was chosen'],
    [{ product: 'x', quantity: 2 }, 'No product was chosen'],
  ])('explains why it rejects %j, and keeps the list', async (fields, text) => {
    const { gland, post } = await visitor(kind);
    await post({ product: gland });
    const { response, form } = await post(fields);
    expect(response.statusCode).toBe(422);
    expect(form?.problems[0]?.text).toContain(text);
    expect(form?.quoteList).toHaveLength(1);
  });

  it('reports that it is full at 3 kB', async () => {
    const { gland, post, setCookie } = await visitor(kind);
    setCookie(Array.from({ length: 272 }, (_, at) => `${at + 100}.10.EV-`).join('~'));
    const { response, form } = await post({ product: gland, code: 'EV-BG-M12' });
    expect(response.statusCode).toBe(422);
    expect(form?.problems[0]?.text).toContain('This list is full');
    expect(response.cookies).toEqual([]);
  });

  it('keeps a line whose item has left the catalogue as text', async () => {
    const { gland, open, setCookie } = await visitor(kind);
    setCookie(`999999.3.EV-OLD~${gland}.1.EV-BG-M99`);
    expect((await open()).form.quoteList).toMatchObject([
      { name: 'EV-OLD', quantity: 3, picture: null },
      { name: 'Brass Gland – EV-BG-M99', code: 'EV-BG-M99' },
    ]);
  });

  it('reads the products of a forged cookie together, each once, and counts them as reads', async () => {
    const { app, gland, store, open, setCookie } = await visitor(kind);
    const reads = vi.spyOn(store, 'productsByIds');
    const singleReads = vi.spyOn(store, 'products');
    setCookie(Array.from({ length: 480 }, (_, at) => `${gland}.1.${at % 2 ? 'x' : ''}`).join('~'));
    expect((await open()).form.quoteList).toHaveLength(2);
    expect([reads.mock.calls.length, singleReads.mock.calls.length]).toEqual([1, 0]);

    const charge = vi.spyOn(app.readLimits, 'charge');
    setCookie(Array.from({ length: 400 }, (_, at) => `${at + 100}.1.`).join('~'));
    expect((await open()).form.quoteList).toHaveLength(200);
    // With the read of every request that makes four, one per 50 products.
    expect(charge).toHaveBeenCalledTimes(3);
  });

  it('is not rendered while the server is overloaded', async () => {
    const { app, gland } = await visitor(kind);
    const render = vi.spyOn(pages, 'renderForVisitor');
    onTestFinished(() => render.mockRestore());
    vi.spyOn(app, 'isUnderPressure').mockReturnValue(true);
    const { statusCode, headers: sent } = await app.inject({
      url: '/cart',
      headers: { cookie: `quote-list=${gland}.1.` },
    });
    expect([statusCode, sent['retry-after'], render.mock.calls.length]).toEqual([503, '2', 0]);
  });

  it('is rejected from other sites and in other formats', async () => {
    const { gland, post } = await visitor(kind);
    expect((await post({ product: gland }, { 'sec-fetch-site': 'cross-site' })).response.statusCode).toBe(
      403,
    );
    expect((await post({ product: gland }, { 'content-type': 'text/plain' })).response.statusCode).toBe(415);
  });

  it('is sent once with the typed values, and is empty afterwards', async () => {
    const { gland, store, post, cookie, setCookie } = await visitor(kind);
    await post({ product: gland, code: 'EV-BG-M16', quantity: 45 });
    const refused = await post({ change: 'send', email: 'buyer@', phone: '9830012345' });
    expect(refused.response.statusCode).toBe(422);
    expect(refused.form).toMatchObject({
      texts: { email: 'buyer@', phone: '9830012345' },
      problems: [{ field: 'email' }],
      quoteList: [{ code: 'EV-BG-M16' }],
    });
    const fields = { change: 'send', email: 'buyer@company.example', phoneCode: '+91', phone: '9830012345' };
    const list = `${gland}.45.EV-BG-M16`;
    const { response: sent } = await post(fields);
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toMatch(/^\/cart\?sent=Q-/);
    expect(cookie()).toBe('');
    setCookie(list);
    expect((await post(fields)).response.headers.location).toBe(sent.headers.location);
    const [row, ...others] = await store.enquiries.page({ limit: 5, offset: 0, kind: 'quote' });
    expect(others).toEqual([]);
    expect(JSON.parse(row?.payload ?? '')).toMatchObject({
      phoneCode: '+91',
      items: [{ code: 'EV-BG-M16', quantity: 45, pack: 'pack of 50 pcs' }],
    });
    expect((await post(fields)).form?.problems[0]?.field).toBe('items');
  });

  it('keeps the typed values while it cannot be stored', async () => {
    const { app, gland, store, post } = await visitor(kind);
    await post({ product: gland, code: 'EV-BG-M20' });
    vi.spyOn(store.enquiries, 'accept').mockRejectedValueOnce(new Error('the disk is on fire'));
    vi.spyOn(app.log, 'error').mockReturnValue(undefined);
    const { response, form } = await post({ change: 'send', email: 'buyer@company.example' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    expect(form?.quoteList).toHaveLength(1);
  });

  it('keeps the typed values while the database is unavailable, with Retry-After', async () => {
    const { app, gland, store, post } = await visitor(kind);
    await post({ product: gland, code: 'EV-BG-M20', quantity: 3 });
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    for (const read of ['catalogueVersion', 'products', 'productsByIds'] as const)
      vi.spyOn(store, read).mockRejectedValue(away);
    vi.spyOn(app.log, 'error').mockReturnValue(undefined);
    const { response, form } = await post({ change: 'send', email: 'buyer@company.example' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    expect(form).toMatchObject({
      texts: { email: 'buyer@company.example' },
      quoteList: [{ productId: gland, name: 'EV-BG-M20', quantity: 3 }],
    });
    const { response: change } = await post({ product: gland });
    expect([change.statusCode, change.headers['retry-after']]).toEqual([503, '10']);
    expect(change.headers['content-type']).toContain('text/html');
  });

  it('is rejected with Retry-After when the client has used up its reads', async () => {
    const { app, gland, post } = await visitor(kind);
    vi.spyOn(app.readLimits, 'take').mockImplementation(() => {
      throw new HttpError(429, 'Too many requests.', { headers: { 'retry-after': '7' } });
    });
    const { response } = await post({ product: gland });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '7']);
  });

  it('is sent with the optional fields and a file, and reports a rejected file', async () => {
    const { app, gland, store, post, cookie } = await visitor(kind);
    await post({ product: gland, code: 'EV-BG-M16' });
    const send = async (file: string | Buffer) => {
      const form = multipartForm([
        ...fieldParts({
          change: 'send',
          email: 'buyer@company.example',
          company: 'Sen Panels',
          note: 'Two deliveries\r\nare fine',
          wantedDate: '2026-12-18',
        }),
        { name: 'attachment', value: Buffer.from(file), fileName: 'plan.pdf' },
      ]);
      return app.inject({
        method: 'POST',
        url: '/cart',
        payload: form.payload,
        headers: { ...form.headers, 'sec-fetch-site': 'same-origin', cookie: cookie() },
      });
    };
    const refused = await send('<svg onload="alert(1)">');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      texts: { company: 'Sen Panels' },
      problems: [{ field: 'attachment', text: expect.stringContaining('PDF') }],
    });
    for (const [file, status, text] of [
      ['', 422, 'empty'],
      [Buffer.alloc(10 * 1024 * 1024), 413, 'file of up to 10 MB'],
    ] as const) {
      const response = await send(file);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        texts: { company: 'Sen Panels' },
        problems: [{ field: 'attachment', text: expect.stringContaining(text) }],
        quoteList: [{ code: 'EV-BG-M16' }],
      });
    }
    expect((await send('%PDF-1.7 …')).statusCode).toBe(303);
    const [row] = await store.enquiries.page({ limit: 1, offset: 0 });
    expect(JSON.parse(row?.payload ?? '')).toMatchObject({
      company: 'Sen Panels',
      note: 'Two deliveries\nare fine',
      wantedDate: '2026-12-18',
      attachment: { name: 'plan.pdf', type: 'pdf' },
    });
  });
});
