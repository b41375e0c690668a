import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { dataResponse, errorResponse } from '../../src/api/apiResponse.ts';
import type { ApiHandler } from '../../src/api/apiHandler.ts';
import { createInlineStyles, pagePolicy } from '../../src/pages/htmlDocument.ts';
import { createCompressedBody } from '../../src/api/compression.ts';
import { createPageCache } from '../../src/pages/pageCache.ts';
import { createPageService, type PageServiceOptions, canonicalPageUrl } from '../../src/pages/pageService.ts';
import type { Renderer, RenderOutput } from '../../src/pages/renderer.ts';
import { sendCacheable } from '../../src/http/cachedResponses.ts';
import { silentLogger } from '../support/testDatabases.ts';

const drawn: RenderOutput = {
  status: 200,
  head: '',
  html: '<p>x</p>',
  state: '{}',
  modules: [],
  lazyModules: [],
  pageModule: '',
  isCacheable: true,
  errors: [],
};

function pagesWith({
  renderer = {},
  answer = async () => dataResponse<unknown>([]),
  logger = silentLogger,
}: { renderer?: Partial<Renderer>; answer?: ApiHandler; logger?: PageServiceOptions['logger'] } = {}) {
  const state = { version: 1, now: new Date('2026-11-21T08:00:00Z') };
  const render = vi.fn(renderer.render ?? (async () => drawn));
  const answered = vi.fn(answer);
  const pages = createPageService({
    storefront: {
      renderer: async () => ({
        queryParameters: ['page'],
        resourceKeysFor: () => ['/a'],
        frameSources: ['https://map.example'],
        crawlerFiles: [{ path: '/sitemap.xml', type: 'application/xml; charset=utf-8' }],
        renderCrawlerFile: async function* (path, { fetchResource, siteUrl }) {
          await fetchResource('/a');
          yield path;
          yield ` of ${siteUrl}`;
        },
        ...renderer,
        render,
      }),
      assets: async () => ({
        scripts: ['/assets/entry.js'],
        styles: ['/assets/a.css'],
        css: createInlineStyles('p{color:red}'),
        page: '/assets/page.js',
        modules: ['/assets/a.js'],
      }),
    },
    apiHandler: answered,
    catalogueVersion: async () => state.version,
    cachedVersion: () => state.version,
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    timeZone: 'Asia/Kolkata',
    now: () => state.now,
    logger,
  });
  const page = async (url: string) => {
    const result = await pages.get(url);
    if (result.kind !== 'page') throw new Error('a redirect');
    return result.page;
  };
  return { pages, page, render, answered, state };
}

