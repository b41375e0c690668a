import { finderKey, publicReaders } from '@elvora/catalogue/contract';
import type { VocabularyDraft, VocabularyEntry } from '@elvora/catalogue/model';
import { serializeSpecification } from '@elvora/catalogue/operations';
import { defaultSynonyms } from '@elvora/catalogue/search';
import { describe, expect, it } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { quarantineMs } from '../../src/quarantine.ts';
import { createVocabularyWrites } from '../../src/catalogue/vocabularyWrites.ts';
import { catalogueApp } from '../support/catalogueApp.ts';
import { newProduct } from '../support/newEntries.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { signIn } from '../support/testApp.ts';
import { databaseKinds, type DatabaseKind, testStore } from '../support/testDatabases.ts';

const lockNuts = serializeSpecification({
  headers: ['Ordering code', 'Thread'],
  rows: [
    { a1: 'EV-LN-M20', a2: 'M20 × 1.5' },
    { a1: 'EV-LN-M25', a2: 'M25 × 1.5' },
  ],
});

const synonym: VocabularyDraft = { kind: 'synonym', typed: 'contramuff', meaning: 'lock nut' };
const reference: VocabularyDraft = { kind: 'cross-reference', typed: 'CX-2511', meaning: 'EV-LN-M25' };

/** Opens a catalogue with one product. */
async function vocabularyApp(kind: DatabaseKind) {
  const store = await testStore(kind);
  await store.write(async (writer) => {
    await writer.insertProduct(newProduct({ name: 'Brass Lock Nut', data: lockNuts }), new Date(0));
  });
  const { app, inject } = await catalogueApp(store);
  // Another process would have a search of its own, too.
  const otherHandler = createApiHandler({ store, documents: [] });
  const list = async (): Promise<VocabularyEntry[]> =>
    (await inject({ url: '/backend/vocabulary' })).json().data;
  return {
    app,
    inject,
    store,
    list,
    create: (payload: object, headers = {}) =>
      inject({ method: 'POST', url: '/backend/vocabulary', payload, headers }),
    change: (id: number, payload: object, headers = {}) =>
      inject({ method: 'PUT', url: `/backend/vocabulary/${id}`, payload, headers }),
    remove: (id: number, headers = {}) =>
      inject({ method: 'DELETE', url: `/backend/vocabulary/${id}`, headers }),
    post: (path: string, headers = {}) =>
      inject({ method: 'POST', url: `/backend/vocabulary/${path}`, headers }),
    find: async (id: number) => (await list()).find((entry) => entry.id === id),
    /** Codes that a query finds, in this search and in that of another process. */
    async codesFor(query: string) {
      const responses = [
        (await app.inject({ url: `/backend${finderKey({ query })}` })).json(),
        (await otherHandler(finderKey({ query }))).body,
      ].map((body) => publicReaders.finder(body));
      const [codes, others] = responses.map(({ groups }) =>
        groups.flatMap(({ products }) => products.flatMap(({ sizes }) => sizes.map(({ code }) => code))),
      );
      expect(others).toEqual(codes);
      return codes;
    },
  };
}

