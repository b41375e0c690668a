import { describe, expect, it } from 'vitest';
import { redirecting, rendered, setUpPages } from '../support/pageServices.ts';

describe('redirects of the page service', () => {
  it('redirects to the address a page has moved to', async () => {
    const { pages } = setUpPages({ renderer: { render: redirecting({ '/categories/x': '/category/x' }) } });
    expect(await pages.get('/categories/x')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/category/x',
    });
  });

  it('redirects to the end of a chain, whose page is cached for the next request (D-01)', async () => {
    const { pages, render } = setUpPages({
      renderer: { render: redirecting({ '/categories/x': '/category/x', '/category/x': '/category/A/X' }) },
    });
    expect(await pages.get('/categories/x?a=1')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/category/A/X?a=1',
    });
    expect(render).toHaveBeenCalledTimes(3);
    expect(pages.getCached('/category/A/X')).not.toBeNull();
    const endless = setUpPages({ renderer: { render: redirecting({ '/a': '/b', '/b': '/a' }) } });
    expect(await endless.pages.get('/a')).toMatchObject({ kind: 'redirect' });
  });

  it('redirects temporarily to an address with its own query', async () => {
    const location = '/product/2?size=EV-1#size';
    const { pages } = setUpPages({
      renderer: { render: async () => ({ ...rendered, status: 302, location, isCacheable: false }) },
    });
    expect(await pages.get('/search?query=EV-1')).toEqual({ kind: 'redirect', status: 302, location });
  });

  it('redirects with the whole query, which is not part of any cached address (D-01, D-03)', async () => {
    const { pages } = setUpPages({
      renderer: { render: redirecting({ '/about?page=2': '/about-us?page=2' }) },
    });
    expect(await pages.get('/about?utm_source=a%20b&page=2')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/about-us?utm_source=a%20b&page=2',
    });
  });
});