describe('pages', () => {
  it('are drawn once for one catalogue version and day', async () => {
    const { page, render, state } = pagesWith();
    await Promise.all([page('/'), page('/'), page('/?utm_source=x')]);
    await page('/');
    expect(render).toHaveBeenCalledTimes(1);
    state.version = 2;
    await page('/');
    expect(render).toHaveBeenCalledTimes(2);
    // Midnight in Kolkata is 18:30 in UTC: the best sellers of the day change.
    state.now = new Date('2026-11-21T18:29:59Z');
    await page('/');
    expect(render).toHaveBeenCalledTimes(2);
    state.now = new Date('2026-11-21T18:30:00Z');
    await page('/');
    expect(render).toHaveBeenCalledTimes(3);
    expect(render.mock.lastCall?.[0]).toMatchObject({
      today: '2026-11-22',
      siteUrl: 'https://elvora.example',
    });
  });

  it('ask for what they learn of from their first answers, and no further', async () => {
    const { page, answered, render } = pagesWith({
      renderer: {
        resourceKeysFor: (_url, responses = {}) => [
          '/a',
          ...(responses['/a'] ? ['/b'] : []),
          ...(responses['/b'] ? ['/c'] : []),
          ...(responses['/c'] ? ['/d'] : []),
        ],
      },
    });
    await page('/');
    expect(answered.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c']);
    expect(Object.keys(render.mock.lastCall?.[0].responses ?? {})).toEqual(['/a', '/b', '/c']);
  });

  it('are not kept when they may not be, or when a resource failed', async () => {
    const own = pagesWith({ renderer: { render: async () => ({ ...drawn, isCacheable: false }) } });
    await own.page('/');
    await own.page('/');
    expect(own.render).toHaveBeenCalledTimes(2);

    const failing = pagesWith({ answer: async () => Promise.reject(new Error('gone')) });
    await failing.page('/');
    await failing.page('/');
    expect(failing.render).toHaveBeenCalledTimes(2);
    expect(failing.render.mock.lastCall?.[0].responses['/a']).toMatchObject({
      status: 503,
      body: { success: false },
    });

    const missing = pagesWith({
      answer: async () => errorResponse(404, 'x'),
      renderer: { render: async () => ({ ...drawn, status: 404 }) },
    });
    expect((await missing.page('/x')).status).toBe(404);
    await missing.page('/x');
    expect(missing.render).toHaveBeenCalledTimes(1);
  });

  it('hold no script in front of their first layout', async () => {
    const html = (await pagesWith().page('/')).identity.toString();
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      '<script type="module" async fetchpriority="low" src="/assets/entry.js">',
      '<script type="application/json" id="state">',
      '<script type="application/json" id="files">',
    ]);
  });

  it('do not multiply with queries nobody knows (O81)', () => {
    expect(canonicalPageUrl('/products?utm=1&page=2&x=', ['page'])).toBe('/products?page=2');
    expect(canonicalPageUrl('/products?page=', ['page'])).toBe('/products');
    expect(() => canonicalPageUrl('/a/%E0%A4%A', [])).toThrow(URIError);
    for (const address of ['/a%00', '/search?query=a%00b', '/search?a%00=b', '/?x=\0']) {
      expect(() => canonicalPageUrl(address, ['query'])).toThrow(URIError);
    }
  });

  it('are files too, for those who read no pages, made once for one catalogue version', async () => {
    const { page, answered, render, state } = pagesWith();
    const file = await page('/sitemap.xml');
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
    expect(file.identity.toString()).toBe('/sitemap.xml of https://elvora.example');
    await page('/sitemap.xml?x=1');
    expect(answered).toHaveBeenCalledTimes(1);
    state.version = 2;
    await page('/sitemap.xml');
    expect(answered).toHaveBeenCalledTimes(2);
    expect(render).not.toHaveBeenCalled();
    const failing = pagesWith({ answer: async () => errorResponse(503, 'x') });
    await expect(failing.page('/sitemap.xml')).rejects.toThrow('lacks an answer');
  });

  it('may show the frames of whom the site names (D-47)', async () => {
    const { page } = pagesWith();
    expect((await page('/')).headers['content-security-policy']).toContain('frame-src https://map.example;');
  });

  it('lead on where an address has moved', async () => {
    const { pages } = pagesWith({
      renderer: { render: async () => ({ ...drawn, location: '/category/x' }) },
    });
    expect(await pages.get('/categories/x')).toEqual({ kind: 'redirect', location: '/category/x' });
  });

  it('fall when drawing fails, and are drawn again', async () => {
    let isBroken = true;
    const { page } = pagesWith({
      renderer: {
        render: async () => {
          if (isBroken) throw new Error('broken');
          return drawn;
        },
      },
    });
    await expect(page('/')).rejects.toThrow('broken');
    isBroken = false;
    expect((await page('/')).status).toBe(200);
  });

  it('go out without the part that broke, whose cause is logged, and are drawn again (O65)', async () => {
    const error = vi.fn();
    const cause = new Error('no goals');
    const { page, render } = pagesWith({
      renderer: {
        render: async () => ({
          ...drawn,
          isCacheable: false,
          errors: [{ error: cause, componentStack: ' at Goals' }],
        }),
      },
      logger: { error },
    });
    expect((await page('/')).status).toBe(200);
    expect(error.mock.calls).toEqual([
      [{ err: cause, componentStack: ' at Goals' }, 'a part of a page could not be drawn'],
    ]);
    await page('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stand without a resource that fails; the log tells which, and nothing of what was typed', async () => {
    const error = vi.fn();
    const cause = new Error('no answer');
    const { page } = pagesWith({
      renderer: { resourceKeysFor: () => ['/products?case=search_product&query=my%20name'] },
      answer: () => Promise.reject(cause),
      logger: { error },
    });
    expect((await page('/search')).status).toBe(200);
    expect(error.mock.calls).toEqual([
      [{ err: cause, resource: '/products' }, 'a resource of a page failed'],
    ]);
  });

  it('go out packed, with a tag, and only once to who has them (O82)', async () => {
    const { page } = pagesWith();
    const kept = { ...(await page('/')), body: createCompressedBody(Buffer.from('page '.repeat(1000))) };
    const app = Fastify();
    app.get('/', (request, reply) => sendCacheable(request, reply, kept));
    const plain = await app.inject('/');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: kept.headers['etag'],
    });
    expect(
      (await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })).headers[
        'content-encoding'
      ],
    ).toBe('br');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': kept.headers['etag'] } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the cache of pages (O81)', () => {
  const pageOf = (size: number) => ({
    status: 200,
    headers: { etag: '"x"' },
    identity: Buffer.alloc(size),
    body: createCompressedBody(Buffer.alloc(size)),
  });

  it('never grows over its limit; the page not asked for longest goes', () => {
    const cache = createPageCache(1000);
    for (let x = 0; x < 100_000; x++) {
      cache.set(`/${x}`, '1', pageOf(100));
      cache.get('/0', '1');
    }
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    expect(cache.get('/0', '1')).toBeDefined();
    expect(cache.get('/1', '1')).toBeUndefined();
    cache.set('/large', '1', pageOf(1001));
    expect(cache.get('/large', '1')).toBeUndefined();
  });

  it('is emptied by the first page of another edition', () => {
    const cache = createPageCache(1000);
    cache.set('/', '1', pageOf(100));
    expect(cache.get('/', '2')).toBeUndefined();
    cache.set('/a', '2', pageOf(10));
    expect(cache.get('/', '1')).toBeUndefined();
    expect(cache.bytes).toBe(10);
  });
});

describe('the policy of a page (O61)', () => {
  it('names the very text of each style attribute, and lets nothing inline run', () => {
    const policy = pagePolicy(
      '<p style="--x:1px"></p><p style="background:url(&quot;data:image/webp;base64,AA==&quot;)">',
      createInlineStyles('p{}'),
      [],
    );
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
    expect(policy.match(/style-src-attr[^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(2);
    expect(policy).toContain("style-src-elem 'self' 'sha256-");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
    expect(pagePolicy('<p></p>', null, [])).toContain("style-src-attr 'none'");
  });

  it('lets in no frame but those it is told (D-47)', () => {
    expect(pagePolicy('', null, [])).toContain("frame-src 'none'");
    expect(pagePolicy('', null, ['https://map.example'])).toContain('frame-src https://map.example;');
  });
});