describe.each(databaseKinds)('the vocabulary of the search on %s', (kind) => {
  it('begins with the synonyms that come with the site', async () => {
    const { list, codesFor } = await vocabularyApp(kind);
    expect((await list()).map(({ typed, meaning }) => [typed, meaning])).toEqual(defaultSynonyms);
    expect(await codesFor('gegenmutter m25')).toEqual(['EV-LN-M25']);
  });

  it('applies a synonym until it is removed, and again after it is restored', async () => {
    const { create, remove, post, codesFor, find } = await vocabularyApp(kind);
    expect(await codesFor('contramuff')).toEqual([]);
    const response = await create(synonym);
    expect([response.statusCode, response.json().data]).toEqual([
      201,
      { id: expect.any(Number), version: 1 },
    ]);
    const { id } = response.json().data;
    expect(await codesFor('contramuff m25')).toEqual(['EV-LN-M25']);
    expect((await remove(id, { 'if-match': '"1"' })).json().data).toEqual({ id, version: 2 });
    expect(await codesFor('contramuff')).toEqual([]);
    expect(await find(id)).toMatchObject({ isRemoved: true });
    expect((await remove(id)).statusCode).toBe(404);
    expect((await post(`${id}/restore`)).json().data).toEqual({ id, version: 3 });
    expect(await codesFor('contramuff')).toEqual(['EV-LN-M20', 'EV-LN-M25']);
    expect((await post(`${id}/restore`)).statusCode).toBe(404);
  });

  it('explains to staff how a query is interpreted, with its results', async () => {
    const { app, create, inject } = await vocabularyApp(kind);
    await create(synonym);
    await create(reference);
    const ask = async (query: string) =>
      (await inject({ url: `/backend/search-trial?query=${encodeURIComponent(query)}` })).json().data;
    expect(await ask('contramuff m25 xyzzyx')).toEqual({
      parts: [
        { text: 'm25', kind: 'condition', meanings: ['M25'] },
        { text: 'contramuff', kind: 'word', meanings: ['lock nut'] },
        { text: 'xyzzyx', kind: 'unknown', meanings: [] },
      ],
      didYouMean: null,
      products: 1,
      sizes: 1,
      leftOut: '',
      answers: [{ productId: expect.any(Number), name: 'Brass Lock Nut', codes: ['EV-LN-M25'] }],
    });
    expect((await ask('CX-2511')).parts).toEqual([
      { text: 'CX-2511', kind: 'code', meanings: ['EV-LN-M25'] },
    ]);
    expect(await ask('lock nut M25 IP69')).toMatchObject({ leftOut: 'ip69', sizes: 1 });
    expect((await app.inject('/backend/search-trial?query=x')).statusCode).toBe(401);
  });

  it("resolves another maker's code to ours", async () => {
    const { create, codesFor } = await vocabularyApp(kind);
    await create(reference);
    expect(await codesFor('10 x cx2511')).toEqual(['EV-LN-M25']);
    expect((await create({ ...reference, typed: 'CX-2011', meaning: 'ln m20' })).statusCode).toBe(201);
    expect(await codesFor('CX 2011')).toEqual(['EV-LN-M20']);
  });

  it('rejects an outdated change with the current state, and restores an earlier one (O43)', async () => {
    const { create, change, inject, post, find } = await vocabularyApp(kind);
    const { id } = (await create(synonym)).json().data;
    expect((await change(id, { ...synonym, typed: 'contra muff' }, { 'if-match': '"1"' })).statusCode).toBe(
      200,
    );
    const late = await change(id, { ...synonym, meaning: 'nut' }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json().current]).toMatchObject([
      412,
      { id, typed: 'contra muff', version: 2 },
    ]);
    expect((await change(id, reference)).json().fields).toHaveProperty('kind');
    const useless = { ...reference, meaning: 'EV-LN-M99' };
    expect((await change(id, useless, { 'if-match': '"1"' })).statusCode).toBe(412);
    const history = (await inject({ url: `/backend/vocabulary/${id}/history` })).json().data;
    expect(history).toMatchObject([
      {
        by: 'admin',
        action: 'updated',
        changes: [{ field: 'typed', before: 'contramuff', after: 'contra muff' }],
      },
      { action: 'created' },
    ]);
    await post(`${id}/history/${history[1].id}/restore`, { 'if-match': '"2"' });
    expect(await find(id)).toMatchObject({ typed: 'contramuff', version: 3 });
  });

  it('creates one entry for a repeated request (O100)', async () => {
    const { create, list } = await vocabularyApp(kind);
    const headers = { 'idempotency-key': '6f1c0d5e-8a51-4b5e-9d6f-3a0c5d0a1b2c' };
    const first = await create(synonym, headers);
    expect((await create(synonym, headers)).json()).toEqual(first.json());
    expect(await list()).toHaveLength(defaultSynonyms.length + 1);
  });

  it.each<[object, string]>([
    [{ ...synonym, kind: 'other' }, 'kind'],
    [{ ...synonym, typed: ' , ' }, 'typed'],
    [{ ...synonym, typed: 'x'.repeat(201) }, 'typed'],
    [{ ...synonym, meaning: 7 }, 'meaning'],
    [{ ...synonym, meaning: 'a\0b' }, 'meaning'],
    [{ ...synonym, typed: 'nothing else, Contra Muffs' }, 'typed'],
    [{ ...synonym, typed: 'MCBs' }, 'typed'],
    [{ ...reference, typed: 'AB' }, 'typed'],
    [{ ...reference, typed: 'AB-1, AB-2' }, 'typed'],
    [{ ...reference, typed: 'ev-ln-m20' }, 'typed'],
    [{ ...reference, typed: 'pq 7' }, 'typed'],
    [{ ...reference, meaning: 'EV-LN-M99' }, 'meaning'],
    [{ ...reference, typed: 'LN M25' }, 'typed'],
    [{ ...reference, typed: 'LNM25', meaning: 'EV-LN-M20' }, 'typed'],
  ])('rejects %j at its field', async (draft, field) => {
    const { create, store } = await vocabularyApp(kind);
    await create({ ...synonym, typed: 'contra muff' });
    await create({ ...reference, typed: 'PQ-7' });
    const version = await store.catalogueVersion();
    const response = await create(draft);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    expect(await store.catalogueVersion()).toBe(version);
  });

  it('rejects more entries than a process may hold', async () => {
    const { store } = await vocabularyApp(kind);
    const { create } = createVocabularyWrites({
      store,
      now: () => new Date(0),
      maxEntries: defaultSynonyms.length + 1,
    });
    await create(synonym, 'admin', null);
    await expect(create({ ...synonym, typed: 'another' }, 'admin', null)).rejects.toThrow(
      'the most the search can hold',
    );
  });

  it('is read by viewers, changed by editors, and unknown to visitors (D-07)', async () => {
    const { app, store } = await vocabularyApp(kind);
    const viewer = await signIn(app, await insertStaffWithRole(store, 'viewer'));
    const url = '/backend/vocabulary';
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await app.inject({ url: `${url}/1/history` })).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url, payload: synonym })).statusCode).toBe(401);
    const headers = { cookie: viewer };
    expect((await app.inject({ url, headers })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url, payload: synonym, headers })).statusCode).toBe(403);
  });

  it('hides removed entries after their time in the trash, and erases them with their history later (D-25)', async () => {
    const { create, remove, post, store, find, inject } = await vocabularyApp(kind);
    const { id } = (await create(synonym)).json().data;
    await remove(id);
    const changes = async () => (await inject({ url: `/backend/vocabulary/${id}/history` })).json().data;
    const maintainAfter = (days: number) => {
      const now = new Date(Date.now() + days * 24 * 60 * 60_000);
      const deletedBefore = new Date(now.getTime() - 30 * 24 * 60 * 60_000);
      return store.maintain((maintenance) => maintenance.emptyTrash({ deletedBefore, quarantineMs, now }));
    };
    await maintainAfter(29);
    expect(await find(id)).toBeDefined();
    await maintainAfter(31);
    expect([await find(id), await changes()]).toEqual([undefined, []]);
    expect((await post(`${id}/restore`)).statusCode).toBe(404);
    // The clock was ahead.
    await maintainAfter(1);
    expect(await find(id)).toMatchObject({ isRemoved: true });
    await maintainAfter(31);
    await maintainAfter(39);
    await maintainAfter(1);
    expect([await find(id), await changes()]).toEqual([undefined, []]);
  });
});
