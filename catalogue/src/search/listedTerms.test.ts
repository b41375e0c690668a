import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { markedCodes } from '../fixtures/markedCodes.ts';
import { createProductSearch } from './productSearch.ts';

const productSearch = createProductSearch([
  newIndexedProduct(
    'Pilot Lamp',
    'Lamps',
    ['Ordering code', 'Colour', 'Supply'],
    [
      ['PL-R-24', 'Red', '24 V DC'],
      ['PL-Y-24', 'Yellow', '24 V DC'],
      ['PL-G-24', 'Green', '24 V DC'],
      ['PL-R-48', 'Red', '48 V DC'],
    ],
  ),
  newIndexedProduct(
    'Steel Tie',
    'Ties',
    ['Ordering code', 'Grade', 'Length (mm)'],
    [
      ['ST-4', '304', '360'],
      ['ST-6', '316', '360'],
      ['ST-0', '430', '360'],
    ],
  ),
  newIndexedProduct(
    'Miniature Circuit Breaker, Two Pole',
    'Breakers',
    ['Rated current (A)', 'Code, curve B', 'Code, curve C', 'Code, curve D'],
    [
      ['4', 'MB-2B4', 'MB-2C4', 'MB-2D4'],
      ['16', 'MB-2B16', 'MB-2C16', 'MB-2D16'],
    ],
  ),
  newIndexedProduct(
    'Miniature Circuit Breaker, Four Pole',
    'Breakers',
    ['Rated current (A)', 'Code, curve B', 'Code, curve C', 'Code, curve D'],
    [
      ['4', 'MB-4B4', 'MB-4C4', 'MB-4D4'],
      ['16', 'MB-4B16', 'MB-4C16', 'MB-4D16'],
    ],
  ),
]);
const marked = markedCodes(productSearch);

it.each([
  ['red or green pilot lamp 24 V', ['PL-R-24', 'PL-G-24']],
  ['red/yellow pilot lamp 24 V', ['PL-R-24', 'PL-Y-24']],
  ['pilot lamp red, yellow and green 24 V', ['PL-R-24', 'PL-Y-24', 'PL-G-24']],
  ['pilot lamp rot oder gelb 24 V', ['PL-R-24', 'PL-Y-24']],
  ['red pilot lamp 24 or 48 V', ['PL-R-24', 'PL-R-48']],
  ['steel tie grade 304 or 316', ['ST-4', 'ST-6']],
  ['steel tie 360 mm grade 304/316', ['ST-4', 'ST-6']],
  ['circuit breaker 16 A two pole curve B or C', ['MB-2B16', 'MB-2C16']],
  ['circuit breaker 16 A two pole B/C curve', ['MB-2B16', 'MB-2C16']],
  ['mcb 16A c/d two pole', ['MB-2C16', 'MB-2D16']],
  ['mcb two pole 16 amp B or C', ['MB-2B16', 'MB-2C16']],
  ['circuit breaker curve C 16 A 2 or 4 pole', ['MB-2C16', 'MB-4C16']],
])('marks any of the list in "%s"', (query, codes) => {
  expect(marked(query).toSorted()).toEqual(codes.toSorted());
});

it('treats adjacent words as one product', () => {
  expect(marked('pilot lamp red green')).toEqual([]);
});
