import { type Renderer, resourceKeys } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import * as bundle from './entry-server.tsx';

it('exports the members of a renderer, and nothing else', () => {
  const renderer: Renderer = bundle;
  expect(Object.keys(renderer).toSorted()).toEqual([
    'crawlerFiles',
    'frameSources',
    'inlineScripts',
    'queryParameters',
    'render',
    'renderCrawlerFile',
    'renderDrawing',
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

/** Renders a product with the table; the menu is not loaded. */
async function renderProduct(data: string, query = '') {
  const product = {
    id: 12,
    name: 'Relay',
    description: '<'.repeat(50_000),
    images: '',
    category_id: 'Relays',
    category_path: ['Relays'],
    keyword: 'k'.repeat(5000),
    bestseller: 0,
    trending: 0,
    data,
  };
  const url = `/product/12${query}`;
  const key = resourceKeys.product(12);
  const responses = { [key]: { status: 200, body: [product] } };
  return bundle.render({
    url,
    responses,
    siteUrl: 'https://elvora.example',
    apiBase: '/b',
    today: '2026-11-21',
  });
}

const cells = (rows: number, columns: number, cell: string) =>
  JSON.stringify({
    headers: Array.from({ length: columns }, () => cell),
    rows: Array.from({ length: rows }, () =>
      Object.fromEntries(Array.from({ length: columns }, (_each, at) => [`a${at + 1}`, cell])),
    ),
  });

it.each([
  [
    '40,000 rows of 20 columns',
    JSON.stringify({
      headers: Array.from({ length: 20 }, () => 'H'),
      rows: Array.from({ length: 40_000 }, () => ({ a1: '1' })),
    }),
  ],
  ['330,000 blank rows', JSON.stringify({ headers: [], rows: Array.from({ length: 330_000 }, () => ({})) })],
  ['10,000 rows', cells(10_000, 9, 'x')],
  ['200 columns', cells(200, 200, '<"&')],
  ['cells of 10,000 characters', cells(1, 90, '<'.repeat(10_000))],
  ['500 rows of empty cells in 200 columns', cells(500, 200, '')],
])('renders a product page of at most a megabyte for a table of %s', async (_table, data) => {
  const { status, head, html, state, errors } = await renderProduct(data);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(Buffer.byteLength(head + html + state)).toBeLessThan(950_000);
});

it('contains 200 rows, and links to the others that work without script', async () => {
  const data = JSON.stringify({
    headers: ['Ordering code'],
    rows: Array.from({ length: 450 }, (_each, at) => ({ a1: `EV-${at + 1}` })),
  });
  const rowsOf = async (query: string) => {
    const { html } = await renderProduct(data, query);
    return { html, codes: [...html.matchAll(/id="(EV-\d+)"/g)].map(([, code]) => code) };
  };
  const first = await rowsOf('');
  expect([first.codes.length, first.codes[0], first.codes.at(-1)]).toEqual([200, 'EV-1', 'EV-200']);
  expect(first.html).toContain('This page has rows 1–200 of 450');
  expect(first.html).toContain('href="/product/12?rows=2#specifications"');
  expect(first.html).toContain('450 sizes, EV-1 to EV-450');
  const last = await rowsOf('?rows=3');
  expect([last.codes.length, last.codes[0]]).toEqual([50, 'EV-401']);
  expect(last.html).toContain('href="/product/12#specifications"');
});

it('truncates a table that is stored beyond the bounds, with a note', async () => {
  const note = 'This table is too large to show in full.';
  const tableOf = (rows: number) =>
    JSON.stringify({
      headers: ['Ordering code'],
      rows: Array.from({ length: rows }, (_each, at) => ({ a1: `EV-${at + 1}` })),
    });
  const { html } = await renderProduct(tableOf(10_001), '?rows=50');
  expect(html).toContain('This page has rows 9801–10000 of 10000');
  expect(html).toContain('id="EV-10000"');
  expect(html).not.toContain('EV-10001');
  expect(html).toContain(note);
  expect((await renderProduct(tableOf(10_000))).html).not.toContain(note);
  const { html: cut } = await renderProduct(cells(1, 90, '<'.repeat(10_000)));
  expect(cut).toMatch(/Values longer than \d+ characters are cut short on this page\./);
});

it.each([
  ['/about-us', null, true],
  // Hydrates at once.
  ['/distributor', null, false],
  // Rendered for one visitor.
  ['/contact', { path: '/contact', texts: {}, problems: [] }, false],
])(
  'omits the results of %s from the document if they are only read on intent',
  async (url, rejectedForm, isDeferred) => {
    const menuKey = resourceKeys.menuCategories();
    const responses = Object.fromEntries(
      bundle
        .resourceKeysFor(url)
        .map((key) => [
          key,
          key === menuKey
            ? { status: 200, body: { success: true, data: [], total: 0 } }
            : { status: 404, body: { success: false } },
        ]),
    );
    const { state, results } = await bundle.render({
      url,
      responses,
      siteUrl: 'https://elvora.example',
      apiBase: '/backend',
      today: '2026-11-21',
      rejectedForm,
    });
    const embedded = JSON.parse(state);
    const complete = isDeferred ? JSON.parse(results ?? 'null') : embedded.results;
    expect(complete).toHaveProperty([menuKey, 'data']);
    expect(isDeferred ? embedded.results : results).toBeNull();
  },
);
