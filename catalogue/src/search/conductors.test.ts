import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch([
  newIndexedProduct(
    'Ferrule, Single Wire',
    'Ferrules',
    ['Ordering code', 'Conductor (mm²)', 'Colour'],
    [
      ['F-1.5', '1.5', 'Black'],
      ['F-2.5', '2.5', 'Blue'],
    ],
  ),
  newIndexedProduct(
    'Ferrule, Twin Wire',
    'Ferrules',
    ['Ordering code', 'Conductors (mm²)', 'Colour'],
    [
      ['T-1.5', '2 × 1.5', 'Black'],
      ['T-2.5', '2 × 2.5', 'Blue'],
    ],
  ),
]);
const marked = markedCodes(productSearch);

it.each([
  ['ferrule 2.5 mm²', ['F-2.5']],
  ['ferrule for 16 AWG', ['F-1.5']],
  ['ferrule 2.5 mm² blue', ['F-2.5']],
  ['ferrule 2 x 2.5 mm²', ['T-2.5']],
  ['ferrule 2x1.5', ['T-1.5']],
  ['twin ferrule 2.5 mm²', ['T-2.5']],
])('tells one conductor from two in "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});
