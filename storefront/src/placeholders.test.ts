import { isPlaceholder } from '@elvora/catalogue/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiHandler } from '../../server/src/api/apiHandler.ts';
import { loadResources } from '../../server/src/pages/loadResources.ts';
import type { Store } from '../../server/src/store/index.ts';
import { sampleDocuments, seedStore } from '../../server/test/support/testApp.ts';
import {
  createTestDatabase,
  openDatabase,
  type TestDatabase,
} from '../../server/test/support/testDatabases.ts';
import { readSiteTexts } from '../../server/src/texts/siteTexts.ts';
import * as bundle from './entry-server.tsx';
import { pages } from './routes.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await createTestDatabase('sqlite', { hasTables: false });
  store = await openDatabase(database);
  await seedStore(store);
}, 60_000);
afterAll(async () => {
  await store.close();
  await database.remove();
});

const site = { siteUrl: 'https://elvora.example', apiBase: '/backend' };

/** Texts of a page, including those for screen readers. */
const shownTexts = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/ (?:class|style|id|src|srcset|d|points|viewBox)="[^"]*"/g, '')
    .split(/<[^>"]*>|"|<|>/);

it('shows no placeholder on any public page of the seed (D-62)', { timeout: 120_000 }, async () => {
  const apiHandler = createApiHandler({ store, documents: sampleDocuments, texts: await readSiteTexts() });
  let sitemap = '';
  for await (const chunk of bundle.renderCrawlerFile('/sitemap.xml', {
    ...site,
    fetchResource: apiHandler,
  })) {
    sitemap += chunk;
  }
  const listed = [...sitemap.matchAll(/<loc>https:\/\/elvora\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const unlisted = pages
    .map(({ path }) => path)
    .filter((path) => /^\/[\w-]*$/.test(path) && path !== '/about');
  const urls = new Set([...listed, ...unlisted, '/nowhere', '/search?query=gland']);
  expect(urls.size).toBeGreaterThan(150);
  const found: string[] = [];
  for (const url of urls) {
    const responses = await loadResources({
      keysFor: (known) => bundle.resourceKeysFor(url, known),
      load: (key) => apiHandler(key),
    });
    const { html, head } = await bundle.render({ ...site, url, responses, today: '2026-11-21' });
    found.push(
      ...shownTexts(head + html)
        .filter(isPlaceholder)
        .map((text) => `${url}: ${text}`),
    );
  }
  expect(found).toEqual([]);
});
