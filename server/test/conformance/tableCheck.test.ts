import type { ProductTableIssue, TableIssuePage } from '@elvora/catalogue/model';
import {
  readDrawing,
  readSpecification,
  serializeDrawing,
  serializeSpecification,
} from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { catalogueApp, fieldParts } from '../support/catalogueApp.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { productFields, updateProduct } from '../support/productRequests.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { signIn } from '../support/testApp.ts';
import { databaseKinds, type DatabaseKind, testStore } from '../support/testDatabases.ts';

/** A table of two columns: codes of a series, and cells below a title. */
const tableOf = (series: string, title: string, ...cells: readonly string[]) =>
  serializeSpecification({
    headers: ['Ordering code', title],
    rows: cells.map((cell, at) => ({ a1: `${series}-${at + 1}`, a2: cell })),
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
        tableOf('EV-RL', 'Conductors (mm²)', '6', '10', '160', '25', '35', '50'),
      ),
      common: await insert('Pin Lug', lugs, tableOf('EV-PL', 'Conductors (mm²)', '6', '10')),
      rare: await insert(
        'Fork Lug',
        lugs,
        tableOf('EV-FL', 'Conductor (mm²)', '6', '10'),
        serializeDrawing({ family: 'cableLug', columns: { A: 'Conductor (mm²)' } }),
      ),
      elsewhere: await insert('Relay', other, tableOf('EV-RY', 'Conductor (mm²)', '6', '10')),
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
    accept: ({ productId, version, id }: Pick<ProductTableIssue, 'productId' | 'version' | 'id'>) =>
      inject({
        method: 'POST',
        url: `/backend/products/${productId}/accepted-issues`,
        headers: { 'if-match': `"${version}"` },
        payload: { issue: id },
      }),
    /** Restores the state before the last change of a product. */
    async undo(id: number, version: number) {
      const url = `/backend/products/${id}/history`;
      const [, before] = (await inject({ url })).json().data;
      return inject({
        method: 'POST',
        url: `${url}/${before.id}/restore`,
        headers: { 'if-match': `"${version}"` },
      });
    },
    /** Stores another table of a product. */
    change: (id: number, data: string) =>
      store.write(async (writer) => {
        const [row] = await writer.products({ id });
        await writer.updateProduct(
          id,
          newProduct({
            name: row?.name ?? '',
            categoryId: row?.category_id ?? null,
            data,
            acceptedIssues: row?.accepted_issues ?? null,
          }),
        );
      }),
    async table(id: number) {
      const [row] = await store.products({ id });
      const specification = readSpecification(row?.data);
      return specification.status === 'ready' ? specification.table : null;
    },
  };
}

