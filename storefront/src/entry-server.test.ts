import { type Renderer, resourceKeys } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import * as bundle from './entry-server.tsx';

it('exports the members of a renderer, and nothing else', () => {
  const renderer: Renderer = bundle;
  expect(Object.keys(renderer).toSorted()).toEqual([
    'crawlerFiles',
    'frameSources',
    'queryParameters',
    'render',
    'renderCrawlerFile',
    'repeatedParameters',
    'resourceKeysFor',
  ] satisfies (keyof Renderer)[]);
});

const children = {
  success: true,
  data: [],
  category: { cid: 1, cname: 'Lugs', cimage: '', cparentname: 'Cable', cactive: 1, path: ['Cable', 'Lugs'] },
};

it.each([
  ['/about?page=2', '/about-us?page=2'],
  ['/categories/lugs?page=2', '/category/lugs?page=2'],
  ['/category/lugs?page=2', '/category/Cable/Lugs?page=2'],
  ['/categories/Nowhere', '/category/Nowhere'],
])('redirects %s with its query (D-01, D-03, D-05)', async (url, location) => {
  const responses = Object.fromEntries(
    bundle
      .resourceKeysFor(url)
      .map((key) => [
        key,
        key === resourceKeys.categoryChildren('lugs')
          ? { status: 200, body: children }
          : { status: 404, body: { success: false } },
      ]),
  );
  const output = await bundle.render({
    url,
    responses,
    siteUrl: 'https://elvora.example',
    apiBase: '/backend',
    today: '2026-11-21',
  });
  expect(output).toMatchObject({ status: 301, location });
});
