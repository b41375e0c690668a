import { vi } from 'vitest';
import { dataResponse } from '../../src/http/apiResponse.ts';
import type { ApiHandler } from '../../src/api/apiHandler.ts';
import { createInlineStyles } from '../../src/pages/htmlDocument.ts';
import { createPageService, type PageServiceOptions } from '../../src/pages/pageService.ts';
import type { PageAssets, Renderer, RenderOutput } from '../../src/pages/renderer.ts';
import { silentLogger } from './testDatabases.ts';

export const rendered: RenderOutput = {
  status: 200,
  head: '',
  html: '<p>x</p>',
  firstScreenEnd: null,
  state: '{}',
  results: null,
  modules: [],
  lazyModules: [],
  prefetchModules: [],
  pageModule: '',
  isCacheable: true,
  errors: [],
};

export function setUpPages({
  renderer = {},
  apiHandler = async () => dataResponse<unknown>([]),
  logger = silentLogger,
  onAssets = () => undefined,
  css = () => ({ inline: createInlineStyles('p{color:red}'), deferred: null }),
}: {
  renderer?: Partial<Renderer>;
  apiHandler?: ApiHandler;
  logger?: PageServiceOptions['logger'];
  onAssets?: () => unknown;
  css?: PageAssets['css'];
} = {}) {
  const state = { version: 1, now: new Date('2026-11-21T08:00:00Z'), isOverloaded: false, isLost: false };
  const render = vi.fn(renderer.render ?? (async () => rendered));
  const handler = vi.fn(apiHandler);
  const pages = createPageService({
    storefront: {
      renderer: async () => ({
        queryParameters: ['page', 'size'],
        repeatedParameters: { size: 2 },
        resourceKeysFor: () => ['/a'],
        frameSources: ['https://map.example'],
        inlineScripts: [],
        crawlerFiles: [{ path: '/sitemap.xml', type: 'application/xml; charset=utf-8' }],
        renderCrawlerFile: async function* (path, { fetchResource, siteUrl }) {
          await fetchResource('/a');
          yield path;
          yield ` of ${siteUrl}`;
        },
        renderDrawing: () => null,
        ...renderer,
        render,
      }),
      assets: async () => {
        onAssets();
        return {
          scripts: ['/assets/entry.js'],
          styles: ['/assets/a.css'],
          css,
          page: '/assets/page.js',
          modules: ['/assets/a.js'],
          prefetch: ['/assets/menu.js'],
        };
      },
    },
    apiHandler: handler,
    catalogueVersion: async () => {
      if (state.isLost) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return state.version;
    },
    cachedVersion: () => (state.isLost ? null : state.version),
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    timeZone: 'Asia/Kolkata',
    now: () => state.now,
    isOverloaded: () => state.isOverloaded,
    logger,
  });
  const page = async (url: string) => {
    const result = await pages.get(url);
    if (result.kind !== 'page') throw new Error('The page is a redirect.');
    return result.page;
  };
  return { pages, page, render, handler, state };
}

/** Renders redirects from some addresses, and a page at all others. */
export const redirecting =
  (targets: Readonly<Record<string, string>>): Renderer['render'] =>
  async ({ url }) => {
    const location = targets[url];
    return location === undefined ? rendered : { ...rendered, location };
  };
