import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HttpError } from '../../src/http/httpErrors.ts';
import { pages, quoteListVisitor } from '../support/quoteListVisitor.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('a quote list without script on %s (D-63)', (kind) => {
  it('accepts products and sizes, and is on the cart page of this visitor only', async () => {
    const { app, gland, post, open, cookie } = await quoteListVisitor(kind);
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
    const { gland, post, open } = await quoteListVisitor(kind);
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
    const { gland, post } = await quoteListVisitor(kind);
    await post({ product: gland });
    const { response, form } = await post(fields);
    expect(response.statusCode).toBe(422);
    expect(form?.problems[0]?.text).toContain(text);
    expect(form?.quoteList).toHaveLength(1);
  });

  it('reports that it is full at 3 kB', async () => {
    const { gland, post, setCookie } = await quoteListVisitor(kind);
    setCookie(Array.from({ length: 272 }, (_, at) => `${at + 100}.10.EV-`).join('~'));
    const { response, form } = await post({ product: gland, code: 'EV-BG-M12' });
    expect(response.statusCode).toBe(422);
    expect(form?.problems[0]?.text).toContain('This list is full');
    expect(response.cookies).toEqual([]);
  });

  it('keeps a line whose item has left the catalogue as text', async () => {
    const { gland, open, setCookie } = await quoteListVisitor(kind);
    setCookie(`999999.3.EV-OLD~${gland}.1.EV-BG-M99`);
    expect((await open()).form.quoteList).toMatchObject([
      { name: 'EV-OLD', quantity: 3, picture: null },
      { name: 'Brass Gland – EV-BG-M99', code: 'EV-BG-M99' },
    ]);
  });

  it('reads the products of a forged cookie together, each once, and counts them as reads', async () => {
    const { app, gland, store, open, setCookie } = await quoteListVisitor(kind);
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
    const { app, gland } = await quoteListVisitor(kind);
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
    const { gland, post } = await quoteListVisitor(kind);
    expect((await post({ product: gland }, { 'sec-fetch-site': 'cross-site' })).response.statusCode).toBe(
      403,
    );
    expect((await post({ product: gland }, { 'content-type': 'text/plain' })).response.statusCode).toBe(415);
  });

  it('is rejected with Retry-After when the client has used up its reads', async () => {
    const { app, gland, post } = await quoteListVisitor(kind);
    vi.spyOn(app.readLimits, 'take').mockImplementation(() => {
      throw new HttpError(429, 'Too many requests.', { headers: { 'retry-after': '7' } });
    });
    const { response } = await post({ product: gland });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '7']);
  });
});
