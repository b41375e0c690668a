import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
  {
    title: 'the size of that name, not another one with that thread',
    products: [
      newIndexedProduct(
        'Armoured Gland',
        'Glands',
        ['Ordering code', 'Size', 'Entry thread'],
        [
          ['A-50', '50', 'M50 × 1.5'],
          ['A-63S', '63S', 'M63 × 1.5'],
          ['A-63', '63', 'M63 × 1.5'],
        ],
      ),
      newIndexedProduct('Brass Gland', 'Glands', ['Ordering code', 'Entry thread'], [['B-63', 'M63 × 1.5']]),
    ],
    queries: [
      ['armoured gland 63', ['A-63']],
      ['armoured gland m63', ['A-63S', 'A-63']],
      ['gland 50 or 63', ['A-50', 'A-63', 'B-63']],
    ],
  },
  {
    title: 'the set of as many pieces as the device has poles',
    products: [
      newIndexedProduct(
        'Breaker Accessories',
        'Breakers',
        ['Ordering code', 'Accessory', 'Rated current (A)'],
        [
          ['EV-S3-160', 'Spreader terminals, set of 3', '160'],
          ['EV-S4-160', 'Spreader terminals, set of 4', '160'],
          ['EV-S3-250', 'Spreader terminals, set of 3', '250'],
          ['EV-PB-250', 'Phase barriers, set of 4', '250'],
        ],
      ),
    ],
    queries: [
      ['spreader terminals 3 pole 160 A', ['EV-S3-160']],
      ['4 pole phase barriers', ['EV-PB-250']],
    ],
  },
  {
    title: 'the conductor, not the stud of that number',
    products: [
      newIndexedProduct(
        'Copper Lug',
        'Lugs',
        ['Ordering code', 'Conductor (mm²)', 'Stud'],
        [
          ['CL-16', '16', 'M8'],
          ['CL-185', '185', 'M16'],
        ],
      ),
    ],
    queries: [
      ['copper lug 16', ['CL-16']],
      ['copper lug M16', ['CL-185']],
    ],
  },
  {
    title: 'the fuse of the wanted type of co-ordination',
    products: [
      newIndexedProduct(
        'Power Contactor',
        'Contactors',
        ['Ordering code', 'Max. gG fuse, type 1 (A)', 'Max. gG fuse, type 2 (A)'],
        [
          ['P-40', '80', '63'],
          ['P-50', '100', '80'],
        ],
      ),
      newIndexedProduct(
        'Capacitor Contactor',
        'Contactors',
        ['Ordering code', 'Max. gG fuse (A)'],
        [['C-30', '80']],
      ),
    ],
    queries: [
      ['power contactor type 1 fuse 80 A', ['P-40']],
      ['power contactor type 2 co-ordination fuse 80 A', ['P-50']],
      ['power contactor fuse 80 A', ['P-40', 'P-50']],
      ['capacitor contactor fuse 80 A', ['C-30']],
    ],
  },
  {
    title: 'the side of a square that the number is next to',
    products: [
      newIndexedProduct(
        'Tie Mount',
        'Ties',
        ['Ordering code', 'Base (mm)', 'Max. tie width (mm)'],
        [
          ['M-28', '28 × 28', '4.8'],
          ['M-38', '38 × 38', '7.6'],
        ],
      ),
    ],
    queries: [['tie base 38', ['M-38']]],
  },
  {
    title: 'the nearest of rounded lengths',
    products: [
      newIndexedProduct(
        'Conduit',
        'Conduits',
        ['Ordering code', 'Inner Ø (mm)', 'Outer Ø (mm)'],
        [
          ['C-23', '22.6', '28.5'],
          ['C-29', '28.8', '34.5'],
        ],
      ),
    ],
    queries: [['conduit 29 mm', ['C-29']]],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
