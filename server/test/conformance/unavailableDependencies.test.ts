import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createServer } from '../../src/server.ts';
import { builtSitePlugins } from '../../src/sitePlugins.ts';
import { createFragileDatabase } from '../support/databaseOutages.ts';
import { buildFakeSite } from '../support/fakeSite.ts';
import { startFakeS3Server } from '../support/fakeS3Server.ts';
import { contact, forms, newsletter } from '../support/forms.ts';
import { databaseKinds, openDatabase, silentLogger, type DatabaseKind } from '../support/testDatabases.ts';
import { ownerPassword, seedStore, signIn } from '../support/testApp.ts';

type Method = NonNullable<InjectOptions['method']>;

/** Starts the whole server, with its pages, on a database and a bucket that can be made unavailable. */
async function startSite(kind: DatabaseKind) {
  const database = await createFragileDatabase(kind);
  const { dataDir, databaseUrl } = database;
  // Without the seed's pictures, whose import takes a second.
  const store = await openDatabase({ ...database, remove: async () => undefined });
  await seedStore(store);
  await store.close();
  const bucket = await startFakeS3Server();
  await buildFakeSite(dataDir, 'first');
  const environment = {
    DATA_DIR: dataDir,
    MEDIA_URL: bucket.url,
    ADMIN_PASSWORD: ownerPassword,
    READ_RATE: '0',
  };
  const server = await createServer({
    config: readConfig(
      { ...environment, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
      dataDir,
    ),
    logger: silentLogger,
    documents: [],
    shedsLoad: false,
    plugins: (context) =>
      builtSitePlugins(context, {
        storefrontDir: join(dataDir, 'storefront'),
        adminDir: join(dataDir, 'admin'),
      }),
  });
  onTestFinished(() => server.close({ isHasty: true }));
  await server.ensureOwner();
  const cookie = await signIn(server.app);
  return { ...database, app: server.app, bucket, cookie };
}

/** All routes of the app, from the tree that Fastify prints. */
function routesOf(app: FastifyInstance): { method: Method; path: string }[] {
  const parts: string[] = [];
  return app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*) \(([\w, ]+)\)$/.exec(line) ?? [];
      if (methods === '') return [];
      parts.splice(indent.length / 4, Infinity, part);
      const path = parts.join('').replace('*', 'contact').replaceAll(/:\w+/g, '1');
      return methods.split(', ').map((method) => ({ method: method as Method, path }));
    });
}

/** Outcome of a request: `503` only with Retry-After, `stale` when it is marked as such. */
async function outcomeOf(app: FastifyInstance, request: InjectOptions): Promise<string> {
  const { statusCode, headers } = await app.inject(request);
  if (statusCode === 503 && headers['retry-after'] === undefined) return '503 without Retry-After';
  if (String(headers['cache-status']).includes('stale')) return 'stale';
  return statusCode < 500 ? 'as ever' : String(statusCode);
}

type Requests = Readonly<Record<string, InjectOptions>>;

const formFields = (fields: Record<string, string>): InjectOptions => ({
  method: 'POST',
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Requests that cannot be answered without a database that can be written. */
const writes = (cookie: string): Requests => ({
  'sign-in': {
    method: 'POST',
    url: '/backend/staff/session',
    payload: { userName: 'admin', password: 'wrong password' },
  },
  ...Object.fromEntries(
    forms.map(([path, , payload]) => [
      `form ${path}`,
      { method: 'POST' as const, url: `/backend/enquiries/${path}`, payload },
    ]),
  ),
  'contact page': { url: '/contact', ...formFields({ ...contact }) },
  'newsletter of a page': { url: '/newsletter', ...formFields(newsletter) },
  catalogue: {
    method: 'PATCH',
    url: '/backend/products',
    payload: { ids: [1], bestseller: 1 },
    headers: { cookie },
  },
  preferences: {
    method: 'PATCH',
    url: '/backend/staff/preferences',
    payload: { productView: 'table' },
    headers: { cookie },
  },
  // The audit log records it.
  'an export': { url: '/backend/enquiries.csv', headers: { cookie } },
  readiness: { url: '/readyz' },
});

/** Requests that need a database that can be read. */
const reads = (cookie: string): Requests => ({
  'a page': { url: '/products?page=2' },
  'the API': { url: '/backend/products' },
  'a search': { url: '/backend/products.php?case=search_product&query=relay' },
  'the list of staff': { url: '/backend/enquiries', headers: { cookie } },
});

/** Requests whose responses are cached. */
const cachedReads: Requests = { home: { url: '/' }, categories: { url: '/backend/categories' } };

/** A request to every route; many reject it before they query the database. */
const allRequests = (app: FastifyInstance, cookie: string): Requests =>
  Object.fromEntries(
    routesOf(app).map(({ method, path: url }) => {
      const payload = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : { payload: {} };
      return [`${method} ${url}`, { method, url, headers: { cookie }, ...payload }];
    }),
  );

/** Names of the requests by their outcomes. */
async function outcomes(app: FastifyInstance, requests: Requests): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await Promise.all(
    Object.entries(requests).map(async ([name, request]) => {
      (found[await outcomeOf(app, request)] ??= []).push(name);
    }),
  );
  for (const names of Object.values(found)) names.sort();
  return found;
}

const namesOf = (requests: Requests) => Object.keys(requests).toSorted();

it.each(databaseKinds)(
  'while the database is unavailable, every kind of route responds with 503 and Retry-After or a cached response, %s',
  { timeout: 120_000 },
  async (kind) => {
    const { app, cookie, makeUnavailable, makeAvailable } = await startSite(kind);
    expect(await outcomes(app, cachedReads)).toEqual({ 'as ever': namesOf(cachedReads) });
    const all = allRequests(app, cookie);
    expect(namesOf(all).length).toBeGreaterThan(150);

    await makeUnavailable();
    expect(await outcomes(app, writes(cookie))).toEqual({ 503: namesOf(writes(cookie)) });
    // Nothing keeps a locked SQLite from being read.
    const isReadable = kind === 'sqlite';
    expect(await outcomes(app, reads(cookie))).toEqual({
      [isReadable ? 'as ever' : '503']: namesOf(reads(cookie)),
    });
    expect(await outcomes(app, cachedReads)).toEqual({
      [isReadable ? 'as ever' : 'stale']: namesOf(cachedReads),
    });
    const { 503: _refused, stale: _stale, 'as ever': _asEver, ...faults } = await outcomes(app, all);
    expect(faults).toEqual({});

    await makeAvailable();
    await expect.poll(() => outcomeOf(app, { url: '/readyz' }), { timeout: 20_000 }).toBe('as ever');
    const { catalogue } = writes(cookie);
    const after = { ...reads(cookie), catalogue: catalogue ?? {} };
    expect(await outcomes(app, after)).toEqual({ 'as ever': namesOf(after) });
  },
);

it.each(databaseKinds)(
  'while the bucket is unavailable, pictures are 503 with Retry-After, %s',
  { timeout: 120_000 },
  async (kind) => {
    const { app, bucket, dataDir } = await startSite(kind);
    await rm(join(dataDir, 'media'), { recursive: true, force: true });
    await bucket.close();
    const hash = '0'.repeat(32);
    for (const url of [`/media/${hash}.jpg`, `/media/${hash}/320.webp`])
      expect([url, await outcomeOf(app, { url })]).toEqual([url, '503']);
    for (const url of ['/', '/products?page=2', '/backend/products', '/backend/categories'])
      expect([url, await outcomeOf(app, { url })]).toEqual([url, 'as ever']);
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      bucket: 'the bucket cannot be reached',
    });
  },
);
