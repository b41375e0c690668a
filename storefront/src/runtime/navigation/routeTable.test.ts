import { expect, it } from 'vitest';
import { resourceRef } from '../data/resourceRef.ts';
import { dataFromResults } from '../data/resourceResults.ts';
import { noResources, type PageDefinition } from './page.ts';
import { createRouteTable } from './routeTable.ts';

const Route = () => null;
const page = (path: string, own: Partial<PageDefinition> = {}): PageDefinition => ({
  path,
  module: `src${path}.tsx`,
  load: async () => ({ Route }),
  resources: noResources,
  sitemap: null,
  ...own,
});

const menu = resourceRef('menuCategories');
const product = resourceRef('product', 7);

const table = createRouteTable(
  [
    page('/product/:id', {
      resources: ({ pathname, results }) => ({
        product,
        article: dataFromResults(results, product) ? resourceRef('article', pathname) : null,
      }),
    }),
    page('/old', { redirect: () => '/new' }),
    page('*'),
  ],
  [menu],
);

it.each([
  ['/product/7', '/product/:id'],
  ['/Product/7/', '/product/:id'],
  ['/product', '*'],
  ['/product/7/more', '*'],
  ['/', '*'],
])('matches %s with %s', (pathname, path) => expect(table.match(pathname).path).toBe(path));

it('throws when no page matches', () => {
  expect(() => createRouteTable([page('/a')], []).match('/b')).toThrow('No page matches /b.');
});

it('returns the resources of the layout and of the page, and those the results lead to', () => {
  expect(table.resources('/product/7?x=1', {})).toEqual([menu, product]);
  expect(table.resources('/product/7', { [product.key]: { data: { id: 7 } } })).toEqual([
    menu,
    product,
    resourceRef('article', '/product/7'),
  ]);
});

it('redirects with the query', () => {
  expect(table.redirect('/old?page=2&a=%20b', {})).toBe('/new?page=2&a=%20b');
  expect(table.redirect('/old', {})).toBe('/new');
  expect(table.redirect('/product/7', {})).toBeNull();
});
