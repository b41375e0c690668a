import type { AddressInfo } from 'node:net';
import { finderKey, quoteLinesPath, searchChoicePath } from '@elvora/catalogue/contract';
import type { SearchMissPage } from '@elvora/catalogue/model';
import { serializeSpecification } from '@elvora/catalogue/operations';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMissRecorder } from '../../src/api/misses/missRecorder.ts';
import { quoteLineRoutes } from '../../src/api/quoteLineRoutes.ts';
import type { NewSearchMiss } from '../../src/store/index.ts';
import { createSearchMissStore } from '../../src/store/searchMisses.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { openWithTables } from '../support/rawDatabase.ts';
import { insertStaffWithRole } from '../support/staff.ts';
import { signIn, testApp } from '../support/testApp.ts';
import { databaseKinds, type DatabaseKind, silentLogger, testStore } from '../support/testDatabases.ts';

const lockNuts = serializeSpecification({
  headers: ['Ordering code', 'Thread'],
  rows: [{ a1: 'EV-LN-M25', a2: 'M25 × 1.5' }],
});

/** Opens a catalogue of one product whose misses are recorded. */
async function recordingApp(kind: DatabaseKind) {
  const store = await testStore(kind);
  const productId = await store.write((writer) =>
    writer.insertProduct(newProduct({ name: 'Brass Lock Nut', data: lockNuts }), new Date(0)),
  );
  await store.write((writer) => writer.insertCategory(newCategory({ name: 'Glands' })));
  const missRecorder = createMissRecorder({
    store,
    logger: silentLogger,
    now: () => Date.parse('2026-11-23T10:00:00Z'),
  });
  const app = await testApp({
    store,
    missRecorder,
    environment: { TRUST_PROXY: '127.0.0.1' },
    apiPlugins: [async (api) => void (await api.register(quoteLineRoutes, { store }))],
  });
  onTestFinished(() => app.close());
  const cookie = await signIn(app);
  const from = (ip: string) => ({ 'x-forwarded-for': ip, 'x-forwarded-proto': 'http' });
  return {
    app,
    store,
    productId,
    search: (query: string, ip = '192.0.2.1', more = {}) =>
      app.inject({ url: `/backend${finderKey({ query, ...more })}`, headers: from(ip) }),
    post: (path: string, payload: object, ip = '192.0.2.1') =>
      app.inject({ method: 'POST', url: `/backend${path}`, payload, headers: from(ip) }),
    async misses(search = ''): Promise<SearchMissPage> {
      await missRecorder.flush();
      return (await app.inject({ url: `/backend/search-misses${search}`, headers: { cookie } })).json().data;
    },
  };
}

