import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createProductSearch } from './productSearch.ts';
import { readFacets } from './facets.ts';
import { maxQueryLength } from './queryText.ts';
import type { IndexedProduct } from './sizeIndex.ts';

const product = (
  name: string,
  category: string,
  headers: string[],
  rows: string[][],
  rest: Partial<IndexedProduct> = {},
): IndexedProduct => ({
  name,
  category,
  categoryPath: [category],
  description: '',
  keywords: [],
  isBestseller: false,
  specification: {
    status: 'ready',
    table: {
      headers,
      rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [`a${at + 1}`, cell]))),
    },
  },
  ...rest,
});

const glands = product(
  'Brass Gland, Metric',
  'Cable Glands',
  ['Ordering code', 'Entry thread', 'Clamping range (mm)', 'Spanner width (mm)'],
  [
    ['XY-BG-M16', 'M16 × 1.5', '4.5–10', '20'],
    ['XY-BG-M20', 'M20 × 1.5', '7–13', '24'],
    ['XY-BG-M25', 'M25 × 1.5', '10–17', '30'],
  ],
  { keywords: ['IP68'] },
);
const armoured = product(
  'Armoured Gland',
  'Cable Glands',
  ['Ordering code', 'Entry thread', 'Outer sheath max. Ø (mm)', 'Protection'],
  [['XY-AG-20', 'M20 × 1.5', '15.9', 'IP66']],
);
const contactors = product(
  'Power Contactor 9–25 A',
  'Contactors',
  [
    'Ordering code',
    'AC-3 current (A)',
    'AC-1 current (A)',
    'Motor at 240 V (kW)',
    'Motor at 415 V (kW)',
    'Max. gG fuse (A)',
  ],
  [
    ['XY-PC-9', '9', '25', '2.2', '4', '25'],
    ['XY-PC-12', '12', '25', '3', '5.5', '25'],
    ['XY-PC-25', '25', '40', '5.5', '11', '40'],
  ],
);
const relays = product(
  'Plug-In Relay',
  'Relays',
  ['Ordering code', 'Coil voltage', 'Contacts'],
  [
    ['XY-PR-24D', '24 V DC', '2 CO, 10 A'],
    ['XY-PR-24A', '24 V AC', '2 CO, 10 A'],
    ['XY-PR-230A', '230 V AC', '4 CO, 5 A'],
  ],
);
const breakers = product(
  'Miniature Circuit Breaker, Three Pole',
  'Breakers',
  ['Rated current (A)', 'Code, curve B', 'Code, curve C'],
  [
    ['16', 'XY-MCB-3B16', 'XY-MCB-3C16'],
    ['32', 'XY-MCB-3B32', 'XY-MCB-3C32'],
  ],
);
const enclosures = product(
  'Steel Enclosure',
  'Enclosures',
  ['Ordering code', 'Height (mm)', 'Width (mm)', 'Depth (mm)'],
  [
    ['XY-EN-400', '400', '300', '200'],
    ['XY-EN-300', '300', '400', '200'],
  ],
);
const { index, search } = createProductSearch([glands, armoured, contactors, relays, breakers, enclosures]);
const marked = (query: string) =>
  search(query).products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));

it.each([
  ['a range that holds the cable', 'gland for 9-12 mm cable', ['XY-BG-M20', 'XY-AG-20']],
  ['a protection the keywords state', 'm20 gland ip68', ['XY-BG-M20']],
  ['a higher protection than wanted', 'armoured gland ip65', ['XY-AG-20']],
  ['a property that the question names', 'gland spanner 30 mm', ['XY-BG-M25']],
  ['the usual meaning of a current', '25a contactor', ['XY-PC-25']],
  ['another meaning where it is named', 'contactor 25a ac-1', ['XY-PC-9', 'XY-PC-12']],
  ['the next rating above', 'contactor 10 amp', ['XY-PC-12']],
  ['a motor power in HP', '5.5 hp contactor', ['XY-PC-9']],
  ['a rating at the wanted voltage', 'contactor 5.5kw 240v', ['XY-PC-25']],
  ['a supply', '24vdc relay', ['XY-PR-24D']],
  ['contacts', 'relay 4 c/o', ['XY-PR-230A']],
  ['curve and current in one word', 'mcb c32', ['XY-MCB-3C32']],
  ['sides in several columns, in their order', 'enclosure 400x300x200', ['XY-EN-400']],
])('marks sizes by %s', (_reason, query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  'XY-BG-M20',
  'xybgm20',
  'BG-M20',
  'XY BG M20',
  'XY–BG–M20',
  '"XY-BG-M20"',
  'XY-BG-M20,',
  '10 x XY-BG-M20',
  'XY-BG-M20 5 nos',
])('finds the code %s', (query) => {
  expect(marked(query)).toEqual(['XY-BG-M20']);
});

it('lists the family of a partial code', () => {
  expect(marked('XYBG')).toEqual(['XY-BG-M16', 'XY-BG-M20', 'XY-BG-M25']);
});

it.each(['contactors', 'contcator', 'Leistungsschütz', 'powercontactor', 'power con tactor'])(
  'finds contactors by %s',
  (query) => {
    expect(search(query).products[0]?.product).toBe(2);
  },
);

it('says which condition nothing meets, and what is left without it', () => {
  const { matchingSizes, relaxed, products } = search('m20 brass gland ip69');
  expect(matchingSizes).toBe(0);
  expect(relaxed?.dropped.text).toBe('ip69');
  expect(relaxed?.sizeCount).toBe(1);
  expect(products[0]?.product).toBe(0);
});

it('suggests the corrected question', () => {
  expect(search('armourd gland').query.didYouMean).toMatch(/^armor(?:ed)? gland$/);
});

it('answers any text without throwing, contradictory and oversized ones as well', () => {
  const odd = [
    '%',
    '_',
    "'; --",
    '\0',
    '‏gland',
    '12-9 mm',
    'm20 m25 25a 30a',
    '1'.repeat(1_000_000),
    'x '.repeat(500_000),
    '-',
    'ip',
    '10 x',
  ];
  for (const query of odd) expect(search(query).query.text.length).toBeLessThanOrEqual(maxQueryLength);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => {
      const { products } = search(query);
      expect(products.every(({ sizes }) => sizes.every((size) => size < index.sizeCount))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('counts facets over sizes, with a histogram of ranges', () => {
  const facets = readFacets(index, [0, 1, 2]);
  const cable = facets.find(({ property }) => property.key === 'cableDiameter');
  expect(cable?.sizeCount).toBe(3);
  expect(cable?.buckets.length).toBeLessThanOrEqual(12);
  expect(cable?.buckets.find(({ from }) => from === 12)?.sizeCount).toBe(2);
  expect(facets.find(({ property }) => property.key === 'entryThread')?.values).toContainEqual({
    label: 'M20',
    sizeCount: 1,
  });
});
