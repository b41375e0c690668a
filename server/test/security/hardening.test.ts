import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import type { Store } from '../../src/store/index.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { createTestDatabase, openDatabase, type TestDatabase } from '../support/testDatabases.ts';
import { seedStore, signIn, testApp } from '../support/testApp.ts';

/** Shared by the tests, which only read the catalogue; each has its own app. */
let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await createTestDatabase('sqlite', { hasTables: true });
  store = await openDatabase(database);
  await seedStore(store);
});

afterAll(async () => {
  await store.close();
  await database.remove();
});

async function shop() {
  const media = createMediaLibrary('/nowhere/media', { encoder: passthroughEncoder });
  const files = { media, documentsDir: '/nowhere/documents', videoDir: '/nowhere/video' };
  return testApp({
    store,
    plugins: [async (instance) => void (await instance.register(mediaRoutes, files))],
  });
}

describe('every response', () => {
  const origin = 'https://dealer.example';

  it.each([
    '/backend',
    '/backend/products?limit=1',
    '/backend/products.php?case=get_product_by_id&id=1',
    '/backend/products.php?case=get_product_by_id&id=99999',
    '/backend/products?case=nope',
    '/backend/products/categories/Relays',
    '/backend/api/categories',
    '/backend/nothing',
  ])('is readable by other sites, without credentials, where all visitors get the same: %s', async (url) => {
    const app = await shop();
    const cookie = await signIn(app);
    for (const headers of [{ origin }, { origin, cookie }]) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const [first, second] = [await app.inject(url), await app.inject({ url, headers: { cookie } })];
    expect(second.body).toBe(first.body);
  });

  it.each([
    '/healthz',
    '/backend/staff/session',
    '/backend/enquiries',
    '/backend/quality',
    '/backend/products?scope=all',
    '/backend/categories?case=get_category_tree&scope=all',
    '/backend/products/1/history',
    '/backend/vocabulary',
  ])('is not readable by other sites where a session counts: %s', async (url) => {
    const app = await shop();
    const cookie = await signIn(app);
    for (const headers of [{ origin }, { origin, cookie }]) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('lists its methods, and gives other origins read access only', async () => {
    const app = await shop();
    const preflight = async (url: string) => {
      const { statusCode, headers, body } = await app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      const [name, methods] = ['access-control-allow-origin', 'access-control-allow-methods'];
      return {
        status: statusCode,
        allow: headers['allow'],
        open: headers[name],
        methods: headers[methods],
        body,
      };
    };
    const open = { open: '*', methods: 'GET, HEAD' };
    const closed = { open: undefined, methods: undefined };
    const done = { status: 204, body: '' };
    expect(await preflight('/backend')).toEqual({ ...done, ...open, allow: 'GET, HEAD, OPTIONS' });
    expect(await preflight('/backend/products')).toEqual({ ...done, ...open, allow: 'GET, HEAD, OPTIONS' });
    expect(await preflight('/backend/products?scope=all')).toMatchObject(closed);
    expect(await preflight('/backend/enquiries/contact-messages')).toEqual({
      ...done,
      ...closed,
      allow: 'POST, OPTIONS',
    });
    expect(await preflight('/backend/enquiries/3')).toEqual({
      ...done,
      ...closed,
      allow: 'GET, HEAD, PATCH, OPTIONS',
    });
    expect(await preflight('/backend/nothing')).toMatchObject({ status: 404, ...closed });
  });

  it('lists the calls that need no session at the base of the API', async () => {
    const app = await shop();
    for (const url of ['/backend', '/backend/']) {
      const { data } = (await app.inject(url)).json<{ data: string[] }>();
      expect(data).toContain('GET /backend/products.php?case=get_product_by_id');
      expect(data).toContain('GET /backend/api/categories');
      expect(data).toContain('POST /backend/enquiries/contact-messages');
      expect(data.join()).not.toMatch(/csv|trash|history|quality|HEAD|OPTIONS/);
    }
  });

  it('has a content type, with a charset for text', async () => {
    const app = await shop();
    for (const url of [
      '/backend/products',
      '/backend/categories',
      '/backend/nothing',
      '/healthz',
      '/readyz',
      '/media/nothing.jpg',
      '/%E0%A4%A',
    ]) {
      const { headers, body } = await app.inject(url);
      expect(body, url).not.toBe('');
      expect(headers['content-type'], url).toMatch(
        /^(application\/json|text\/plain|text\/html); charset=utf-8$/,
      );
    }
  });

  it('does not echo a TRACE request', async () => {
    const app = await shop();
    const response = await app.inject({
      method: 'TRACE',
      url: '/backend/products',
      headers: { cookie: 'staff=secret-of-mine' },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('secret-of-mine');
  });
});

describe('paths outside the routes', () => {
  it.each([
    '/media/',
    '/media/documents/',
    '/media/video/',
    '/media/variants/',
    '/media/incoming/',
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/src/main.ts',
    '/media/..%2f..%2fpackage.json',
  ])('are 404 without a directory listing: %s', async (url) => {
    const response = await (await shop()).inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toMatch(/package|elvora"|\[core\]/);
  });
});

describe('parameters', () => {
  it.each(['name desc', 'id;drop table products', 'constructor', '__proto__', 'toString', 'NEWEST'])(
    'sort by known names only, not by %s (O70)',
    async (sort) => {
      const response = await (await shop()).inject({ url: '/backend/products', query: { sort } });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false });
    },
  );

  it('cannot bypass a check by being repeated', async () => {
    const app = await shop();
    for (const query of ['scope=visible&scope=all', 'scope=all&scope=visible', 'scope[]=all']) {
      const hidden = await app.inject(`/backend/categories?case=get_category_tree&${query}`);
      const shown = await app.inject('/backend/categories?case=get_category_tree');
      // Rejected, or answered like any visitor, but never with staff data.
      expect([200, 401]).toContain(hidden.statusCode);
      if (hidden.statusCode === 200) expect(hidden.json()).toEqual(shown.json());
    }
    const cookie = await signIn(app);
    const twice = await app.inject({ url: '/backend/products?limit=1&limit=100', headers: { cookie } });
    expect(twice.statusCode).toBe(200);
    expect(twice.json().data).toHaveLength(1);
  });
});

const sources = ['server/src', 'catalogue/src'];
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads all source files of the server and of the packages it shares with the apps. */
async function sourceFiles(): Promise<{ file: string; text: string }[]> {
  const lists = await Promise.all(
    sources.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => join(folder, name));
    }),
  );
  return Promise.all(
    lists.flat().map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
}

/** Whether all three searches exceed this, in CPU time: load on the machine does not count. */
function isSlow(pattern: RegExp, text: string, limitMs: number): boolean {
  return [1, 2, 3].every(() => {
    const before = process.threadCpuUsage();
    text.search(pattern);
    return process.threadCpuUsage(before).user / 1000 > limitMs;
  });
}

describe('the sources', () => {
  it('use no broken hash and never disable certificate checks', async () => {
    for (const { file, text } of await sourceFiles()) {
      // RFC 6238 as all authenticator apps support it; HMAC needs no collision resistance.
      const allowed = file.endsWith('staff/totp.ts') ? text.replace("createHmac('sha1'", '') : text;
      expect(allowed, file).not.toMatch(/createH(?:ash|mac)\(\s*['"](?!sha256|sha512)/);
      expect(text, file).not.toMatch(/rejectUnauthorized|NODE_TLS_REJECT/);
    }
  });

  it('have no regular expression that 100 KB of hostile text slows down (O73)', async () => {
    const patterns = new Map<string, RegExp>();
    for (const { text } of await sourceFiles()) {
      const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
      for (const [, source = '', flags = ''] of code.matchAll(
        /(?<=[(,=:[?&|!]\s*|return |=> )\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\n\\[])+)\/([dgimsuvy]*)/g,
      )) {
        patterns.set(`/${source}/${flags}`, new RegExp(source, flags));
      }
    }
    expect(patterns.size).toBeGreaterThan(60);
    const long = 100_000;
    const hostile = [
      'a',
      ' ',
      '-',
      '1',
      '/',
      '<',
      '"',
      '=',
      '\\',
      '.',
      '@',
      ',',
      'a.',
      'a@',
      '::',
      '<a ',
    ].map((piece) => `${piece.repeat(long / piece.length)}\n!`);
    const slow: string[] = [];
    for (const [name, pattern] of patterns) {
      for (const text of hostile) {
        // A short text first: the long one would never end with a pattern that tries everything.
        if (isSlow(pattern, text.slice(-2000), 3) || isSlow(pattern, text, 50)) {
          slow.push(`${name} on ${JSON.stringify(text.slice(0, 4))}`);
          break;
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
