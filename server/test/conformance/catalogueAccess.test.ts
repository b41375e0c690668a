import { describe, expect, it } from 'vitest';
import { fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { createProduct, productApp, productFields } from '../support/productRequests.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { databaseKinds } from '../support/testDatabases.ts';
import { signIn } from '../support/testApp.ts';

describe.each(databaseKinds)('writing the catalogue on %s (O47)', (kind) => {
  it('requires a session of an editor (S-401, O01, D-07)', async () => {
    const app = await productApp(kind);
    const { id } = (await createProduct(app)).json().data;
    const viewer = await signIn(app.app, await insertStaffWithRole(app.store, 'viewer'));
    const editor = await signIn(app.app, await insertStaffWithRole(app.store, 'editor'));
    const before = await app.state();
    const form = multipartForm(fieldParts(productFields));
    const writes = [
      { method: 'POST', url: '/backend/products', ...form },
      { method: 'PUT', url: `/backend/products/${id}`, ...form },
      { method: 'DELETE', url: `/backend/products/${id}` },
      { method: 'PATCH', url: '/backend/products', payload: { ids: [id], trending: 1 } },
      { method: 'POST', url: `/backend/products/${id}/restore` },
      { method: 'POST', url: `/backend/products/${id}/history/1/restore` },
      { method: 'POST', url: '/backend/pictures', ...form },
      { method: 'POST', url: '/backend/categories', payload: {} },
      { method: 'PUT', url: '/backend/categories/1', payload: {} },
      { method: 'DELETE', url: '/backend/categories/1?children=delete' },
      { method: 'POST', url: '/backend/categories/1/move', payload: {} },
      { method: 'POST', url: '/backend/categories/1/restore' },
      { method: 'POST', url: '/backend/categories/1/history/1/restore' },
    ] as const;
    for (const write of writes) {
      const headers = 'headers' in write ? write.headers : {};
      const status = async (cookie?: string) =>
        (await app.app.inject({ ...write, headers: { ...headers, ...(cookie ? { cookie } : {}) } }))
          .statusCode;
      expect([write.method, write.url, await status(), await status(viewer)]).toEqual([
        write.method,
        write.url,
        401,
        403,
      ]);
    }
    expect(await app.state()).toEqual(before);
    for (const url of ['/backend/trash', '/backend/quality', `/backend/products/${id}/history`]) {
      expect((await app.app.inject(url)).statusCode).toBe(401);
      expect((await app.app.inject({ url, headers: { cookie: viewer } })).statusCode).toBe(200);
    }
    expect(
      (
        await app.app.inject({
          method: 'DELETE',
          url: `/backend/products/${id}`,
          headers: { cookie: editor },
        })
      ).statusCode,
    ).toBe(200);
  });
});
