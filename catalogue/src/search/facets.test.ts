import { expect, it } from 'vitest';
import { readFacets } from './facets.ts';
import { findSizes } from './findSizes.ts';
import { createProductSearch } from './productSearch.ts';

const product = (name: string, headers: string[], rows: string[][]) => ({
  name,
  category: 'Breakers',
  categoryPath: ['Breakers'],
  description: '',
  keywords: ['3 pole'],
  isBestseller: false,
  specification: {
    status: 'ready' as const,
    table: {
      headers,
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`a${at + 1}`, cell]))),
    },
  },
});
const facetsOf = (...products: ReturnType<typeof product>[]) => {
  const search = createProductSearch(products);
  const { counted } = findSizes(search, { scope: search.index.isLive, query: '', filters: [] });
  return readFacets(search.index, counted);
};

it('counts a size once for a value that several of its cells or texts state', () => {
  const rows = [
    ['XY-1', '16', '16', '3'],
    ['XY-2', '20', '16', '3'],
  ];
  const facets = facetsOf(
    product(
      'Breaker, Three Pole',
      ['Ordering code', 'Rated current (A)', 'Rated current (A)', 'Modules'],
      rows,
    ),
    product('Breaker, 1 Pole', ['Ordering code', 'Rated current (A)'], [['XY-3', '25']]),
  );
  const of = (key: string) => facets.find(({ field }) => field.key === key);
  expect(of('ratedCurrent')?.values).toEqual([
    { label: '16', sizeCount: 2 },
    { label: '20', sizeCount: 1 },
    { label: '25', sizeCount: 1 },
  ]);
  expect(of('poles')).toMatchObject({ sizeCount: 3, notStatedCount: 0 });
  expect(of('poles')?.values.find(({ label }) => label === '3')?.sizeCount).toBe(3);
});

it('offers no property whose key an address cannot hold', () => {
  const long = `Colour of the ${'very '.repeat(20)}outer sheath`;
  const facets = facetsOf(
    product(
      'Cable',
      ['Ordering code', long, 'Finish'],
      [
        ['XY-1', 'red', 'plain'],
        ['XY-2', 'blue', 'glossy'],
      ],
    ),
  );
  expect(facets.map(({ field }) => field.definition.name)).toEqual(['Finish']);
});
