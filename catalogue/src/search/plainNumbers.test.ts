import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';

const { index, search } = createProductSearch([
  newIndexedProduct(
    'Steel Cabinet',
    'Cabinets',
    ['Ordering code', 'Height (mm)', 'Width (mm)', 'Depth (mm)'],
    [
      ['C-1', '500', '400', '250'],
      ['C-2', '600', '600', '250'],
      ['C-3', '700', '500', '200'],
    ],
  ),
  newIndexedProduct(
    'Motor Starter',
    'Starters',
    ['Ordering code', 'Full-load current (A)', 'Back-up fuse (A)'],
    [
      ['S-3', '4.9', '16'],
      ['S-5', '7.8', '20'],
      ['S-7', '11', '20'],
    ],
  ),
  newIndexedProduct(
    'Tube Lug',
    'Lugs',
    ['Ordering code', 'Conductor (mm²)', 'Palm width (mm)', 'Tensile strength (N)'],
    [
      ['L-70', '70', '24', '9000'],
      ['L-95', '95', '28', '24000'],
    ],
  ),
  newIndexedProduct(
    'Wiring Duct',
    'Ducts',
    ['Ordering code', 'Wires 1.0 mm² at 50 %', 'Wires 1.5 mm² at 50 %'],
    [
      ['D-100', '370', '301'],
      ['D-120', '541', '441'],
    ],
  ),
  newIndexedProduct(
    'Cable Gland',
    'Glands',
    ['Ordering code', 'Clamping range (mm)', 'Spanner width (mm)'],
    [
      ['G-16', '4–8', '19'],
      ['G-20', '6–12', '24'],
    ],
  ),
]);
const marked = (query: string) =>
  search(query).products.flatMap(({ sizes }) => sizes.map((size) => index.codes[size]));

it.each([
  ['cabinet, depth 250 mm or more, width max 500', ['C-1']],
  ['cabinet depth at least 250 mm and width below 500', ['C-1']],
  ['cabinet height 500 to 600 mm, width 600', ['C-2']],
  ['gland for 7 mm cable, spanner size not over 19', ['G-16']],
])('takes the words after a comma or "and" of "%s" for the number behind them', (query, codes) => {
  expect(marked(query).toSorted()).toEqual(codes);
});

it.each([
  'cabinet height 600 width 600 depth 250',
  'cabinet 600 high 600 wide 250 deep',
  'cabinet height 600 mm width 600 depth 250 mm',
])('reads the words of "%s" in the order of the first or last one', (query) => {
  expect(marked(query)).toEqual(['C-2']);
});

it.each([
  ['cabinet height 500 width 400', ['C-1']],
  ['cabinet 500 width 700 height', ['C-3']],
])('does not mix up the sides of "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it.each([
  ['starter full load 7.8 A backup fuse 20', ['S-5']],
  ['starter backup fuse 20 full load 11 A', ['S-7']],
  ['duct for 300 wires of 1.5', ['D-100']],
  // A number belongs to the property whose title begins with the word before it.
  ['lug palm 28', ['L-95']],
  // A strength of 24000 N is not 24.
  ['lug 24', []],
])('finds the property of the number in "%s"', (query, codes) => {
  expect(marked(query)).toEqual(codes);
});

it('marks nothing when no size meets a bound without a unit', () => {
  expect(marked('gland for 10 mm cable, spanner size not over 19')).toEqual([]);
});
