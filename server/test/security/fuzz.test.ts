import { formApiPaths, writePaths } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../src/api/apiHandler.ts';
import { catalogueApp } from '../support/catalogueApp.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { testStore } from '../support/testDatabases.ts';
import { seedStore } from '../support/testApp.ts';

/** `npm run faults` asks for more; a seed makes the same inputs again. */
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 300);
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Chance that a seed repeats (mulberry32). */
function chanceOf(state: number) {
  let at = state >>> 0;
  const next = () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, pick: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0] };
}

type Chance = ReturnType<typeof chanceOf>;

const words = [
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
  ...[writePaths.ownPassword, writePaths.ownPreferences].map(api),
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

const wordAt = (chance: Chance) => chance.pick(words);

function addressAt(chance: Chance): string {
  const path = chance.pick(paths);
  const bent = chance.below(5) === 0 ? `${path}/${encodeURIComponent(wordAt(chance).toWellFormed())}` : path;
  const query = Array.from({ length: chance.below(4) }, () => {
    const name = chance.pick(names);
    const value = name === 'case' ? chance.pick(cases) : wordAt(chance);
    return `${name}=${chance.below(8) === 0 ? value.replace(/[^\x21-\x7e]/g, '%') : encodeURIComponent(value.toWellFormed())}`;
  });
  return query.length === 0 ? bent : `${bent}?${query.join('&')}`;
}

function valueAt(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 4 : 7);
  if (kind === 0) return chance.below(1000) - 10;
  if (kind === 1) return chance.pick([true, false, null]);
  if (kind < 4) return wordAt(chance);
  const length = chance.below(4);
  if (kind === 4) return Array.from({ length }, () => valueAt(chance, depth + 1));
  return Object.fromEntries(
    Array.from({ length: length + 2 }, () => [chance.pick(names), valueAt(chance, depth + 1)]),
  );
}

function bodyAt(chance: Chance, type: string): string {
  if (type.startsWith('multipart')) {
    const parts = Array.from({ length: chance.below(5) }, () => {
      const file = chance.below(3) === 0 ? `; filename="${wordAt(chance).replace(/["\r\n\0]/g, '')}"` : '';
      return `--x\r\ncontent-disposition: form-data; name="${chance.pick(names)}"${file}\r\n\r\n${wordAt(chance)}\r\n`;
    });
    return `${parts.join('')}${chance.below(4) === 0 ? '' : '--x--\r\n'}`;
  }
  const text = JSON.stringify(valueAt(chance));
  return chance.below(6) === 0 ? text.slice(0, chance.below(text.length)) : text;
}

describe('any request', () => {
  it(
    `gets a response, and never 5xx: ${inputs} inputs from seed ${firstSeed}`,
    { timeout: 20_000 + inputs * 30 },
    async () => {
      const store = await testStore('sqlite');
      await seedStore(store);
      const media = createMediaLibrary('/nowhere/media', { encoder: passthroughEncoder });
      const files = { media, documentsDir: '/nowhere/documents', videoDir: '/nowhere/video' };
      const { app, inject } = await catalogueApp(store, {
        // Each from another address: limits are not what is tried here.
        environment: { TRUST_PROXY: '127.0.0.1' },
        plugins: [async (instance) => void (await instance.register(mediaRoutes, files))],
      });
      const broken: string[] = [];
      for (let at = 0; at < inputs; at++) {
        const chance = chanceOf(firstSeed * 1_000_003 + at);
        const method = chance.pick(methods);
        const url = addressAt(chance);
        const type = chance.pick(types);
        const hasBody = method !== 'GET' && method !== 'HEAD' && chance.below(5) > 0;
        const headers = {
          'x-forwarded-for': `10.${at % 250}.${Math.floor(at / 250) % 250}.${chance.below(250)}`,
          ...(chance.below(4) === 0 ? { 'if-match': wordAt(chance).replace(/[^\x20-\x7e]/g, '') } : {}),
          ...(chance.below(4) === 0
            ? { 'idempotency-key': wordAt(chance).replace(/[^\x20-\x7e]/g, '') }
            : {}),
          ...(hasBody && type !== '' ? { 'content-type': type } : {}),
        };
        const request = { method, url, headers, ...(hasBody ? { payload: bodyAt(chance, type) } : {}) };
        // Whoever asks about staff asks as a visitor: the session has to last.
        const isStaff = chance.below(2) === 0 && !url.startsWith('/backend/staff');
        const { statusCode, body } = isStaff ? await inject(request) : await app.inject(request);
        if (statusCode >= 500)
          broken.push(`${at}: ${JSON.stringify(request).slice(0, 500)} → ${statusCode} ${body}`);
        if (broken.length > 20) break;
      }
      expect(broken).toEqual([]);
      // Whatever was sent, visitors are answered as ever.
      expect((await app.inject('/backend/categories')).statusCode).toBe(200);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    },
  );
});
