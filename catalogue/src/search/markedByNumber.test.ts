import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
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
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
