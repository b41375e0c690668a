import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
  {
    title: 'the value of a size before the ranges of others',
    products: [
      newIndexedProduct(
        'Star-Delta Starter',
        'Starters',
        ['Ordering code', 'Motor current, guide (A)', 'Relay range (A)', 'Relay setting (A)'],
        [
          ['S-18', '35', '17–25', '20.3'],
          ['S-22', '41', '23–32', '23.8'],
          ['S-30', '55', '30–38', '31.9'],
          ['S-55', '99', '55–70', '57.4'],
        ],
      ),
    ],
    queries: [
      ['star delta starter 55 A', ['S-30']],
      ['star delta starter relay setting 23.8 A', ['S-22']],
      ['star delta starter relay range 24 A', ['S-18', 'S-22']],
    ],
  },
  {
    title: 'the size that is sold in packs of the wanted number',
    products: [
      newIndexedProduct(
        'Brass Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Pack (pcs)'],
        [['XY-B-16', 'M16', '50']],
      ),
      newIndexedProduct(
        'Nylon Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Pack (pcs)'],
        [['XY-N-16', 'M16', '100']],
      ),
    ],
    queries: [['gland M16 pack of 100', ['XY-N-16']]],
  },
  {
    title: 'terminals by the number of their conductors',
    products: [
      newIndexedProduct(
        'Push-In Terminal',
        'Terminals',
        ['Ordering code', 'Rated cross-section (mm²)', 'Connections'],
        [
          ['PT-2.5', '2.5', '2'],
          ['PT-2.5-4', '2.5', '4'],
          ['PT-4', '4', '2'],
        ],
      ),
    ],
    queries: [
      ['terminal 4 conductor 2.5', ['PT-2.5-4']],
      ['terminal for 4 conductors', ['PT-2.5-4']],
      ['terminal 2.5 mm² 4 conductor', ['PT-2.5-4']],
      ['terminal 4 mm² conductor', ['PT-4']],
    ],
  },
  {
    title: 'values in texts like values in tables',
    products: [
      newIndexedProduct(
        'Circuit Breaker, Two Pole',
        'Breakers',
        ['Ordering code', 'Rated current (A)'],
        [
          ['B2-20', '20'],
          ['B2-25', '25'],
        ],
      ),
      newIndexedProduct(
        'Leakage Circuit Breaker',
        'Breakers',
        ['Ordering code', 'Poles', 'Rated current (A)'],
        [['L2-25', '2', '25']],
      ),
    ],
    queries: [['2 pole breaker 20 A', ['B2-20']]],
  },
  {
    title:
      'all sizes whose upper limit reaches a lower bound, but for a value only those with the nearest limit',
    products: [
      newIndexedProduct(
        'Cable Tie',
        'Cable Ties',
        ['Ordering code', 'Max. bundle Ø (mm)'],
        [
          ['T-200', '52'],
          ['T-300', '80'],
          ['T-370', '102'],
        ],
      ),
    ],
    queries: [
      ['tie bundle diameter at least 80 mm', ['T-300', 'T-370']],
      ['tie for bundle 60 mm', ['T-300']],
    ],
  },
  {
    title: 'no gland far above the diameter of the cable, of which it only states the largest',
    products: [
      newIndexedProduct(
        'Single Seal Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Outer sheath max. Ø (mm)'],
        [
          ['S-20', 'M20', '15.9'],
          ['S-25', 'M25', '26.2'],
        ],
      ),
      newIndexedProduct(
        'Brass Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Sheath range (mm)'],
        [
          ['B-20', 'M20', '7–13'],
          ['B-25', 'M25', '10–17'],
        ],
      ),
    ],
    queries: [
      ['gland M25 cable 14 mm', ['B-25']],
      ['gland M25 cable 20 mm', ['S-25']],
      ['gland M20 cable dia 8 to 11', ['B-20']],
    ],
  },
  {
    title: 'no upper limit next to a fitting range in a product that matches the words better',
    products: [
      newIndexedProduct(
        'Single Seal Gland for Armoured Cable',
        'Glands',
        ['Ordering code', 'Entry thread', 'Outer sheath max. Ø (mm)'],
        [['S-25', 'M25', '26.2']],
        { keywords: ['brass'] },
      ),
      newIndexedProduct(
        'Double Seal Gland for Armoured Cable',
        'Glands',
        ['Ordering code', 'Entry thread', 'Outer sheath Ø (mm)'],
        [['D-25', 'M25', '15.2–26.2']],
      ),
      newIndexedProduct(
        'Brass Cable Gland',
        'Glands',
        ['Ordering code', 'Entry thread', 'Sheath range (mm)'],
        [['B-25', 'M25', '10–17']],
      ),
    ],
    queries: [
      ['brass gland M25 cable 16.5 mm', ['B-25']],
      ['armoured gland M25 outer sheath 20 mm', ['D-25', 'S-25']],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
