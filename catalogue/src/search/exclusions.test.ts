import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';

const { index, search } = createProductSearch([
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
  newIndexedProduct('Signal Relay with LED', 'Relays', ['Ordering code', 'Coil'], [['R-L', '24 V DC']]),
  newIndexedProduct('Signal Relay', 'Relays', ['Ordering code', 'Coil'], [['R-0', '24 V DC']]),
]);
const marked = (query: string) =>
  search(query).products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));
const order = (query: string) => search(query).products.map(({ product }) => product);

it.each([
  ['gland M20 not plastic', ['BG-20']],
  ['gland M20 not brass', ['NG-20']],
  ['non metallic gland M20', ['NG-20']],
  ['M20 plug, brass not nylon', ['P-B']],
  ['stopping plug M20 without plastic', ['P-B']],
  ['indicator 24 V DC not green or blue', ['I-R-24']],
  ['red indicator not 230V', ['I-R-24']],
  ['rote lampe nicht 24V indicator red', ['I-R-230']],
  ['wall box IP66 not clear lid', ['WB-2']],
  ['relay 24 V DC without LED', ['R-0']],
  ['relay 24 V DC, LED not required', ['R-0']],
])('marks for "%s" nothing that it excludes', (query, codes) => {
  expect(marked(query).toSorted()).toEqual(codes.toSorted());
});

it('excludes the sizes for which the description denies a word', () => {
  const { index: indexed, search: find } = createProductSearch([
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
  ]);
  const codesFor = (query: string) =>
    find(query).products.flatMap(({ sizes }) => sizes.map((size) => indexed.codes[size]));
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
