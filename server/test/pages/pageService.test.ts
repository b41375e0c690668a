import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../src/http/apiResponse.ts';
import { OverloadedError } from '../../src/overloadedError.ts';
import { createCompressedBody } from '../../src/http/compression.ts';
import { sendCacheable } from '../../src/http/cachedResponses.ts';
import { rendered, setUpPages } from '../support/pageServices.ts';

describe('createPageService', () => {
  it('renders a page once for each catalogue version and day', async () => {
    const { page, render, state } = setUpPages();
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

  it('loads the resources that responses lead to, three rounds at most', async () => {
    const { page, handler, render } = setUpPages({
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
    expect(handler.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c']);
    expect(Object.keys(render.mock.lastCall?.[0].responses ?? {})).toEqual(['/a', '/b', '/c']);
  });

  it('serves cached pages while the database does not respond, marked as stale', async () => {
    const { pages, page, render, state } = setUpPages();
    await page('/');
    state.isLost = true;
    expect(await pages.get('/')).toMatchObject({ kind: 'page', isStale: true });
    await expect(pages.get('/other')).rejects.toThrow('ECONNREFUSED');
    expect(render).toHaveBeenCalledTimes(1);
    state.isLost = false;
    expect(await pages.get('/')).not.toHaveProperty('isStale');
  });

  it('renders a rejected form with its values while the database does not respond', async () => {
    for (const isKnown of [true, false]) {
      const { pages, page, render, state } = setUpPages();
      if (isKnown) await page('/');
      state.isLost = true;
      const rejectedForm = { path: '/contact', texts: { message: 'Hello' }, problems: [] };
      const { identity } = await pages.renderForVisitor('/contact', rejectedForm);
      expect(identity.toString()).toContain('<p>x</p>');
      expect(render.mock.lastCall?.[0]).toMatchObject({ rejectedForm });
    }
  });

  it('does not cache a page that is not cacheable or lacks a resource', async () => {
    const uncacheable = setUpPages({
      renderer: { render: async () => ({ ...rendered, isCacheable: false }) },
    });
    await uncacheable.page('/');
    await uncacheable.page('/');
    expect(uncacheable.render).toHaveBeenCalledTimes(2);

    const failing = setUpPages({ apiHandler: async () => Promise.reject(new Error('gone')) });
    await failing.page('/');
    await failing.page('/');
    expect(failing.render).toHaveBeenCalledTimes(2);
    expect(failing.render.mock.lastCall?.[0].responses['/a']).toMatchObject({
      status: 503,
      body: { success: false },
    });

    const missing = setUpPages({
      apiHandler: async () => errorResponse(404, 'x'),
      renderer: { render: async () => ({ ...rendered, status: 404 }) },
    });
    expect((await missing.page('/x')).status).toBe(404);
    await missing.page('/x');
    expect(missing.render).toHaveBeenCalledTimes(1);
  });

  it('has no script that blocks the first layout', async () => {
    const html = (await setUpPages().page('/')).identity.toString();
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toEqual([
      '<script type="module" async fetchpriority="low" src="/assets/entry.js">',
      '<script type="application/json" id="state">',
      '<script type="application/json" id="files">',
    ]);
  });

  it('returns a cached page synchronously, for the current edition only', async () => {
    const { pages, page, state } = setUpPages();
    expect(pages.getCached('/')).toBeNull();
    const current = await page('/');
    expect(pages.getCached('/')).toBe(current);
    expect(pages.cachedBytes).toBe(current.identity.length);
    state.version = 2;
    expect(pages.getCached('/')).toBeNull();
  });

  it('serves cached pages while overloaded and renders no others (O77)', async () => {
    const { pages, page, state } = setUpPages();
    const cached = await page('/');
    state.isOverloaded = true;
    expect(await page('/')).toBe(cached);
    await expect(pages.get('/other')).rejects.toThrow(OverloadedError);
  });

  it('renders one page at a time and serves others in between, clients in turn', async () => {
    let turn = 0;
    let isDone = false;
    const countTurns = () => {
      turn += 1;
      if (!isDone) setImmediate(countTurns);
    };
    const events: { what: string; turn: number }[] = [];
    const note = (what: string) => void events.push({ what, turn });
    const { pages } = setUpPages({
      renderer: {
        resourceKeysFor(url, responses = {}) {
          if (Object.keys(responses).length > 0) note(`read ${url}`);
          return ['/a'];
        },
        render: async ({ url }) => {
          note(`render ${url}`);
          return rendered;
        },
      },
      onAssets: () => note('document'),
    });
    countTurns();
    await Promise.all([
      pages.get('/a1', 'a'),
      pages.get('/a2', 'a'),
      pages.get('/a3', 'a'),
      pages.get('/b', 'b'),
    ]);
    isDone = true;
    const done = events.map(({ what }) => what);
    expect(done.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'document'),
      ...['/a1', '/a2', '/a3', '/b'].map((url) => `read ${url}`),
      ...['/a1', '/a2', '/a3', '/b'].map((url) => `render ${url}`),
    ]);
    expect(done.indexOf('render /b')).toBeLessThan(done.indexOf('render /a2'));
    // Each has a turn of the event loop for itself.
    expect(new Set(events.map((event) => event.turn)).size).toBe(12);
  });

  it('renders a crawler file once for each catalogue version', async () => {
    const { page, handler, render, state } = setUpPages();
    const file = await page('/sitemap.xml');
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    });
    expect(file.identity.toString()).toBe('/sitemap.xml of https://elvora.example');
    await page('/sitemap.xml?x=1');
    expect(handler).toHaveBeenCalledTimes(1);
    state.version = 2;
    await page('/sitemap.xml');
    expect(handler).toHaveBeenCalledTimes(2);
    expect(render).not.toHaveBeenCalled();
    const failing = setUpPages({ apiHandler: async () => errorResponse(503, 'x') });
    await expect(failing.page('/sitemap.xml')).rejects.toThrow('lacks a resource');
  });

  it('allows the frame sources of the renderer (D-47)', async () => {
    const { page } = setUpPages();
    expect((await page('/')).headers['content-security-policy']).toContain('frame-src https://map.example;');
  });

  it('rejects when rendering fails, and renders again on the next request', async () => {
    let isBroken = true;
    const { page } = setUpPages({
      renderer: {
        render: async () => {
          if (isBroken) throw new Error('broken');
          return rendered;
        },
      },
    });
    await expect(page('/')).rejects.toThrow('broken');
    isBroken = false;
    expect((await page('/')).status).toBe(200);
  });

  it('logs the error of a part that could not be rendered, and does not cache the page (O65)', async () => {
    const error = vi.fn();
    const cause = new Error('no goals');
    const { page, render } = setUpPages({
      renderer: {
        render: async () => ({
          ...rendered,
          isCacheable: false,
          errors: [{ error: cause, componentStack: ' at Goals' }],
        }),
      },
      logger: { error },
    });
    expect((await page('/')).status).toBe(200);
    expect(error.mock.calls).toEqual([
      [{ err: cause, componentStack: ' at Goals' }, 'a part of a page could not be rendered'],
    ]);
    await page('/');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders a page without a failed resource and logs its path without the query', async () => {
    const error = vi.fn();
    const cause = new Error('no answer');
    const { page } = setUpPages({
      renderer: { resourceKeysFor: () => ['/products?case=search_product&query=my%20name'] },
      apiHandler: () => Promise.reject(cause),
      logger: { error },
    });
    expect((await page('/search')).status).toBe(200);
    expect(error.mock.calls).toEqual([
      [{ err: cause, resource: '/products' }, 'a resource of a page failed'],
    ]);
  });

  it('sends a page compressed and tagged, and 304 to a client that has it (O82)', async () => {
    const { page } = setUpPages();
    const cached = { ...(await page('/')), body: createCompressedBody(Buffer.from('page '.repeat(1000))) };
    const app = Fastify();
    app.get('/', (request, reply) => sendCacheable(request, reply, cached));
    const plain = await app.inject('/');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: cached.headers['etag'],
    });
    expect(
      (await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })).headers[
        'content-encoding'
      ],
    ).toBe('br');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': cached.headers['etag'] } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
