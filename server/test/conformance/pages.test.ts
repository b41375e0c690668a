import { describe, expect, it } from 'vitest';
import { createApiHandler } from '../../src/api/apiHandler.ts';
import { createPageService } from '../../src/pages/pageService.ts';
import type { Storefront } from '../../src/pages/renderer.ts';
import { catalogueApp, fieldParts, multipartForm } from '../support/catalogueApp.ts';
import { rendered } from '../support/pageServices.ts';
import { databaseKinds, silentLogger, testStore } from '../support/testDatabases.ts';

const key = '/products?fields=card';

/** A storefront with one page that lists all products. */
const listing: Storefront = {
  renderer: async () => ({
    queryParameters: [],
    repeatedParameters: {},
    resourceKeysFor: () => [key],
    frameSources: [],
    inlineScripts: [],
    crawlerFiles: [],
    renderCrawlerFile: async function* () {
      yield '';
    },
    renderDrawing: () => null,
    render: async ({ responses }) => ({
      ...rendered,
      html: `<pre>${JSON.stringify(responses[key]?.body)}</pre>`,
    }),
  }),
  assets: async () => ({ scripts: [], styles: [], css: null, page: '', modules: [], prefetch: [] }),
};

const fields = {
  category_id: 'A',
  keyword: 'x',
  description: 'x',
  bestseller: '0',
  trending: '0',
};

describe.each(databaseKinds)('pages on %s', (kind) => {
  it('show every change on the next request', async () => {
    const store = await testStore(kind);
    const { inject } = await catalogueApp(store);
    const pages = createPageService({
      storefront: listing,
      apiHandler: createApiHandler({ store, documents: [] }),
      catalogueVersion: () => store.catalogueVersion(),
      cachedVersion: () => store.cachedCatalogueVersion(),
      siteUrl: 'https://elvora.example',
      apiBase: '/backend',
      timeZone: 'Asia/Kolkata',
      logger: silentLogger,
    });
    /** Products and their categories on the page. */
    const shown = async () => {
      const result = await pages.get('/');
      if (result.kind !== 'page') throw new Error('a redirect');
      const [, body = ''] = /<pre>(.*)<\/pre>/.exec(result.page.identity.toString()) ?? [];
      const { data } = JSON.parse(body) as { data: { name: string; category_id: string }[] };
      return data.map(({ name, category_id }) => `${category_id}: ${name}`);
    };
    const product = (method: 'POST' | 'PUT', url: string, name: string) =>
      inject({ method, url: `/backend/products${url}`, ...multipartForm(fieldParts({ ...fields, name })) });
    const category = (method: 'POST' | 'PUT', url: string, cname: string, cactive = 1) =>
      inject({
        method,
        url: `/backend/categories${url}`,
        payload: { case: 'add_category', cname, cparentname: '', cactive, cimage: '' },
      });
    const steps = [
      [() => category('POST', '', 'A'), []],
      [() => product('POST', '', 'P'), ['A: P']],
      [() => product('PUT', '/1', 'Q'), ['A: Q']],
      [() => category('PUT', '/1', 'B'), ['B: Q']],
      [() => category('PUT', '/1', 'B', 0), []],
      [() => category('PUT', '/1', 'B', 1), ['B: Q']],
      [() => inject({ method: 'DELETE', url: '/backend/categories/1?children=delete' }), []],
      [() => inject({ method: 'POST', url: '/backend/categories/1/restore' }), ['B: Q']],
      [() => inject({ method: 'DELETE', url: '/backend/products/1' }), []],
    ] as const;
    expect(await shown()).toEqual([]);
    for (const [change, expected] of steps) {
      expect((await change()).statusCode).toBeLessThan(300);
      expect(await shown()).toEqual(expected);
    }
  });
});
