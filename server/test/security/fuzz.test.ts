import { formApiPaths, quoteLinesPath, searchChoicePath, writePaths } from '@elvora/catalogue/contract';
import { seededRandom } from '@elvora/catalogue/operations';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../src/api/apiHandler.ts';
import { catalogueApp } from '../support/catalogueApp.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';
import { seedStore } from '../support/testApp.ts';

/** `npm run faults` sets more, half of them for each database; a seed reproduces the inputs. */
const wanted = process.env['FUZZ_INPUTS'];
const kinds = wanted === undefined ? (['sqlite'] as const) : databaseKinds;
const inputs = Math.ceil(Number(wanted ?? 300) / kinds.length);
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 1);

function createRandom(seed: string) {
  const next = seededRandom(seed);
  const below = (max: number) => Math.floor(next() * max);
  return { below, pick: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0] };
}

type Random = ReturnType<typeof createRandom>;

const texts = [
  '',
  '1',
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  'NaN',
  'null',
  'true',
  'Relays',
  'relay',
  '%',
  '_',
  "'",
  '"',
  '\\',
  '\u0000',
  '\u2028',
  '\ud800',
  'é',
  '🔌',
  '../',
  '..%2f',
  '%00',
  '%E0%A4%A',
  '<script>',
  '{{7*7}}',
  "' or 1=1 --",
  'a@b',
  'a@example.in',
  '9876543210',
  '__proto__',
  'constructor',
  'toString',
  'javascript:alert(1)',
  'data:,x',
  '=1+1',
  ' '.repeat(50),
  'x'.repeat(300),
  'x'.repeat(5000),
  '[]',
  '{}',
  '2026-02-30',
  '\r\nx: y',
] as const;
const names = [
  'id',
  'case',
  'query',
  'limit',
  'offset',
  'scope',
  'fields',
  'category',
  'flag',
  'sort',
  'name',
  'email',
  'phone',
  'items',
  'quantity',
  'message',
  'password',
  'currentPassword',
  'userName',
  'role',
  'data',
  'images',
  'category_id',
  'keyword',
  'description',
  'bestseller',
  'trending',
  'cname',
  'cparentname',
  'cactive',
  'cimage',
  'children',
  'paths',
  '__proto__',
] as const;
const cases = [
  'get_product_by_id',
  'get_product_by_category_id',
  'search_product',
  'get_category_tree',
  'x',
] as const;
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const api = (path: string) => `/backend${path}`;
const paths: readonly [string, ...string[]] = [
  '/nowhere',
  ...apiPaths.map(api),
  ...Object.values(formApiPaths).map(api),
  ...[
    writePaths.products,
    writePaths.product(1),
    writePaths.productRestore(1),
    writePaths.productVersion(1, 1),
  ].map(api),
  ...[writePaths.categories, writePaths.category(1), writePaths.category(1, 'delete')].map(api),
  ...[writePaths.categoryMove(1), writePaths.categoryRestore(1), writePaths.categoryVersion(1, 1)].map(api),
  ...[writePaths.enquiry(1), writePaths.enquiriesFrom('a@b.in'), writePaths.pictures].map(api),
  ...[writePaths.staffAccounts, writePaths.staffAccount(1)].map(api),
  ...[writePaths.ownPassword, writePaths.ownPreferences, writePaths.clockConfirmation].map(api),
  ...[writePaths.vocabulary, writePaths.vocabularyEntry(1), writePaths.vocabularyRestore(1)].map(api),
  ...[quoteLinesPath, searchChoicePath, '/search-misses', '/csp-reports', '/enquiries/1'].map(api),
  ...['/products/1/history', '/categories/1/history', '/products/categories/Relays/x'].map(api),
  ...['/staff/session', '/enquiries', '/enquiries.csv', '/enquiries/counts'].map(api),
  '/healthz',
  '/readyz',
  '/metrics',
  '/media/x.jpg',
  '/media/documents/x.pdf',
  '/media/video/x.mp4',
  `/media/${'a'.repeat(32)}/320.avif`,
];
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; x',
  '',
] as const;

const randomText = (random: Random) => random.pick(texts);

function randomUrl(random: Random): string {
  const path = random.pick(paths);
  const suffixed =
    random.below(5) === 0 ? `${path}/${encodeURIComponent(randomText(random).toWellFormed())}` : path;
  const query = Array.from({ length: random.below(4) }, () => {
    const name = random.pick(names);
    const value = name === 'case' ? random.pick(cases) : randomText(random);
    return `${name}=${random.below(8) === 0 ? value.replace(/[^\x21-\x7e]/g, '%') : encodeURIComponent(value.toWellFormed())}`;
  });
  return query.length === 0 ? suffixed : `${suffixed}?${query.join('&')}`;
}

function randomValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 4 : 7);
  if (kind === 0) return random.below(1000) - 10;
  if (kind === 1) return random.pick([true, false, null]);
  if (kind < 4) return randomText(random);
  const length = random.below(4);
  if (kind === 4) return Array.from({ length }, () => randomValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: length + 2 }, () => [random.pick(names), randomValue(random, depth + 1)]),
  );
}

/** The columns of a table may have any names, those of inherited properties included. */
function randomTable(random: Random): string {
  const keys = ['a1', 'a2', 'a900000', ...Object.getOwnPropertyNames(Object.prototype)] as const;
  const row = () =>
    Object.fromEntries(
      Array.from({ length: random.below(4) }, () => [random.pick(keys), randomText(random)]),
    );
  return JSON.stringify({
    headers: Array.from({ length: random.below(3) }, () => randomText(random)),
    rows: Array.from({ length: random.below(5) }, row),
  });
}

/** A product that can be saved, with a random table. */
function randomProduct(random: Random): string {
  const fields = { name: 'x', keyword: 'x', description: 'x', bestseller: '0', trending: '0' };
  const parts = Object.entries({ ...fields, category_id: 'Relays & Timers', data: randomTable(random) });
  return `${parts
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`;
}

function randomBody(random: Random, type: string): string {
  if (type.startsWith('multipart')) {
    if (random.below(3) === 0) return randomProduct(random);
    const parts = Array.from({ length: random.below(5) }, () => {
      const file =
        random.below(3) === 0 ? `; filename="${randomText(random).replace(/["\r\n\0]/g, '')}"` : '';
      return `--x\r\ncontent-disposition: form-data; name="${random.pick(names)}"${file}\r\n\r\n${randomText(random)}\r\n`;
    });
    return `${parts.join('')}${random.below(4) === 0 ? '' : '--x--\r\n'}`;
  }
  const text = JSON.stringify(randomValue(random));
  return random.below(6) === 0 ? text.slice(0, random.below(text.length)) : text;
}

describe.each(kinds)('any request on %s', (kind) => {
  it(
    `gets a response, and never 5xx: ${inputs} inputs from seed ${firstSeed}`,
    { timeout: 20_000 + inputs * 30 },
    async () => {
      const store = await testStore(kind);
      await seedStore(store);
      const media = createMediaLibrary('/nowhere/media', { encoder: passthroughEncoder });
      const files = { media, documentsDir: '/nowhere/documents', videoDir: '/nowhere/video' };
      const { app, inject } = await catalogueApp(store, {
        // Each from another address, so that rate limits do not interfere.
        environment: { TRUST_PROXY: '127.0.0.1' },
        plugins: [async (instance) => void (await instance.register(mediaRoutes, files))],
      });
      const broken: string[] = [];
      for (let at = 0; at < inputs; at++) {
        const random = createRandom(`${firstSeed} ${at}`);
        const method = random.pick(methods);
        const url = randomUrl(random);
        const type = random.pick(types);
        const hasBody = method !== 'GET' && method !== 'HEAD' && random.below(5) > 0;
        const headers = {
          'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250) % 250}.${random.below(250)}`,
          ...(random.below(4) === 0 ? { 'if-match': randomText(random).replace(/[^\x20-\x7e]/g, '') } : {}),
          ...(random.below(4) === 0
            ? { 'idempotency-key': randomText(random).replace(/[^\x20-\x7e]/g, '') }
            : {}),
          ...(hasBody && type !== '' ? { 'content-type': type } : {}),
        };
        const request = { method, url, headers, ...(hasBody ? { payload: randomBody(random, type) } : {}) };
        // Staff endpoints are called without the session, which must stay valid.
        const isStaff = random.below(2) === 0 && !url.startsWith('/backend/staff');
        const { statusCode, body } = isStaff ? await inject(request) : await app.inject(request);
        if (statusCode >= 500)
          broken.push(`${at}: ${JSON.stringify(request).slice(0, 500)} → ${statusCode} ${body}`);
        if (broken.length > 20) break;
      }
      expect(broken).toEqual([]);
      // The server still serves visitors.
      expect((await app.inject('/backend/categories')).statusCode).toBe(200);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    },
  );
});
