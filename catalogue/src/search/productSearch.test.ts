import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';
import { codeMarks } from './codeMarks.ts';
import { fieldsByKey } from './facetFields.ts';
import { readFacets } from './facets.ts';
import { createFilter, type SizeFilter } from './filterSizes.ts';
import { countPassing, findSizes, type FoundSizes } from './findSizes.ts';
import { maxQueryLength } from './queryText.ts';
import { createSizeReader, readStoredSize, serializeSize } from './sizeReading.ts';
import { sortSizes } from './sortSizes.ts';

const glands = newIndexedProduct(
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
const armoured = newIndexedProduct(
  'Armoured Gland',
  'Cable Glands',
  ['Ordering code', 'Entry thread', 'Outer sheath max. Ø (mm)', 'Protection'],
  [['XY-AG-20', 'M20 × 1.5', '15.9', 'IP66']],
);
const contactors = newIndexedProduct(
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
const relays = newIndexedProduct(
  'Plug-In Relay',
  'Relays',
  ['Ordering code', 'Coil voltage', 'Contacts'],
  [
    ['XY-PR-24D', '24 V DC', '2 CO, 10 A'],
    ['XY-PR-24A', '24 V AC', '2 CO, 10 A'],
    ['XY-PR-230A', '230 V AC', '4 CO, 5 A'],
  ],
);
const breakers = newIndexedProduct(
  'Miniature Circuit Breaker, Three Pole',
  'Breakers',
  ['Rated current (A)', 'Code, curve B', 'Code, curve C'],
  [
    ['16', 'XY-MCB-3B16', 'XY-MCB-3C16'],
    ['32', 'XY-MCB-3B32', 'XY-MCB-3C32'],
  ],
);
const enclosures = newIndexedProduct(
  'Steel Enclosure',
  'Enclosures',
  ['Ordering code', 'Height (mm)', 'Width (mm)', 'Depth (mm)'],
  [
    ['XY-EN-400', '400', '300', '200'],
    ['XY-EN-300', '300', '400', '200'],
  ],
);
const everything = createProductSearch([glands, armoured, contactors, relays, breakers, enclosures]);
const { index, search } = everything;
const marked = markedCodes(everything);

it.each([
  ['a range that holds the cable', 'gland for 9-12 mm cable', ['XY-BG-M20', 'XY-AG-20']],
  ['a protection the keywords state', 'm20 gland ip68', ['XY-BG-M20']],
  ['a higher protection than wanted', 'armoured gland ip65', ['XY-AG-20']],
  ['a property that the query names', 'gland spanner 30 mm', ['XY-BG-M25']],
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

it('reports the condition that nothing meets, and the results without it', () => {
  const { matchingSizes, relaxed, products } = search('m20 brass gland ip69');
  expect(matchingSizes).toBe(0);
  expect(relaxed?.dropped.text).toBe('ip69');
  expect(relaxed?.sizeCount).toBe(1);
  expect(products[0]?.product).toBe(0);
});

it('suggests the corrected query', () => {
  expect(search('armourd gland').query.didYouMean).toBe('armoured gland');
});

it('never throws for any text, even contradictory or oversized ones', () => {
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

const chosen = (key: string, ...values: string[]) => {
  const field = fieldsByKey(index).get(key);
  const filter = field && createFilter(field, values);
  if (!filter) throw new Error(`${key} cannot be chosen`);
  return filter;
};
const find = (query: string, ...filters: SizeFilter[]) =>
  findSizes(everything, { scope: index.isLive, query, filters });
const codesOf = ({ products }: FoundSizes) =>
  products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));

it('counts facets over sizes, with a histogram of ranges', () => {
  const facets = readFacets(index, find('gland').counted);
  const cable = facets.find(({ field }) => field.key === 'cableDiameter');
  expect(cable?.sizeCount).toBe(4);
  expect(cable?.buckets.length).toBeLessThanOrEqual(12);
  expect(cable?.buckets.find(({ from }) => from === 12)?.sizeCount).toBe(3);
  expect(facets.find(({ field }) => field.key === 'entryThread')?.values).toContainEqual({
    label: 'M20',
    sizeCount: 2,
  });
});

it('narrows by several properties, widens within one, and counts each without itself', () => {
  const filters = [chosen('cableDiameter', '9..12'), chosen('entryThread', 'M20', 'M25')];
  const found = find('', ...filters);
  expect(codesOf(found)).toEqual(['XY-BG-M20', 'XY-AG-20']);
  const facets = readFacets(index, found.counted);
  const thread = facets.find(({ field }) => field.key === 'entryThread');
  expect(thread?.values.map(({ label, sizeCount }) => [label, sizeCount])).toEqual([
    ['M16', 0],
    ['M20', 2],
    ['M25', 0],
  ]);
});

it.each(['', 'gland', 'brass gland'])('counts the sizes that a filter would leave of "%s"', (query) => {
  const filters = [chosen('cableDiameter', '9..12'), chosen('entryThread', 'M20')];
  for (const further of [[], filters.slice(1), filters])
    expect(countPassing(index, find(query), further)).toBe(codesOf(find(query, ...further)).length);
});

it('finds the sizes for a range with one known end like those for a single value', () => {
  const fitting = codesOf(find('', chosen('cableDiameter', '9..9')));
  expect(fitting).toContain('XY-BG-M20');
  expect(fitting).not.toContain('XY-BG-M25');
  expect(codesOf(find('', chosen('cableDiameter', '9..')))).toEqual(fitting);
  expect(codesOf(find('', chosen('cableDiameter', '..9')))).toEqual(fitting);
});

it('finds sizes without a property, and uses texts if the table has no value', () => {
  expect(codesOf(find('gland', chosen('entryThread', '-')))).toEqual([]);
  expect(codesOf(find('gland', chosen('protection', 'IP68')))).toEqual([
    'XY-BG-M16',
    'XY-BG-M20',
    'XY-BG-M25',
  ]);
});

it('shows the best sizes of nearly matching products, not all that pass', () => {
  const headers = ['Ordering code', 'AC-3 current (A)', 'AC-1 current (A)'];
  const search = createProductSearch([
    newIndexedProduct(
      'DC Contactor',
      'Contactors',
      [...headers, 'Coil voltage'],
      [['D-25', '25', '40', '24 V DC']],
    ),
    newIndexedProduct('Power Contactor', 'Contactors', headers, [
      ['P-9', '9', '25'],
      ['P-25', '25', '40'],
    ]),
  ]);
  const { nearly } = findSizes(search, {
    scope: search.index.isLive,
    query: '25 A contactor 24 V DC',
    filters: [],
  });
  expect(nearly.flatMap(({ sizes }) => sizes.map((size) => search.index.codes[size]))).toEqual(['P-25']);
});

it('reports the unmet conditions of nearly matching products', () => {
  expect(find('brass gland m20').nearly.map(({ missing }) => missing)).toContain('brass');
});

it('offers excluded products only if nothing else is found, and says what excludes them', () => {
  const headers = ['Ordering code', 'Motor power (kW)'];
  const search = createProductSearch([
    newIndexedProduct('DOL Starter with Enclosure', 'Starters', headers, [
      ['D-22', '2.2'],
      ['D-37', '3.7'],
    ]),
    newIndexedProduct('Star-Delta Starter', 'Starters', headers, [['S-37', '3.7']]),
  ]);
  const nearly = (query: string) =>
    findSizes(search, { scope: search.index.isLive, query, filters: [] }).nearly.map(
      ({ sizes, missing }) => ({ codes: sizes.map((size) => search.index.codes[size]), missing }),
    );
  expect(nearly('DOL starter 3.7 kW without enclosure')).toEqual([
    { codes: ['D-37'], missing: { negation: 'without enclosure' } },
    { codes: ['S-37'], missing: 'dol' },
  ]);
  expect(nearly('starter 3.7 kW without enclosure')).toEqual([]);
});

it('sorts sizes by a property, with those without it last in both directions', () => {
  const field = chosen('height', '0..').field;
  const sizes = [0, index.codes.indexOf('XY-EN-400'), index.codes.indexOf('XY-EN-300')];
  const sorted = (isDescending: boolean) =>
    sortSizes(index, sizes, field, isDescending).map((size) => index.codes[size]);
  expect(sorted(false)).toEqual(['XY-EN-300', 'XY-EN-400', 'XY-BG-M16']);
  expect(sorted(true)).toEqual(['XY-EN-400', 'XY-EN-300', 'XY-BG-M16']);
});

it('finds a quantity without words', () => {
  expect(codesOf(find('25a'))).toEqual(['XY-PC-25']);
});

it('marks the part of a code that was typed in another spelling', () => {
  expect(codeMarks('XY-BG-M20', 'xybg')).toEqual([[0, 5]]);
  expect(codeMarks('XY-BG-M20', 'M20')).toEqual([[6, 9]]);
  expect(codeMarks('XY-BG-M20', 'gland')).toEqual([]);
});

it('finds the same after products were removed and added again', () => {
  const changing = createProductSearch([glands, armoured].map((each, id) => ({ ...each, id })));
  changing.remove(0);
  expect(changing.search('brass gland').products.map(({ product }) => product)).not.toContain(0);
  changing.add({ ...glands, id: 0 }, [...createSizeReader()(glands.specification)]);
  const [first] = changing.search('XY-BG-M20').products;
  expect(changing.index.ids[first?.product ?? -1]).toBe(0);
  expect(first?.sizes.map((size) => changing.index.codes[size])).toEqual(['XY-BG-M20']);
});

it('reads back the sizes it has stored', () => {
  for (const { specification } of [glands, armoured, contactors, relays, breakers, enclosures]) {
    for (const size of createSizeReader()(specification))
      expect(readStoredSize(size.code, serializeSize(size))).toEqual(size);
  }
});
