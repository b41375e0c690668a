import { describe, expect, it, vi } from 'vitest';
import { fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { quoteListVisitor } from '../support/quoteListVisitor.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('sending a quote list without script on %s (D-63)', (kind) => {
  it('is sent once with the typed values, and is empty afterwards', async () => {
    const { gland, store, post, cookie, setCookie } = await quoteListVisitor(kind);
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
    const { app, gland, store, post } = await quoteListVisitor(kind);
    await post({ product: gland, code: 'EV-BG-M20' });
    vi.spyOn(store.enquiries, 'accept').mockRejectedValueOnce(new Error('the disk is on fire'));
    vi.spyOn(app.log, 'error').mockReturnValue(undefined);
    const { response, form } = await post({ change: 'send', email: 'buyer@company.example' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    expect(form?.quoteList).toHaveLength(1);
  });

  it('keeps the typed values while the database is unavailable, with Retry-After', async () => {
    const { app, gland, store, post } = await quoteListVisitor(kind);
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

  it('is sent with the optional fields and a file, and reports a rejected file', async () => {
    const { app, gland, store, post, cookie } = await quoteListVisitor(kind);
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
