import { quoteLinesPath, searchChoicePath } from '@elvora/catalogue/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { createMissRecorder } from '../../src/api/misses/missRecorder.ts';
import { quoteLineRoutes } from '../../src/api/quoteLineRoutes.ts';
import { readPendingSizes } from '../../src/catalogue/readSizes.ts';
import { catalogueRoutes } from '../../src/catalogue/catalogueRoutes.ts';
import { mediaRoutes } from '../../src/media/mediaRoutes.ts';
import { createMediaLibrary } from '../../src/media/mediaLibrary.ts';
import { fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { categoryBody } from '../support/categoryRequests.ts';
import { createFakeMediaLibrary } from '../support/fakeMediaLibrary.ts';
import { forms } from '../support/forms.ts';
import { newCategory, newProduct } from '../support/newEntries.ts';
import { passthroughEncoder } from '../support/passthroughEncoder.ts';
import { productFields } from '../support/productRequests.ts';
import { type DatabaseKind, databaseKinds, testStore } from '../support/testDatabases.ts';
import { ownerPassword, sampleDocuments, signIn, testApp } from '../support/testApp.ts';

/** NUL, a character that is cut off, half a surrogate pair. */
const escapes = ['a%00b', '%E0%A4%A', '%ED%A0%80'];

/** Parameters that become values of a statement. */
const parameters = ['id', 'query', 'email', 'category', 'before', 'name'];

/** Text that is valid JSON, and that PostgreSQL or UTF-8 cannot hold. */
const texts = ['a\0b', '\ud800'];

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:` before each parameter. */
  path: string;
}

async function openApp(kind: DatabaseKind) {
  const store = await testStore(kind);
  await store.write(async (writer) => {
    const categoryId = await writer.insertCategory(newCategory({ name: 'Relays' }));
    const product = newProduct({ name: 'Relay', categoryId, categoryName: 'Relays' });
    await writer.insertProduct(product, new Date(0));
  });
  const apiHandler = createApiHandler({ store, documents: sampleDocuments });
  const warnings: unknown[] = [];
  const logger = { warn: (...warning: unknown[]) => void warnings.push(warning) };
  const missRecorder = createMissRecorder({ store, logger });
  const media = createMediaLibrary('/nowhere/media', { encoder: passthroughEncoder });
  const paths: string[] = [];
  /** Collects the paths of the API, each of which has one route for `OPTIONS`. */
  const collectPaths = Object.assign(
    async (api: FastifyInstance) => {
      api.addHook('onRoute', ({ method, url }) => {
        if (method === 'OPTIONS') paths.push(url);
      });
    },
    { [Symbol.for('skip-override')]: true },
  );
  const app = await testApp({
    store,
    apiHandler,
    missRecorder,
    // Each request comes from a different address, so that no rate limit applies.
    environment: { TRUST_PROXY: '127.0.0.1' },
    apiPlugins: [
      collectPaths,
      async (api) => {
        const options = { store, media: createFakeMediaLibrary(), apiHandler, uploadsDir: '/nowhere' };
        await api.register(catalogueRoutes, options);
        await api.register(quoteLineRoutes, { store });
      },
    ],
    plugins: [
      async (instance) => {
        const folders = { media, documentsDir: '/nowhere/documents', videoDir: '/nowhere/video' };
        await instance.register(mediaRoutes, folders);
      },
    ],
  });
  let sent = 0;
  const send = (options: InjectOptions, cookie: string) => {
    sent += 1;
    const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    return app.inject({ ...options, headers: { cookie, 'x-forwarded-for': address, ...options.headers } });
  };
  async function routes(): Promise<Route[]> {
    const found = await Promise.all(
      paths.map(async (path) => {
        const { headers } = await app.inject({ method: 'OPTIONS', url: path.replace(/:\w+|\*/g, '1') });
        const methods = String(headers.allow).split(', ') as Route['method'][];
        return methods
          .filter((method) => !['HEAD', 'OPTIONS'].includes(String(method)))
          .map((method) => ({ method, path }));
      }),
    );
    const others = ['/healthz', '/media/:name', '/media/documents/:file', '/media/video/:file'];
    return [...found.flat(), ...others.map((path) => ({ method: 'GET', path }) as const)];
  }
  return { store, app, send, routes, missRecorder, warnings };
}

/** A valid body of each request that stores text. */
const bodies: readonly (readonly [Route['method'], string, Readonly<Record<string, unknown>>])[] = [
  ...forms.map(([path, , body]) => ['POST', `/enquiries/${path}`, body] as const),
  ['POST', '/categories', categoryBody('Lamps')],
  ['PUT', '/categories/1', categoryBody('Relays')],
  ['POST', '/categories/1/move', { cparentname: '' }],
  ['POST', '/vocabulary', { kind: 'synonym', typed: 'contramuff', meaning: 'lock nut' }],
  ['POST', '/staff/session', { userName: 'nobody', password: 'a guess', code: '123456' }],
  ['POST', '/staff/accounts', { userName: 'Asha', password: 'three quiet relays click', role: 'editor' }],
  ['POST', '/staff/password', { currentPassword: 'a guess', password: 'three quiet relays click' }],
  ['PUT', '/staff/totp', { currentPassword: ownerPassword, code: '123456' }],
  ['PATCH', '/staff/preferences', { productView: 'list' }],
  ['PATCH', '/products', { ids: [1], change: { category_id: 'Relays' } }],
  ['PATCH', '/enquiries/1', { status: 'done' }],
  ['POST', quoteLinesPath, { lines: [{ text: 'EV-BG-M20' }] }],
  ['POST', searchChoicePath, { question: 'glnad', productId: 1, code: 'EV-BG-M20' }],
];

/** A product with a text in place of each field, and in the cells of its table. */
const products = (text: string) => [
  ...Object.keys(productFields).map((name) => ({ ...productFields, [name]: text })),
  {
    ...productFields,
    data: JSON.stringify({ headers: [text, 'Ordering code'], rows: [{ a1: text, a2: text }] }),
  },
];

/** Returns a body once for each of its texts, with another text in place of it. */
function* withText(body: unknown, text: string): Generator<unknown> {
  if (typeof body === 'string') yield text;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    for (const changed of withText(value, text)) {
      yield Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed };
    }
  }
}

describe.each(databaseKinds)(
  'text that cannot be decoded or stored, on %s,',
  { timeout: 120_000 },
  (kind) => {
    it('is rejected in the path and query of every route, or ignored, and never causes an error', async () => {
      const { app, send, routes } = await openApp(kind);
      const cookie = await signIn(app);
      const broken: string[] = [];
      const all = await routes();
      expect(all.length).toBeGreaterThan(60);
      for (const { method, path } of all) {
        // Signing out would end the test.
        if (method === 'DELETE' && path.endsWith('/staff/session')) continue;
        const known = path.replace(/:\w+|\*/g, '1');
        const urls = [
          ...(path === known ? [] : escapes.map((text) => path.replace(/:\w+|\*/g, text))),
          ...escapes.map((text) => `${known}?x=${text}`),
          `${known}?%00=1`,
          `${known}?${parameters.map((name) => `${name}=%00`).join('&')}`,
        ];
        for (const url of urls) {
          const { statusCode, body } = await send({ method, url }, cookie);
          if (statusCode >= 500) broken.push(`${method} ${url} → ${statusCode} ${body.slice(0, 200)}`);
        }
      }
      expect(broken).toEqual([]);
    });

    it('is rejected in every field of every request, or stored in a safe form', async () => {
      const { store, app, send, missRecorder, warnings } = await openApp(kind);
      const cookie = await signIn(app);
      const broken: string[] = [];
      const requests = texts.flatMap((text) => [
        ...bodies.flatMap(([method, path, body]) =>
          [...withText(body, text)].map((payload) => ({
            method,
            url: `/backend${path}`,
            payload: payload as object,
          })),
        ),
        ...products(text).map((fields) => ({
          method: 'POST' as const,
          url: '/backend/products',
          ...multipartForm(fieldParts(fields)),
        })),
      ]);
      for (const request of requests) {
        const { statusCode, body } = await send(request, cookie);
        if (statusCode < 500) continue;
        const { method, url, payload } = request;
        broken.push(
          `${method} ${url} ${JSON.stringify(payload).slice(0, 300)} → ${statusCode} ${body.slice(0, 200)}`,
        );
      }
      expect(broken).toEqual([]);
      // Later processing does not fail, either.
      await missRecorder.flush();
      expect(warnings).toEqual([]);
      await readPendingSizes(store, new AbortController().signal, (_id, error) => {
        throw error;
      });
      expect((await send({ url: '/backend/search-misses' }, cookie)).statusCode).toBe(200);
    });
  },
);
