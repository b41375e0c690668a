import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glandTable } from '@elvora/catalogue/fixtures';
import { serializeSpecification } from '@elvora/catalogue/operations';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { createEnquiryService } from '../../src/enquiries/enquiryService.ts';
import { createCachedPage } from '../../src/pages/cachedPage.ts';
import { createCartPageReader } from '../../src/pages/cartPage.ts';
import { cartRoutes } from '../../src/pages/cartRoutes.ts';
import { pageRoutes } from '../../src/pages/pageRoutes.ts';
import type { RejectedForm } from '../../src/pages/renderer.ts';
import type { Store } from '../../src/store/index.ts';
import { newProduct } from './newEntries.ts';
import { type DatabaseKind, testStore } from './testDatabases.ts';
import { testApp } from './testApp.ts';

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
const pageOf = (content: unknown) =>
  createCachedPage({ status: 200, headers, identity: Buffer.from(JSON.stringify(content)) });

/** Pages that show which form they were rendered with. */
export const pages = {
  renderDrawing: async () => null,
  renderForVisitor: async (_url: string, form: RejectedForm) => pageOf(form),
  getCached: () => pageOf('everybody'),
  get: async () => ({ kind: 'page' as const, page: pageOf('everybody') }),
  cachedBytes: 0,
};

async function quoteListApp(store: Store): Promise<FastifyInstance> {
  const uploadsDir = await mkdtemp(join(tmpdir(), 'elvora-test-'));
  onTestFinished(() => rm(uploadsDir, { recursive: true, force: true }));
  const apiHandler = createApiHandler({ store, documents: [] });
  const enquiries = createEnquiryService({ store, onMailQueued: null });
  return testApp({
    store,
    enquiries,
    plugins: [
      async (app) =>
        app.register(cartRoutes, {
          store,
          apiHandler,
          enquiries,
          pages,
          siteUrl: 'https://elvora.example',
          uploadsDir,
        }),
      async (app) =>
        app.register(pageRoutes, {
          pages,
          readVisitorForm: createCartPageReader(store),
          clientDir: '/nowhere',
        }),
    ],
  });
}

const table = serializeSpecification(glandTable);

/** A browser without script, and the catalogue of one gland. */
export async function quoteListVisitor(kind: DatabaseKind) {
  const store = await testStore(kind);
  const gland = await store.write((writer) =>
    writer.insertProduct(newProduct({ name: 'Brass Gland', data: table }), new Date(0)),
  );
  const app = await quoteListApp(store);
  let cookie = '';
  /** Posts a form, and keeps the cookie. */
  const post = async (fields: Record<string, string | number>, extra: Record<string, string> = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/cart',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...extra,
      },
      payload: new URLSearchParams(
        Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString(),
    });
    const [changed] = response.cookies;
    if (changed) cookie = changed.value === '' ? '' : `quote-list=${encodeURIComponent(changed.value)}`;
    return {
      response,
      form: response.headers['content-type'] === 'text/html' ? (response.json() as RejectedForm) : null,
    };
  };
  const open = async (url = '/cart') => {
    const response = await app.inject({ url, headers: { cookie } });
    return { response, form: response.json() as RejectedForm };
  };
  return {
    app,
    store,
    gland,
    post,
    open,
    cookie: () => cookie,
    setCookie: (list: string) => (cookie = `quote-list=${list}`),
  };
}
