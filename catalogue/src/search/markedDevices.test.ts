import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const breaker = (frame: number, currents: readonly number[]) =>
  newIndexedProduct(
    `Case Breaker, ${frame} A Frame`,
    'Breakers',
    ['Ordering code', 'Rated current (A)'],
    currents.map((current) => [`B${frame}-${current}`, String(current)]),
  );

const queries = markedQueries([
  {
    title: 'the power of a three-phase motor where only another product mentions phases',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'Motor at 415 V (kW)'],
        [['P-65', '30']],
      ),
      newIndexedProduct(
        'Heating Contactor',
        'Contactors',
        ['Ordering code', 'Poles', 'Three-phase load at 415 V (kW)'],
        [['H-60', '4 NO', '43.1']],
      ),
    ],
    queries: [['3 phase contactor 30 kW', ['P-65']]],
  },
  {
    title: 'miniature breakers by their usual breaking capacity, which few state',
    products: [
      newIndexedProduct(
        'Miniature Breaker, Single Pole',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [
          ['MB-1-16', '16'],
          ['MB-1-32', '32'],
        ],
        { keywords: ['10kA'] },
      ),
      newIndexedProduct(
        'Miniature Breaker, Three Pole',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [['MB-3-32', '32']],
      ),
      newIndexedProduct('Fuse Base', 'Fuses', ['Ordering code', 'Rated current (A)'], [['FB-32', '32']]),
    ],
    queries: [
      ['single pole breaker 16 A 10 kA', ['MB-1-16']],
      ['three pole breaker 32 A 10 kA', ['MB-3-32']],
      ['fuse base 32 A 10 kA', []],
    ],
  },
  {
    title: 'power before coil voltage, which is an option of most sizes',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'Motor at 240 V (kW)', 'Motor at 415 V (kW)'],
        [
          ['P-40', '11', '18.5'],
          ['P-65', '18.5', '30'],
          ['P-95', '25', '45'],
        ],
      ),
      newIndexedProduct(
        'Power Contactor, Large',
        'Contactors',
        ['Ordering code', 'Motor at 415 V (kW)', 'Coil range (V AC/DC)'],
        [['P-115', '55', '100–250']],
      ),
      newIndexedProduct(
        'Contactor Coil',
        'Coils',
        ['Ordering code', 'Coil voltage'],
        [['C-240', '240 V AC']],
      ),
    ],
    queries: [
      ['power contactor 30 kW with 240 V coil', ['P-65']],
      ['power contactor 240 V coil 30 kW', ['P-65']],
      ['power contactor 55 kW, coil 240 V', ['P-115']],
      ['power contactor 11 kW 240 V', ['P-40']],
      ['contactor coil 240 V', ['C-240']],
    ],
  },
  {
    title: 'one of several related values',
    products: [
      newIndexedProduct(
        'Contact Block',
        'Blocks',
        ['Ordering code', 'Contacts'],
        [
          ['B-02', '2 NC'],
          ['B-22', '2 NO + 2 NC'],
          ['B-40', '4 NO'],
        ],
      ),
      newIndexedProduct(
        'Leakage Breaker',
        'Breakers',
        ['Ordering code', 'Rated current (A)', 'Sensitivity (mA)'],
        [
          ['L-30', '63', '30'],
          ['L-100', '63', '100'],
        ],
      ),
      newIndexedProduct(
        'Thermal Breaker',
        'Breakers',
        ['Ordering code', 'Rated current (A)', 'Thermal setting (A)'],
        [
          ['T-200', '200', '160–200'],
          ['T-225', '225', '180–225'],
        ],
      ),
    ],
    queries: [
      ['block 4 contacts 2 NC', ['B-22']],
      ['contact block with 4 contacts', ['B-22', 'B-40']],
      // No breaker is rated in milliamperes.
      ['leakage breaker more than 30 mA', ['L-100']],
      ['breaker thermal range 180 to 225 A', ['T-225']],
    ],
  },
  {
    title: 'a pole more than phases where no device has just one pole per phase',
    products: [
      newIndexedProduct(
        'Leakage Breaker',
        'Breakers',
        ['Ordering code', 'Poles', 'Rated current (A)'],
        [
          ['L-2', '2', '40'],
          ['L-4', '4', '40'],
        ],
      ),
      newIndexedProduct(
        'Switch',
        'Switches',
        ['Ordering code', 'Poles', 'Rated current (A)'],
        [
          ['S-3', '3', '40'],
          ['S-4', '4', '40'],
        ],
      ),
    ],
    queries: [
      ['leakage breaker 40 A single phase', ['L-2']],
      ['leakage breaker 40 A 3 phase', ['L-4']],
      ['switch 40 A 3 phase', ['S-3']],
    ],
  },
  {
    title: 'the rated current of a breaker, not its frame',
    products: [
      breaker(160, [100, 125, 160]),
      breaker(250, [160, 200, 250]),
      newIndexedProduct(
        'Breaker Accessories',
        'Accessories',
        ['Accessory', 'Code, for 160 A frame', 'Code, for 250 A frame'],
        [['Rotary handle', 'H-160', 'H-250']],
      ),
    ],
    queries: [
      ['case breaker 100 A, 160 A frame', ['B160-100']],
      ['case breaker 250A frame rated 160 A', ['B250-160']],
      ['case breaker 160A 250 frame', ['B250-160']],
      ['rotary handle for 250A frame breaker', ['H-250']],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
