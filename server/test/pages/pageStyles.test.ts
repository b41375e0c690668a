import { expect, it } from 'vitest';
import { createCompressedBody } from '../../src/http/compression.ts';
import { createInlineStyles } from '../../src/pages/htmlDocument.ts';
import { pageRoutes } from '../../src/pages/pageRoutes.ts';
import type { RenderOutput } from '../../src/pages/renderer.ts';
import { rendered, setUpPages } from '../support/pageServices.ts';
import { testApp } from '../support/testApp.ts';
import { testStore } from '../support/testDatabases.ts';

const html = '<p>first</p><div></div><p>rest</p>';
const firstScreenEnd = html.indexOf('</div>');

/** Serves pages whose styles are those of a build and of a version of the content. */
async function siteApp(output: Partial<RenderOutput> = {}) {
  const content = { build: 'one', version: 'a' };
  const { pages, render, state } = setUpPages({
    renderer: { render: async () => ({ ...rendered, html, firstScreenEnd, results: '{}', ...output }) },
    css: (_html, end) => ({
      inline: createInlineStyles('p{top:0}'),
      deferred:
        end === null
          ? null
          : {
              version: `${content.build}.${content.version}`,
              body: createCompressedBody(Buffer.from(`/* ${content.version} */`)),
              full: createCompressedBody(Buffer.from('/* all */')),
            },
    }),
  });
  const app = await testApp({
    store: await testStore('sqlite'),
    plugins: [
      async (instance) =>
        instance.register(pageRoutes, { pages, readVisitorForm: async () => null, clientDir: '/nowhere' }),
    ],
  });
  const get = (url: string) => app.inject({ url });
  const publish = (changed: Partial<typeof content>) => {
    Object.assign(content, changed);
    state.version++;
  };
  return { get, publish, render };
}

it('links the styles of the rest of the page where its first screen ends', async () => {
  const { get, render } = await siteApp();
  for (const [url, href] of [
    ['/', '/?styles=one.a'],
    ['/list?page=2', '/list?page=2&#38;styles=one.a'],
  ] as const) {
    expect((await get(url)).body).toContain(
      `<p>first</p><div><link rel="stylesheet" href="${href}"></div><p>rest</p>`,
    );
    const response = await get(href.replace('&#38;', '&'));
    expect(response.body).toBe('/* a */');
    expect(response.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  // The page is cached with its styles.
  expect(render).toHaveBeenCalledTimes(2);
});

it('sends all styles of the page to a document with other content, uncached', async () => {
  const { get, publish } = await siteApp();
  await get('/');
  publish({ version: 'b' });
  const response = await get('/?styles=one.a');
  expect(response.body).toBe('/* all */');
  expect(response.headers['cache-control']).toBe('no-store');
});

it('sends no styles to a document of another build, whose classes have other names', async () => {
  const { get, publish } = await siteApp();
  await get('/');
  publish({ build: 'two' });
  expect((await get('/?styles=one.a')).statusCode).toBe(404);
});

it('keeps all styles in the document of a page that is not cached', async () => {
  for (const output of [{ isCacheable: false, firstScreenEnd: null }, { firstScreenEnd: null }]) {
    const { get } = await siteApp(output);
    expect((await get('/')).body).toContain(html);
    expect((await get('/?styles=one.a')).statusCode).toBe(404);
  }
});

it('answers malformed versions like those of another build', async () => {
  const { get } = await siteApp();
  for (const version of ['', '.', 'one', 'constructor', '..%2Fx'])
    expect([200, 404]).toContain((await get(`/?styles=${version}`)).statusCode);
  expect((await get('/?styles=')).statusCode).toBe(404);
});
