import { type ComparisonResponse, resourceKeys } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import { comparisonResources } from './comparisonPage.ts';
import { failed, good, renderUrl } from '../../test/renderUrl.ts';

const product = {
  id: 14,
  name: 'Power Contactor',
  images: '',
  category_id: 'Contactors',
  category_path: ['Contactors'],
  bestseller: 0,
  trending: 0,
  pictures: [],
  version: 1,
  size_summary: '',
} as const;

const comparison: ComparisonResponse = {
  items: [
    { product, code: 'EV-PC-25' },
    { product, code: 'EV-PC-32' },
  ],
  rows: [
    {
      name: 'AC-3 current',
      unit: 'A',
      isEqual: false,
      cells: [
        { text: '25', header: null, difference: null },
        { text: '32', header: null, difference: '+7 A' },
      ],
    },
    {
      name: 'Auxiliary',
      unit: '',
      isEqual: true,
      cells: [
        { text: '1 NO', header: null, difference: null },
        { text: '1 NO', header: null, difference: null },
      ],
    },
  ],
  ignored: [
    { text: 'EV-NO-1', reason: 'unknown' },
    { text: '<b>', reason: 'unreadable' },
  ],
  typed: null,
  suggestions: [{ productId: 14, code: 'EV-PC-9', product: 'Power Contactor', details: '9 A' }],
};
const search = 'item=14%3AEV-PC-32&item=14%3AEV-PC-25';
const key = resourceKeys.comparison(search);

it('puts sizes side by side, with forms that work without script, and stays out of search engines', async () => {
  const { html, text, head, status, isCacheable } = await renderUrl(`/compare?${search}`, {
    [key]: good(comparison),
  });
  expect({ status, isCacheable }).toEqual({ status: 200, isCacheable: false });
  expect(head).toContain('<title>Compare EV-PC-25, EV-PC-32 – ELVORA</title>');
  expect(head).toContain('name="robots" content="noindex"');
  expect(text).toContain('Compare 2 sizes');
  expect(text.indexOf('1 difference')).toBeLessThan(text.indexOf('1 equal row'));
  expect(text).toContain('AC-3 current A 25 32 +7 A');
  expect(text).toContain('Not in the catalogue: EV-NO-1.');
  expect(text).toContain('Parts of this address cannot be read: &lt;b&gt;.');
  expect(html).toContain('href="/compare?item=14%3AEV-PC-25"');
  expect(html).toContain('href="/compare?item=14%3AEV-PC-25&amp;item=14%3AEV-PC-32&amp;item=14%3AEV-PC-9"');
  expect(html).toMatch(/action="\/cart"(?:(?!<\/form>).)*value="14"(?:(?!<\/form>).)*value="EV-PC-32"/s);
});

it('requests one comparison for any order and empty parameters of its address', () => {
  const refOf = (address: string) =>
    comparisonResources({ pathname: '/compare', query: new URLSearchParams(address), results: {} })
      .comparison;
  expect(refOf('add=x&item=1&utm=2')).toEqual(refOf('item=1&add=x&add=y'));
  expect(refOf('item=1&add=')).toEqual(refOf('item=1'));
});

it('explains what to do without items, and with a single one', async () => {
  const none = { ...comparison, items: [], rows: [], ignored: [], suggestions: [] };
  const empty = await renderUrl('/compare', { [resourceKeys.comparison('')]: good(none) });
  expect(empty.status).toBe(200);
  expect(empty.text).toContain('Nothing to compare yet');
  expect(empty.html).toContain('name="add"');
  const [item] = comparison.items;
  const one = await renderUrl('/compare?item=14:EV-PC-25', {
    [resourceKeys.comparison('item=14%3AEV-PC-25')]: good({
      ...none,
      items: [item],
      rows: comparison.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 1) })),
    }),
  });
  expect(one.text).toContain('Compare 1 size');
  expect(one.text).toContain('Add another product or size to see how they differ.');
  expect(one.text).not.toContain('equal row');
});

it('offers the items that a typed text may refer to, or the search', async () => {
  const typed = { text: 'contactor', choices: [...comparison.suggestions] };
  const { html, text } = await renderUrl('/compare?add=contactor&utm_source=mail', {
    [resourceKeys.comparison('add=contactor')]: good({
      ...comparison,
      items: [],
      rows: [],
      ignored: [],
      typed,
    }),
  });
  expect(text).toContain('“contactor” may mean');
  expect(html).toContain('href="/compare?item=14%3AEV-PC-9"');
  expect(html).toContain('href="/search?query=contactor"');
});

it('shows that it could not be loaded, with a Retry button', async () => {
  const { status, text } = await renderUrl(`/compare?${search}`, { [key]: failed(null) });
  expect(status).toBe(503);
  expect(text).toContain('Retry');
  expect(text).toContain('Check the connection and try again.');
});
