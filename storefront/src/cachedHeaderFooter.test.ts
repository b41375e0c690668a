import { resourceKeys } from '@elvora/catalogue/contract';
import { expect, it, vi } from 'vitest';
import type { ApiResponses } from '@elvora/catalogue/contract';
import { render } from './entry-server.tsx';
import { renderWithHeaderFooter } from './layout/cachedHeaderFooter.tsx';
import { type HeaderFooter, lazyHeaderFooter } from './layout/lazyHeaderFooter.ts';

const menuKey = resourceKeys.menuCategories();

/** A response that no page has been rendered from yet. */
const menu = (names = ['Cable Glands']) => ({
  status: 200,
  body: {
    success: true,
    data: names.map((cname) => ({ cid: 1, cname, cimage: '', cparentname: '', cactive: 1, path: [cname] })),
  },
});

const renderUrl = async (url: string, menuResponse: ApiResponses[string], today = '2026-11-21') =>
  render({
    url,
    responses: { [menuKey]: menuResponse },
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today,
  });

const headerAndFooter = (html: string) => html.replace(/<main[^]*<\/main>/, '');

it.each([
  ['/product/1', '/product/2'],
  ['/contact', '/contact'],
  ['/', '/nowhere'],
  ['/nowhere', '/'],
  ['/cart', '/terms'],
  ['/terms', '/cart'],
  ['/faq', '/category/Cable%20Glands'],
  ['/product/1', '/category/Cable%20Glands'],
  ['/search', '/search?query=lug'],
  ['/search?query=lug', '/search'],
  ['/search?query=lug', '/search?query=%22%3E%3Cb%3E%26%27%24%26'],
  ['/search?query=%20x', '/contact'],
  ['/products/Lugs', '/best-sellers'],
  ['/nowhere', '/search'],
  ['/nowhere', '/newsletter'],
  ['/category/Fuses', '/category/Cable%20Glands'],
])('renders after %s the same page %s as without the cache', async (before, url) => {
  const response = menu();
  await renderUrl(before, response);
  const { html } = await renderUrl(url, response);
  expect(html).toBe((await renderUrl(url, menu())).html);
});

it('caches header and footer by menu and by day', async () => {
  const response = menu();
  await renderUrl('/terms', response);
  expect((await renderUrl('/privacy', menu([]))).html).not.toContain('Product categories');
  expect(headerAndFooter((await renderUrl('/privacy', response)).html)).toContain('Product categories');
  expect((await renderUrl('/privacy', response, '2027-01-01')).html).toContain('2027');
});

it('renders header and footer once for each section of the site', async () => {
  const menu = { data: [] };
  const renderPage = vi.fn(async (headerFooter: HeaderFooter) => {
    const element = (name: string) =>
      headerFooter === lazyHeaderFooter ? `<p>${name}</p>` : `<template data-component="${name}"></template>`;
    return { html: `${element('Header')}<main></main>${element('Footer')}`, errors: [] };
  });
  const htmlOf = async (pathname: string) =>
    (await renderWithHeaderFooter({ menu, pathname, query: '', today: '2026-11-21' }, renderPage)).html;
  for (const pathname of ['/search', '/blog/1', '/blog/2', '/product/1', '/product/2', '/search']) {
    expect(await htmlOf(pathname)).toBe('<p>Header</p><main></main><p>Footer</p>');
  }
  expect(renderPage.mock.calls.filter(([headerFooter]) => headerFooter === lazyHeaderFooter)).toHaveLength(3);
});

it('does not cache header and footer of a page with errors', async () => {
  const input = { menu: { data: [] }, pathname: '/terms', query: '', today: '2026-11-21' };
  const renderPage = vi.fn(async (headerFooter: HeaderFooter) => ({
    html: String(headerFooter === lazyHeaderFooter),
    errors: ['a part'],
  }));
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(await renderWithHeaderFooter(input, renderPage)).toEqual({ html: 'true', errors: ['a part'] });
  }
  expect(renderPage).toHaveBeenCalledTimes(3);
});
