import { describe, expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { readFacets } from './facets.ts';
import { findSizes } from './findSizes.ts';
import { createProductSearch } from './productSearch.ts';

const hostile = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x","M20")',
  '@SUM(1+1)*cmd|calc',
  '100 %',
  'a_b',
  '"\'`\\',
  '\u202E13–7\u202C',
  'M20\0IP68',
  '${7*7}{{7*7}}',
  '9'.repeat(400),
];

const rows = hostile.map((cell, at) => [`XY-HC-${at + 10}`, cell, `${at + 1} A`]);
const search = createProductSearch([
  newIndexedProduct('Hostile Clamp', 'Clamps', ['Ordering code', 'Remark', 'Rated current'], rows),
]);

const find = (query: string) => findSizes(search, { scope: search.index.isLive, query, filters: [] });

describe('cells with markup, formulas and control characters', () => {
  it('are indexed beside the other cells of their sizes', () => {
    const { index } = search;
    expect(index.codes).toEqual(rows.map(([code]) => code));
    const [found] = find('hostile clamp 3 A').products;
    expect(found?.sizes.map((size) => index.codes[size])).toEqual(['XY-HC-12']);
  });

  it('are facet values as written in their table, and nothing else', () => {
    const facets = readFacets(search.index, find('').counted);
    const labels = facets.flatMap(({ values }) => values.map(({ label }) => label));
    for (const label of labels.filter((text) => /[<=@$]/.test(text))) expect(hostile).toContain(label);
  });

  it.each([...hostile, 'x'.repeat(1_000_000), '"'.repeat(100_000)])('can be searched for (%#)', (query) => {
    for (const { sizes } of find(query).products) expect(sizes.length).toBeLessThanOrEqual(hostile.length);
  });
});