describe.each(databaseKinds)('searches without results on %s', (kind) => {
  it('are recorded by text, day and count', async () => {
    const { search, misses } = await recordingApp(kind);
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) await search('flameproof gland', ip);
    await search('contramuff M25');
    await search('ask a@b.example');
    // These have a result, or are about a choice of values.
    await search('lock nut m25');
    await search('');
    await search('lock nut m25', '192.0.2.9', { category: 'Glands' });
    await search('flameproof', '192.0.2.9', { filters: [{ key: 'entryThread', value: 'M20' }] });
    expect(await misses()).toEqual({
      isRecording: true,
      total: 3,
      asked: 4,
      items: [
        { text: 'flameproof gland', asked: 2, lastDay: '2026-11-23', chosen: null },
        { text: 'ask (mail address)', asked: 1, lastDay: '2026-11-23', chosen: null },
        { text: 'contramuff M25', asked: 1, lastDay: '2026-11-23', chosen: null },
      ],
    });
    expect((await misses('?query=MUFF')).items.map(({ text }) => text)).toEqual(['contramuff M25']);
    expect((await misses('?limit=1&offset=1')).items).toHaveLength(1);
  });

  it('are counted for every visitor of a connection, even on the fast path for cached responses', async () => {
    const { app, misses } = await recordingApp(kind);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const url = `http://127.0.0.1:${port}/backend${finderKey({ query: 'flameproof gland' })}`;
      const response = await fetch(url, {
        headers: { 'x-forwarded-for': ip, 'x-forwarded-proto': 'http' },
      });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect((await misses()).items).toMatchObject([{ text: 'flameproof gland', asked: 3 }]);
  });

  it('are recorded for the lines of a pasted list', async () => {
    const { post, misses } = await recordingApp(kind);
    await post(quoteLinesPath, {
      lines: [{ text: 'QX-99' }, { text: 'EV-LN-M25' }, { text: 'ZZ 1', productId: 9 }],
    });
    expect((await misses()).items.map(({ text }) => text)).toEqual(['QX-99']);
  });

  it('do not include lines that were not looked up, whose vocabulary is read once', async () => {
    const { post, misses, store } = await recordingApp(kind);
    const forSearch = vi.spyOn(store.vocabulary, 'forSearch');
    const looked = Array.from({ length: 200 }, (_, at) => ({ text: `brass lock nut no ${at}` }));
    await post(quoteLinesPath, { lines: [...looked, { text: 'flameproof gland' }] });
    expect(forSearch).toHaveBeenCalledOnce();
    expect((await misses()).items).toEqual([]);
    await post(quoteLinesPath, { lines: [{ text: 'flameproof gland' }] });
    expect((await misses()).items).toHaveLength(1);
  });

  it('include only the result that the same visitor opened afterwards', async () => {
    const { search, post, misses, productId } = await recordingApp(kind);
    await search('contramuff M25');
    const choice = { question: 'contramuff M25', productId, code: 'EV-LN-M25' };
    expect((await post(searchChoicePath, choice)).statusCode).toBe(204);
    await post(searchChoicePath, { ...choice, question: 'forged' });
    await post(searchChoicePath, choice, '192.0.2.77');
    expect((await post(searchChoicePath, { ...choice, productId: 'x' })).statusCode).toBe(422);
    expect((await misses()).items).toEqual([
      {
        text: 'contramuff M25',
        asked: 1,
        lastDay: '2026-11-23',
        chosen: { productId, productName: 'Brass Lock Nut', code: 'EV-LN-M25', count: 1 },
      },
    ]);
  });

  it('are listed for staff only, with the setting SEARCH_RECORD', async () => {
    const store = await testStore(kind);
    const app = await testApp({ store });
    const viewer = await signIn(app, await insertStaffWithRole(store, 'viewer'));
    await app.inject(`/backend${finderKey({ query: 'flameproof' })}`);
    expect((await app.inject('/backend/search-misses')).statusCode).toBe(401);
    const url = '/backend/search-misses';
    const response = await app.inject({ url, headers: { cookie: viewer } });
    expect(response.json().data).toEqual({ isRecording: false, total: 0, asked: 0, items: [] });
    for (const search of ['limit=x', 'limit=101', 'offset=-1', `query=${'x'.repeat(201)}`]) {
      const wrong = await app.inject({ url: `${url}?${search}`, headers: { cookie: viewer } });
      expect([search, wrong.statusCode]).toEqual([search, 400]);
    }
    await app.close();
  });

  it('keep frequent searches when a flood fills the table, and expire after the retention period', async () => {
    const { tables } = await openWithTables(kind);
    const store = createSearchMissStore(tables, { rowLimit: 20 });
    const miss = (text: string, day: string, count = 1): NewSearchMiss => ({
      searchKey: text,
      text,
      day,
      productId: 0,
      code: '',
      count,
    });
    await store.add([
      miss('checknut', '2026-11-01', 2),
      miss('rare', '2026-11-01'),
      miss('cx 25', '2026-08-01', 5),
    ]);
    await store.add(Array.from({ length: 30 }, (_, at) => miss(`flood ${at}`, '2026-11-23')));
    const kept = await store.list();
    expect(kept).toHaveLength(20);
    expect(kept.slice(0, 2).map(({ text }) => text)).toEqual(['cx 25', 'checknut']);
    expect(kept.map(({ text }) => text)).toContain('rare');
    await store.add([miss('checknut', '2026-11-01'), miss('checknut', '2026-11-23')]);
    await store.eraseBefore('2026-08-25');
    expect((await store.list())[0]).toMatchObject({ text: 'checknut', asked: 4, lastDay: '2026-11-23' });
    // A day adds no more than its share, so that later days have room; stored misses are still counted.
    const shared = createSearchMissStore(tables, { dayLimit: 8 });
    await shared.add(Array.from({ length: 30 }, (_, at) => miss(`more ${at}`, '2026-11-24')));
    await shared.add([miss('more 0', '2026-11-24'), miss('late', '2026-11-24'), miss('next', '2026-11-25')]);
    const texts = (await shared.list()).map(({ text, asked }) => `${text}: ${asked}`);
    expect(texts.filter((text) => text.startsWith('more'))).toHaveLength(8);
    expect(texts).toEqual(expect.arrayContaining(['more 0: 2', 'next: 1']));
    expect(texts).not.toContain('late: 1');
  });
});
