import { quoteLinesPath, readResolvedLines } from '@elvora/catalogue/contract';
import { readPastedLines } from '@elvora/catalogue/operations';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteLineRoutes } from '../../src/api/quoteLineRoutes.ts';
import type { Store } from '../../src/store/index.ts';
import {
  createTestDatabase,
  databaseKinds,
  openDatabase,
  type TestDatabase,
} from '../support/testDatabases.ts';
import { seedStore, testApp } from '../support/testApp.ts';
import { seedSizes } from '../support/seedSizes.ts';

describe.each(databaseKinds)('the lines of a quote list on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await createTestDatabase(kind, { hasTables: true });
    store = await openDatabase(database);
    await seedStore(store);
    app = await testApp({
      store,
      apiPlugins: [async (api) => void (await api.register(quoteLineRoutes, { store }))],
    });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    await database.remove();
  });

  const post = (payload: object) => app.inject({ method: 'POST', url: `/backend${quoteLinesPath}`, payload });
  const resolve = async (...lines: (string | { text: string; productId: number })[]) => {
    const response = await post({
      lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)),
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    return readResolvedLines(response.json());
  };
  const codesOf = async (text: string) => {
    const [line] = await resolve(text);
    return line?.items.map(({ code }) => code);
  };

  it('finds a code in any spelling, with the values of its size (D-56)', async () => {
    const [line] = await resolve('EV-BG-M20');
    expect(line).toMatchObject({
      isExact: true,
      items: [{ code: 'EV-BG-M20', product: expect.stringMatching(/Gland/) }],
    });
    expect(line?.items[0]?.details).toMatch(/^M20 × 1\.5, /);
    expect(line?.items[0]?.pack).toMatch(/^pack of /);
    expect(line?.items[0]?.picture?.width).toBeGreaterThan(0);
    for (const text of [
      'ev-bg-m20',
      'EVBGM20',
      'EV BG M20',
      'BG-M20',
      'Brass gland EV-BG-M20 nickel',
      '"EV-BG-M20"',
    ]) {
      expect(await codesOf(text)).toEqual(['EV-BG-M20']);
    }
  });

  it('offers the code that resembles a mistyped one, for the buyer to confirm', async () => {
    for (const text of ['EV-BG-M2O', 'EV-8G-M20']) {
      const [line] = await resolve(text);
      expect([text, line?.isExact, line?.items.map(({ code }) => code)]).toEqual([
        text,
        false,
        ['EV-BG-M20'],
      ]);
    }
  });

  it.each([
    ['EV-PC-25-240A', 'EV-PC-25'],
    ['ev_ng_m25_bk', 'EV-NG-M25'],
    ['EV-MC160-3-100-H', 'EV-MC160-3-100'],
  ])('offers the size of %s, whose option the buyer confirms', async (text, code) => {
    const [line] = await resolve(text);
    expect(line).toMatchObject({ isExact: false, items: [{ code }] });
  });

  it('reads the comma of a code as its point', async () => {
    expect(await resolve('EV-OL-6,3')).toMatchObject([{ isExact: true, items: [{ code: 'EV-OL-6.3' }] }]);
  });

  it.each([
    ['terminal 4 sqmm grey', 'EV-TB-4'],
    ['cable tie 300x4.8 black', 'EV-CTB-300-48'],
    // No product has the word 'cutout'.
    ['filter fan 230V 177 cutout', 'EV-FF-177-230'],
    ['trunking 60x60', 'EV-WD-60-60'],
    ['elcb 2 pole 63A 30mA', 'EV-RC-2-63-30'],
  ])('finds "%s" by its words, whatever its units', async (text, code) => {
    expect((await codesOf(text))?.[0]).toBe(code);
  });

  it("finds our code for another maker's", async () => {
    await store.write((writer) =>
      writer.insertVocabularyEntry(
        { kind: 'cross-reference', typed: 'QX 7720', meaning: 'EV-BG-M20' },
        { by: 'admin', at: new Date(0) },
      ),
    );
    expect(await codesOf('12 x qx-7720')).toEqual(['EV-BG-M20']);
  });

  it('finds every visible size of the seed by its code, in one request (D-26)', async () => {
    const sizes = [...seedSizes.values()].flat();
    const codes = [...new Set(sizes.map(({ code }) => code))];
    const lines = await resolve(...codes);
    const missed = codes.filter((code, at) => !lines[at]?.items.some((item) => item.code === code));
    const hidden = sizes.filter(({ product }) => product === 'Rewirable Fuse Unit, Porcelain');
    expect(missed).toEqual(hidden.map(({ code }) => code));
    expect(lines.filter(({ isExact }) => isExact)).toHaveLength(codes.length - hidden.length);
  });

  it('finds a product by its number, which also disambiguates products with the same code', async () => {
    const [gland] = await resolve('EV-BG-M20');
    const productId = gland?.items[0]?.productId ?? 0;
    const [byNumber, both, unknown, renumbered] = await resolve(
      { text: '', productId },
      { text: 'EV-BG-M20', productId },
      { text: '', productId: 999_999 },
      { text: 'EV-BG-M20', productId: 999_999 },
    );
    expect(byNumber).toMatchObject({ isExact: true, items: [{ productId, code: '' }] });
    expect(both?.items).toEqual(gland?.items);
    expect(unknown?.items).toEqual([]);
    expect(renumbered?.items).toEqual(gland?.items);
  });

  it('offers sizes for words and a rating, and nothing for unknown text', async () => {
    const [contactor, unknown, blank] = await resolve('contactor 25A', 'qwertz uiop', '');
    expect(contactor?.isExact).toBe(false);
    expect(contactor?.items.length).toBeGreaterThan(1);
    expect(contactor?.items.length).toBeLessThanOrEqual(5);
    expect(contactor?.items.map(({ code }) => code)).toContain('EV-PC-25');
    expect(unknown).toEqual({ isExact: false, items: [] });
    expect(blank).toEqual({ isExact: false, items: [] });
  });

  it('treats hostile lines as text', async () => {
    const hostile = [
      '=HYPERLINK("https://a.example")',
      '<img src=x onerror=alert(1)>',
      "' or 1=1 --",
      '%_!"*',
      '💥'.repeat(190),
    ];
    const lines = await resolve(...hostile);
    expect(lines).toHaveLength(hostile.length);
  });

  it('resolves 2,000 lines and rejects more, with their number (O52)', async () => {
    const text = Array.from(
      { length: 2000 },
      (_, at) => `${at + 1} x ${at % 2 === 0 ? 'EV-BG-M20' : `thing ${at}`}`,
    ).join('\n');
    const lines = await resolve(...readPastedLines(text).map((line) => line.text));
    expect(lines).toHaveLength(2000);
    expect(lines.filter(({ isExact }) => isExact)).toHaveLength(1000);
    const refused = await post({ lines: Array.from({ length: 5312 }, () => ({ text: 'EV-BG-M20' })) });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toContain('5,312');
  });

  it.each([
    {},
    { lines: 'EV-BG-M20' },
    { lines: [5] },
    { lines: [{ text: 5 }] },
    { lines: [{ text: 'x'.repeat(401) }] },
  ])('rejects %j', async (payload) => expect((await post(payload)).statusCode).toBe(422));
});
