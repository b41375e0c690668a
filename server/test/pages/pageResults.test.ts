import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/pages/pageRoutes.ts';
import { rendered, setUpPages } from '../support/pageServices.ts';
import { testApp } from '../support/testApp.ts';
import { testStore } from '../support/testDatabases.ts';

const results = '{"/a":{"data":[1]}}';

/** Serves pages of which one has its results in the document, as pages that hydrate at once have. */
async function siteApp() {
  const { pages, render, state } = setUpPages({
    renderer: {
      render: async ({ url }) => ({ ...rendered, results: url === '/cart' ? null : results }),
    },
  });
  const app = await testApp({
    store: await testStore('sqlite'),
    plugins: [
      async (instance) =>
        instance.register(pageRoutes, { pages, readVisitorForm: async () => null, clientDir: '/nowhere' }),
    ],
  });
  return { app, render, state };
}

/** Version of the results that a page names. */
async function versionOf(app: FastifyInstance, url: string): Promise<string | null> {
  const { body } = await app.inject({ url });
  const [, files = ''] = /id="files">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(files).results;
}

it('serves the results of a page from the cached page, as immutable', async () => {
  const { app, render } = await siteApp();
  for (const url of ['/', '/list?page=2']) {
    const version = await versionOf(app, url);
    const response = await app.inject({ url: `${url}${url.includes('?') ? '&' : '?'}results=${version}` });
    expect(response.body).toBe(results);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/', '/list?page=2']);
});

it('serves the current results to the page of an earlier version, uncached', async () => {
  const { app, state } = await siteApp();
  await versionOf(app, '/');
  state.version = 2;
  const response = await app.inject({ url: '/?results=of-yesterday' });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(results);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('has no results for a page whose document contains them', async () => {
  const { app } = await siteApp();
  expect(await versionOf(app, '/cart')).toBeNull();
  expect((await app.inject({ url: '/cart?results=x' })).statusCode).toBe(404);
});

it('lets a browser cache a page that it prefetches for a press, but none that hydrates at once', async () => {
  const { app } = await siteApp();
  const cacheControl = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers })).headers['cache-control'];
  const prefetch = { purpose: 'prefetch' };
  for (const _ of ['rendered', 'cached']) {
    expect(await cacheControl('/', prefetch)).toBe('private, max-age=300');
    expect(await cacheControl('/cart', prefetch)).toBe('no-cache');
    expect(await cacheControl('/')).toBe('no-cache');
  }
});
