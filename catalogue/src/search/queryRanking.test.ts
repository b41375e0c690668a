import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { queriedProducts } from '../fixtures/queriedProducts.ts';
import { createProductSearch } from './productSearch.ts';

const { search } = createProductSearch(queriedProducts);

it('ranks an accessory above the product of the code when the query names it', () => {
  const both = createProductSearch([
    newIndexedProduct('Power Contactor', 'Contactors', ['Ordering code'], [['EV-PC-9'], ['EV-PC-12']]),
    newIndexedProduct('Mechanical Interlock', 'Accessories', ['Ordering code'], [['EV-MI-38']]),
  ]);
  const order = (query: string) => both.search(query).products.map(({ product: number }) => number);
  expect(order('mechanical interlock EV-PC-9')).toEqual([1, 0]);
  expect(order('EV-PC-9 contactor')[0]).toBe(0);
  expect(order('EV-PC-9')).toEqual([0]);
});

it('weighs a word less that only names a quantity', () => {
  const weightOf = (query: string) => search(query).matched.terms.find(({ text }) => text === 'coil')?.weight;
  expect(weightOf('relay 24 V coil')).toBe(0.4 * (weightOf('relay coil') ?? 0));
});

it('ranks a product with the queried name above one with a further word', () => {
  const glands = createProductSearch([
    newIndexedProduct('EMC Brass Gland', 'Glands', ['Ordering code', 'Thread'], [['E-20', 'M20']]),
    newIndexedProduct('Brass Gland, Metric Thread', 'Glands', ['Ordering code', 'Thread'], [['B-20', 'M20']]),
  ]);
  expect(glands.search('brass gland M20').products[0]?.product).toBe(1);
  expect(glands.search('EMC gland M20').products[0]?.product).toBe(0);
});

it('ranks the device of an abbreviation above one whose description only mentions its words', () => {
  const breakers = createProductSearch([
    newIndexedProduct(
      'Miniature Circuit Breaker',
      'Circuit Breakers',
      ['Ordering code', 'Rated current (A)'],
      [['B-40', '40']],
      { description: 'The motor itself needs a motor protection breaker.', keywords: ['motor feeder'] },
    ),
    newIndexedProduct(
      'Motor Protection Circuit Breaker',
      'Motor Protection',
      ['Ordering code', 'Thermal range (A)'],
      [['M-32', '24–32']],
      { keywords: ['MPCB'] },
    ),
  ]);
  expect(breakers.search('mpcb 40 amp').products[0]?.product).toBe(1);
});

it('distinguishes on delay from off delay', () => {
  const timers = createProductSearch([
    newIndexedProduct('Off-Delay Timer', 'Timers', ['Ordering code'], [['T-1']]),
    newIndexedProduct('Universal Timer', 'Timers', ['Ordering code', 'Function'], [['T-2', 'On delay']]),
  ]);
  const first = (query: string) => timers.search(query).products[0]?.product;
  expect(first('on delay timer')).toBe(1);
  expect(first('timer off delay')).toBe(0);
});
