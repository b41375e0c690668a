import type { ProductTableIssue, TableIssuePage } from '@elvora/catalogue/model';
import {
  readDrawing,
  readSpecification,
  serializeDrawing,
  serializeSpecification,
} from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { catalogueApp } from '../support/catalogueApp.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { signIn } from '../support/testApp.ts';
import { databaseKinds, type DatabaseKind, testStore } from '../support/testDatabases.ts';

/** A table of two columns: codes, and cells below a title. */
const tableOf = (title: string, ...cells: readonly string[]) =>
  serializeSpecification({
    headers: ['Ordering code', title],
    rows: cells.map((cell, at) => ({ a1: `EV-RL-${at + 1}`, a2: cell })),
  });

async function checkedApp(kind: DatabaseKind) {
  const store = await testStore(kind);
  const ids = await store.write(async (writer) => {
    const [lugs = 0, other = 0] = [
      await writer.insertCategory(newCategory({ name: 'Lugs' })),
      await writer.insertCategory(newCategory({ name: 'Relays' })),
    ];
    const insert = (name: string, categoryId: number, data: string | null, drawing: string | null = null) =>
      writer.insertProduct(newProduct({ name, categoryId, data, drawing }), new Date(0));
    return {
      outlier: await insert(
        'Ring Lug',
        lugs,
        tableOf('Conductors (mm²)', '6', '10', '160', '25', '35', '50'),
      ),
      common: await insert('Pin Lug', lugs, tableOf('Conductors (mm²)', '6', '10')),
      rare: await insert(
        'Fork Lug',
        lugs,
        tableOf('Conductor (mm²)', '6', '10'),
        serializeDrawing({ family: 'cableLug', columns: { A: 'Conductor (mm²)' } }),
      ),
      elsewhere: await insert('Relay', other, tableOf('Conductor (mm²)', '6', '10')),
      unreadable: await insert('Damaged', other, '{"headers": ['),
    };
  });
  const { app, inject } = await catalogueApp(store);
  return {
    store,
    app,
    inject,
    ids,
    async check(search = ''): Promise<TableIssuePage> {
      return (await inject({ url: `/backend/table-issues${search}` })).json().data;
    },
    correct: ({ productId, version, id }: ProductTableIssue) =>
      inject({
        method: 'POST',
        url: `/backend/products/${productId}/table-corrections`,
        headers: { 'if-match': `"${version}"` },
        payload: { issue: id },
      }),
    async table(id: number) {
      const [row] = await store.products({ id });
      const specification = readSpecification(row?.data);
      return specification.status === 'ready' ? specification.table : null;
    },
  };
}

describe.each(databaseKinds)('the check of the tables on %s', (kind) => {
  it('lists likely mistakes, by kind and page, and compares titles within a branch', async () => {
    const { check, ids } = await checkedApp(kind);
    const all = await check();
    expect(all).toMatchObject({ tableCount: 4, isComplete: true, total: 2 });
    expect(all.items.map(({ productId, id }) => [productId, id])).toEqual([
      [ids.rare, 'near-headers 1 Conductors (mm²)'],
      [ids.outlier, 'outliers 1'],
    ]);
    expect(await check('?kind=outliers&limit=1')).toMatchObject({
      total: 1,
      items: [{ rows: [{ row: 'EV-RL-3', before: '160', after: ['16'] }] }],
    });
    expect((await check('?limit=1&offset=1')).items).toHaveLength(1);
  });

  it('corrects an issue once, and the history goes back', async () => {
    const { check, correct, table, inject, ids, store } = await checkedApp(kind);
    const [renaming, rescaling] = (await check()).items;
    if (!renaming || !rescaling) throw new Error('The issues are missing.');
    expect((await correct(rescaling)).json().data).toEqual({ id: ids.outlier, version: 2 });
    expect((await table(ids.outlier))?.rows[2]).toEqual({ a1: 'EV-RL-3', a2: '16' });
    expect((await correct(rescaling)).statusCode).toBe(412);
    expect((await correct({ ...rescaling, version: 2 })).statusCode).toBe(404);
    await correct(renaming);
    expect((await table(ids.rare))?.headers).toEqual(['Ordering code', 'Conductors (mm²)']);
    const [renamed] = await store.products({ id: ids.rare });
    expect(readDrawing(renamed?.drawing ?? null)?.columns).toEqual({ A: 'Conductors (mm²)' });
    expect((await check()).total).toBe(0);

    const history = (await inject({ url: `/backend/products/${ids.outlier}/history` })).json().data;
    expect(history).toMatchObject([{ by: 'admin', changes: [{ field: 'data' }] }, { action: 'created' }]);
    await inject({
      method: 'POST',
      url: `/backend/products/${ids.outlier}/history/${history[1].id}/restore`,
      headers: { 'if-match': '"2"' },
    });
    expect(await check()).toMatchObject({ total: 1, items: [{ productId: ids.outlier, version: 3 }] });
  });

  it('renames a title to a near one alone', async () => {
    const { correct, ids, check } = await checkedApp(kind);
    const [issue] = (await check()).items;
    if (!issue) throw new Error('The issue is missing.');
    const forged = { ...issue, id: 'near-headers 1 Price' };
    expect((await correct(forged)).statusCode).toBe(404);
    expect((await correct({ ...forged, productId: ids.unreadable })).statusCode).toBe(404);
  });

  it('is read by viewers, corrected by editors, and unknown to visitors (D-07)', async () => {
    const { app, store, check, inject } = await checkedApp(kind);
    const [issue] = (await check()).items;
    const viewer = await signIn(app, await insertStaffWithRole(store, 'viewer'));
    const url = '/backend/table-issues';
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await app.inject({ url, headers: { cookie: viewer } })).statusCode).toBe(200);
    const correction = {
      method: 'POST',
      url: `/backend/products/${issue?.productId}/table-corrections`,
      payload: { issue: issue?.id },
    } as const;
    expect((await app.inject(correction)).statusCode).toBe(401);
    expect((await app.inject({ ...correction, headers: { cookie: viewer } })).statusCode).toBe(403);
    expect((await inject({ url: `${url}?kind=other` })).statusCode).toBe(400);
  });
});