describe.each(databaseKinds)('the table check on %s', (kind) => {
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

  it('corrects an issue once, and the history restores it', async () => {
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

  it('accepts an issue, with an entry in the history that undoes it', async () => {
    const { check, accept, undo, inject, ids } = await checkedApp(kind);
    const [renaming, outlier] = (await check()).items;
    if (!renaming || !outlier) throw new Error('The issues are missing.');
    expect((await accept(outlier)).json().data).toEqual({ id: ids.outlier, version: 2 });
    expect((await check()).items).toMatchObject([{ productId: ids.rare }]);
    expect((await accept(outlier)).statusCode).toBe(412);
    expect((await accept({ ...outlier, version: 2, id: 'outliers 7' })).statusCode).toBe(404);
    expect((await accept(renaming)).statusCode).toBe(200);
    expect((await check()).total).toBe(0);

    const history = (await inject({ url: `/backend/products/${ids.outlier}/history` })).json().data;
    expect(history).toMatchObject([{ by: 'admin', changes: [{ field: 'acceptedIssues', before: '' }] }, {}]);
    expect(JSON.parse(history[0].changes[0].after)).toMatchObject([
      { kind: 'outliers', header: 'Conductors (mm²)' },
    ]);
    await undo(ids.outlier, 2);
    await undo(ids.rare, 2);
    expect((await check()).items.map(({ id }) => id)).toEqual([renaming.id, outlier.id]);
  });

  it('lists an accepted issue again once its column changes, and not before', async () => {
    const { check, accept, change, ids } = await checkedApp(kind);
    const [, outlier] = (await check()).items;
    if (!outlier) throw new Error('The issue is missing.');
    await accept(outlier);
    const cells = ['6', '10', '160', '25', '35', '50'];
    const listed = async () => (await check('?kind=outliers')).items.map(({ id }) => id);
    const other = (note: string, ...own: readonly string[]) =>
      serializeSpecification({
        headers: ['Ordering code', 'Note', 'Conductors (mm²)'],
        rows: own.map((cell, at) => ({ a1: `EV-RL-${at + 1}`, a2: note, a3: cell })),
      });
    // Another column before it changes nothing.
    await change(ids.outlier, other('tinned', ...cells));
    expect(await listed()).toEqual([]);
    await change(ids.outlier, other('tinned', ...cells, '70'));
    expect(await listed()).toEqual(['outliers 2']);
  });

  it('keeps accepted issues when the product is saved, deleted and restored', async () => {
    const { check, accept, inject, store, ids } = await checkedApp(kind);
    const [, outlier] = (await check()).items;
    if (!outlier) throw new Error('The issue is missing.');
    await accept(outlier);
    const url = `/backend/products/${ids.outlier}`;
    const [row] = await store.products({ id: ids.outlier });
    const form = fieldParts({ ...productFields, category_id: 'Lugs', data: row?.data ?? '' });
    expect((await updateProduct({ inject }, ids.outlier, form)).statusCode).toBe(200);
    await inject({ method: 'DELETE', url });
    await inject({ method: 'POST', url: `${url}/restore` });
    expect((await check('?kind=outliers')).total).toBe(0);
  });

  it('reports codes that several products share, and corrects or accepts those of one', async () => {
    const { check, correct, accept, table, store, ids } = await checkedApp(kind);
    const codes = (...own: readonly string[]) =>
      serializeSpecification({ headers: ['Ordering code'], rows: own.map((a1) => ({ a1 })) });
    const [first = 0, second = 0] = await store.write(async (writer) => [
      await writer.insertProduct(
        newProduct({ name: 'Gland', data: codes('XG-1', 'XG-2', 'XG-3') }),
        new Date(0),
      ),
      await writer.insertProduct(
        newProduct({ name: 'Copy', data: codes('xg-2', 'XG-3', 'XG-9') }),
        new Date(0),
      ),
    ]);
    const shared = async () =>
      (await check('?kind=doubled-codes')).items.filter(
        ({ productId }) => productId === first || productId === second,
      );
    const [ofFirst, ofSecond] = await shared();
    if (!ofFirst || !ofSecond) throw new Error('The shared codes are missing.');
    expect(ofFirst).toMatchObject({
      productId: first,
      details: ['XG-2', 'Copy'],
      rows: [{ row: 'XG-2', before: 'XG-2', after: ['–'] }, { row: 'XG-3' }],
    });
    expect(ofSecond).toMatchObject({ productId: second, details: ['xg-2', 'Gland'], rowCount: 2 });
    // Left at one product, it is still named at the other.
    await accept(ofFirst);
    expect(await shared()).toMatchObject([{ productId: second }]);
    expect((await correct({ ...ofSecond, id: `shared-codes 0 ${ids.outlier}` })).statusCode).toBe(404);
    expect((await correct(ofSecond)).statusCode).toBe(200);
    expect((await table(second))?.rows).toEqual([{ a1: '–' }, { a1: '–' }, { a1: 'XG-9' }]);
    expect(await shared()).toEqual([]);
  });

  it('renames a title only to a similar one', async () => {
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
    const accepting = { ...correction, url: `/backend/products/${issue?.productId}/accepted-issues` };
    expect((await app.inject(accepting)).statusCode).toBe(401);
    expect((await app.inject({ ...accepting, headers: { cookie: viewer } })).statusCode).toBe(403);
    expect((await inject({ url: `${url}?kind=other` })).statusCode).toBe(400);
  });
});
