import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedQueries } from '../fixtures/markedQueries.ts';

const queries = markedQueries([
  {
    title: 'ratings at the temperature of the query',
    products: [
      newIndexedProduct(
        'Four-Pole Contactor, AC-1',
        'Contactors',
        ['Ordering code', 'AC-1 current at 40 °C (A)', 'AC-1 current at 55 °C (A)'],
        [
          ['C-40', '40', '34'],
          ['C-60', '60', '51'],
          ['C-80', '80', '68'],
        ],
        { description: 'For ambient temperatures up to 55 °C.' },
      ),
    ],
    queries: [
      ['contactor AC-1 40 A', ['C-40']],
      ['contactor 40 A AC-1 at 55 °C', ['C-60']],
      ['contactor ac1 34A 55 deg', ['C-40']],
    ],
  },
]);

it.each(queries)('marks $title: "$query"', ({ query, codes, marked }) => {
  expect(marked(query)).toEqual(codes);
});
