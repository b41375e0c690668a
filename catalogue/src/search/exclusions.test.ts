import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch([
  newIndexedProduct('Brass Cable Gland', 'Glands', ['Ordering code', 'Thread'], [['BG-20', 'M20']]),
  newIndexedProduct('Nylon Cable Gland', 'Glands', ['Ordering code', 'Thread'], [['NG-20', 'M20']]),
  newIndexedProduct(
    'Stopping Plug',
    'Plugs',
    ['Ordering code', 'Thread', 'Material'],
    [
      ['P-B', 'M20', 'Brass'],
      ['P-N', 'M20', 'Nylon'],
    ],
    { keywords: ['plastic plug'] },
  ),
  newIndexedProduct(
    'Indicator',
    'Lamps',
    ['Colour', 'Code, 24 V DC', 'Code, 230 V AC'],
    [
      ['Red', 'I-R-24', 'I-R-230'],
      ['Green', 'I-G-24', 'I-G-230'],
      ['Blue', 'I-B-24', 'I-B-230'],
    ],
  ),
  newIndexedProduct(
    'Wall Box',
    'Boxes',
    ['Code, grey lid', 'Code, clear lid', 'Protection'],
    [
      ['WB-1', 'WB-1C', 'IP54'],
      ['WB-2', 'WB-2C', 'IP66'],
    ],
  ),
  newIndexedProduct('Alarm Indicator', 'Lamps', ['Ordering code', 'Supply'], [['AI-24', '24 V DC']], {
    description: 'Red flashing light for alarms.',
  }),
  newIndexedProduct(
    'Fuse Terminal',
    'Terminals',
    ['Ordering code', 'Insert', 'Indicator'],
    [
      ['FT-5', 'Fuse 5 × 20', 'None'],
      ['FT-5-L', 'Fuse 5 × 20', 'LED'],
      ['FT-K', 'Knife disconnect', 'None'],
    ],
  ),
  newIndexedProduct('Signal Relay with LED', 'Relays', ['Ordering code', 'Coil'], [['R-L', '24 V DC']]),
  newIndexedProduct('Signal Relay', 'Relays', ['Ordering code', 'Coil'], [['R-0', '24 V DC']]),
]);
const { search } = productSearch;
const marked = markedCodes(productSearch);
const order = (query: string) => search(query).products.map(({ product }) => product);

it.each([
  ['gland M20 not plastic', ['BG-20']],
  ['gland M20 not brass', ['NG-20']],
  ['non metallic gland M20', ['NG-20']],
  ['M20 plug, brass not nylon', ['P-B']],
  ['stopping plug M20 without plastic', ['P-B']],
  ['indicator 24 V DC not green or blue', ['AI-24', 'I-R-24']],
  ['red indicator not 230V', ['I-R-24']],
  ['indicator 24 V DC not red', ['I-G-24', 'I-B-24']],
  ['rote lampe nicht 24V indicator red', ['I-R-230']],
  ['wall box IP66 not clear lid', ['WB-2']],
  ['relay 24 V DC without LED', ['R-0']],
  ['fuse terminal without LED', ['FT-5']],
  ['relay 24 V DC, LED not required', ['R-0']],
])('marks for "%s" nothing that it excludes', (query, codes) => {
  expect(marked(query).toSorted()).toEqual(codes.toSorted());
});

it('excludes the sizes for which the description denies a word', () => {
  const codesFor = markedCodes(
    createProductSearch([
      newIndexedProduct(
        'Filter Mat',
        'Mats',
        ['For size', 'Code, standard', 'Code, fine'],
        [
          ['92', 'M-92', 'M-92-F'],
          ['125', 'M-125', 'M-125-F'],
        ],
        {
          description:
            'The standard mat may be washed twice and is washable cold. The fine mat is not washable.',
        },
      ),
    ]),
  );
  expect(codesFor('washable filter mat 125')).toEqual(['M-125']);
  expect(codesFor('filter mat 125')).toEqual(['M-125', 'M-125-F']);
});

it('ranks excluded products last', () => {
  expect(order('cable gland not brass')[0]).toBe(1);
  expect(order('cable gland not brass').indexOf(0)).toBe(order('cable gland not brass').length - 1);
});

it('excludes one value, and no better one', () => {
  expect(marked('wall box IP66 clear lid, not IP54')).toEqual(['WB-2C']);
});

it('excludes nothing that only texts mention', () => {
  const glands = createProductSearch([
    {
      ...newIndexedProduct('Brass Gland', 'Glands', ['Ordering code', 'Thread'], [['BG-20', 'M20']]),
      description: 'Stronger than a plastic one.',
    },
  ]);
  expect(glands.search('gland M20 not plastic').products[0]?.sizes).toEqual([0]);
});

