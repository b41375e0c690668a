import { type ApiResponses, resourceKeys } from '@elvora/catalogue/contract';
import { expect, it, vi } from 'vitest';
import { render } from '../entry-server.tsx';
import { renderWithHeaderFooter } from './cachedHeaderFooter.tsx';
import { type HeaderFooter, lazyHeaderFooter } from './lazyHeaderFooter.ts';

const menuKey = resourceKeys.menuCategories();

/** An answer with one category, which no page has been drawn from yet. */
const menu = (cname = 'Cable Glands') => ({
  status: 200,
  body: { success: true, data: [{ cid: 1, cname, cimage: '', cparentname: '', cactive: 1, path: [cname] }] },
});

const draw = async (url: string, answer: ApiResponses[string], today = '2026-11-21') =>
  render({
    url,
    responses: { [menuKey]: answer },
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today,
  });

const edges = (html: string) => html.replace(/<main[^]*<\/main>/, '');

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
])('after %s the page %s is what it is without', async (before, url) => {
  const answer = menu();
  await draw(before, answer);
  const { html } = await draw(url, answer);
  expect(html).toBe((await draw(url, menu())).html);
});

it('are those of their answer and of their day', async () => {
  const answer = menu();
  await draw('/terms', answer);
  expect((await draw('/privacy', menu('Lugs'))).html).toContain('Lugs');
  expect(edges((await draw('/privacy', answer)).html)).not.toContain('Lugs');
  expect((await draw('/privacy', answer, '2027-01-01')).html).toContain('2027');
});

it('are drawn once for many pages', async () => {
  const menu = { data: [] };
  const drawn = vi.fn(async (edges: HeaderFooter) => {
    const place = (name: string) =>
      edges === lazyHeaderFooter ? `<p>${name}</p>` : `<template data-component="${name}"></template>`;
    return { html: `${place('Head')}<main></main>${place('Foot')}`, errors: [] };
  });
  const shown = async (pathname: string) =>
    (await renderWithHeaderFooter({ menu, pathname, query: '', today: '2026-11-21' }, drawn)).html;
  for (const pathname of ['/search', '/blog/1', '/blog/2', '/product/1', '/product/2', '/search']) {
    expect(await shown(pathname)).toBe('<p>Head</p><main></main><p>Foot</p>');
  }
  expect(drawn.mock.calls.filter(([edges]) => edges === lazyHeaderFooter)).toHaveLength(3);
});

it('are not kept from a page on which something broke', async () => {
  const input = { menu: { data: [] }, pathname: '/terms', query: '', today: '2026-11-21' };
  const drawn = vi.fn(async (edges: HeaderFooter) => ({
    html: String(edges === lazyHeaderFooter),
    errors: ['a part'],
  }));
  for (let time = 0; time < 3; time++) {
    expect(await renderWithHeaderFooter(input, drawn)).toEqual({ html: 'true', errors: ['a part'] });
  }
  expect(drawn).toHaveBeenCalledTimes(3);
});
