import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isQuantityTable, sizeTable, valueLabel } from './facetFields.ts';
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

it('counts a size once per value, even if several of its cells or texts have it', () => {
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

it('omits a property whose key does not fit into an address', () => {
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

it('offers a column of numbers and names as one property, in its natural order', () => {
  const sizes = ['100', '20', '20S', '25'].map((size, at) => [`XY-${at}`, size]);
  const facets = facetsOf(product('Gland', ['Ordering code', 'Size'], sizes));
  expect(
    facets.map(({ field, values }) => [field.definition.name, values.map(({ label }) => label)]),
  ).toEqual([['Size', ['20', '20S', '25', '100']]]);
});

it('offers texts that contain a quantity unchanged', () => {
  const accessories = ['Shunt trip, 24 V', 'Shunt trip, 240 V', 'Phase barrier'];
  const facets = facetsOf(
    product(
      'Accessory',
      ['Ordering code', 'Accessory'],
      accessories.map((text, at) => [`XY-${at}`, text]),
    ),
  );
  expect(facets).toHaveLength(1);
  expect(facets[0]).toMatchObject({ isNameShared: false, sizeCount: 3 });
  expect(facets[0]?.values.map(({ label }) => label).toSorted()).toEqual(accessories.toSorted());
});

it('distinguishes quantities with equal names by their unit, and keeps one of equal units', () => {
  const facets = facetsOf(
    product(
      'Meter',
      ['Ordering code', 'Direct range'],
      [
        ['XY-1', '1 A'],
        ['XY-2', '5 A'],
        ['XY-3', '300 V'],
        ['XY-4', '500 V'],
      ],
    ),
    product(
      'Sleeve',
      ['Ordering code', 'Direct range'],
      [
        ['XY-5', '2'],
        ['XY-6', 'none'],
      ],
    ),
  );
  expect(facets.map(({ field: { key }, isNameShared }) => [key, isNameShared])).toEqual([
    ['current.direct range', true],
    ['voltage.direct range', true],
    ['text.direct range', true],
  ]);
});

const cell = fc.constantFrom(
  '',
  '-',
  '16',
  '25',
  '6–10',
  '≤ 12',
  '2.5',
  'IP66',
  'IP68',
  'red',
  '24 V AC',
  '24 V DC',
);
const row = fc.array(cell, { minLength: 4, maxLength: 4 });

it('counts the same as reading all cells one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.nat({ max: 4 }),
      (tables, removed) => {
        const headers = [
          'Ordering code',
          'Rated current (A)',
          'Clamping range (mm)',
          'Protection',
          'Coil voltage',
        ];
        const search = createProductSearch(
          tables.map((rows, at) =>
            product(
              `Breaker ${at}`,
              headers,
              rows.map((cells, number) => [`XY-${at}-${number}`, ...cells]),
            ),
          ),
        );
        search.remove(removed);
        const { index } = search;
        const { counted } = findSizes(search, { scope: index.isLive, query: '', filters: [] });
        for (const { field, sizeCount, values } of readFacets(index, counted)) {
          const table = sizeTable(index, field.table);
          const rows = [...(table?.property ?? [])].flatMap((property, at) => {
            const size = table?.owner[at] ?? 0;
            const isLive = index.isLive[index.productOfSize[size] ?? 0] === 1;
            return property === field.property && isLive ? [{ at, size }] : [];
          });
          // The keyword of the products states their poles.
          if (field.key === 'poles') continue;
          expect(sizeCount).toBe(new Set(rows.map(({ size }) => size)).size);
          for (const { label, sizeCount: count } of values) {
            const own = rows.filter(({ at }) => {
              const numbers = (table?.numbers ?? []).map((column) => column[at] ?? Number.NaN);
              const isSingle = !isQuantityTable(field.table) || numbers[0] === numbers[1];
              return isSingle && valueLabel(index, field.table, numbers) === label;
            });
            expect([label, count]).toEqual([label, new Set(own.map(({ size }) => size)).size]);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