it('excludes a material that the description states', () => {
  const glands = createProductSearch([
    newIndexedProduct('Armoured Gland', 'Glands', ['Ordering code', 'Thread'], [['AG-20', 'M20']], {
      description: 'For wet areas.\n\n• Material: brass, nickel plated on request\n• Seals: chloroprene',
    }),
    newIndexedProduct('Nylon Gland', 'Glands', ['Ordering code', 'Thread'], [['NG-20', 'M20']]),
  ]);
  expect(markedCodes(glands)('gland M20 without brass')).toEqual(['NG-20']);
});

it('keeps the only products of the queried kind first, unmarked, though the query excludes them', () => {
  const starters = createProductSearch([
    newIndexedProduct(
      'Direct-On-Line Starter in Enclosure',
      'Starters',
      ['Ordering code', 'Motor (kW)'],
      [['DOL-5', '3.7']],
    ),
    newIndexedProduct('Star-Delta Starter', 'Starters', ['Ordering code', 'Motor (kW)'], [['SD-5', '5.5']]),
  ]);
  const { products, matchingSizes } = starters.search('DOL starter 3.7 kW without enclosure');
  expect(products[0]?.product).toBe(0);
  expect(matchingSizes).toBe(0);
});

it.each([
  ['mcb 32 A any curve except D', ['1B32', '1C32']],
  ['mcb 32 A not type D curve', ['1B32', '1C32']],
  ['mcb 32A C not D', ['1C32']],
  ['mcb 32 A "C"', ['1C32']],
  ["mcb 32 A 'd'", ['1D32']],
])('reads the letter of "%s"', (query, codes) => {
  const breakers = createProductSearch([
    newIndexedProduct(
      'Miniature Circuit Breaker',
      'Breakers',
      ['Rated current (A)', 'Code, curve B', 'Code, curve C', 'Code, curve D'],
      [['32', '1B32', '1C32', '1D32']],
    ),
  ]);
  expect(markedCodes(breakers)(query)).toEqual(codes);
});

it('excludes a type by its letters', () => {
  const breakers = createProductSearch([
    newIndexedProduct(
      'Residual Current Circuit Breaker',
      'Breakers',
      ['Ordering code', 'Rated current (A)', 'Type'],
      [
        ['RC-40', '40', 'AC'],
        ['RC-40-A', '40', 'A'],
      ],
    ),
  ]);
  expect(markedCodes(breakers)('rccb 40 A not type AC')).toEqual(['RC-40-A']);
});

it.each([
  ['terminal 4 mm² not double deck', ['P-4', 'T-4']],
  ['terminal 4 mm², not push-in, not double deck', ['T-4']],
  ['terminal 4 mm² not push in', ['T-4', 'D-4']],
])('excludes all words of a name in "%s"', (query, codes) => {
  const terminals = createProductSearch([
    newIndexedProduct('Screw Terminal', 'Terminals', ['Ordering code', 'Conductor (mm²)'], [['T-4', '4']]),
    newIndexedProduct('Push-In Terminal', 'Terminals', ['Ordering code', 'Conductor (mm²)'], [['P-4', '4']]),
    newIndexedProduct(
      'Double-Deck Terminal',
      'Terminals',
      ['Ordering code', 'Conductor (mm²)'],
      [['D-4', '4']],
    ),
  ]);
  const found = markedCodes(terminals)(query);
  expect(found.toSorted()).toEqual(codes.toSorted());
});

it.each([
  ['gland cable 20 mm not metric', ['P-29']],
  ['gland cable 20 mm without PG thread', ['M-32', 'F-32']],
  ['metric gland cable 20 mm', ['M-32']],
  ['gland with PG thread, cable 20 mm', ['P-29']],
  // No system, although every object has a property of this name.
  ['gland cable 20 mm constructor', ['M-32', 'F-32', 'P-29']],
])('excludes the threads of the other system in "%s"', (query, codes) => {
  const columns = ['Ordering code', 'Entry thread', 'Clamping range (mm)'];
  const glands = createProductSearch([
    newIndexedProduct('Nylon Gland, Metric Thread', 'Glands', columns, [['M-32', 'M32 × 1.5', '15–21']]),
    newIndexedProduct('Nylon Gland, PG Thread', 'Glands', columns, [['P-29', 'PG 29', '18–25']], {
      description: 'The same as in the metric series.',
    }),
    newIndexedProduct('Nylon Flex Gland', 'Glands', columns, [['F-32', 'M32 × 1.5', '15–21']]),
  ]);
  expect(markedCodes(glands)(query).toSorted()).toEqual(codes.toSorted());
});
