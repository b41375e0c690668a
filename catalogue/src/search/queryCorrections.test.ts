import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { queriedProducts } from '../fixtures/queriedProducts.ts';
import { createProductSearch } from './productSearch.ts';

const { search } = createProductSearch(queriedProducts);

it.each([
  ['lock nut doouble pole', 'double pole', 'lock nut double pole'],
  ['busbar thhree phase', 'three phase', 'busbar three phase'],
  ['busbar 3 pooles', '3 poles', 'busbar 3 poles'],
  ['station twelve houles', 'twelve holes', 'station twelve holes'],
])('corrects the count in %s', (query, condition, corrected) => {
  const { conditions, didYouMean } = search(query).query;
  expect(conditions.map(({ text }) => text)).toEqual([condition]);
  expect(didYouMean).toBe(corrected);
});

it('corrects a word rather than splitting it into short ones', () => {
  const { understand } = createProductSearch([
    newIndexedProduct('Isolator', 'Switches', ['Ordering code', 'Standard'], [['S-1', 'ISO, later']]),
    newIndexedProduct('Terminal Block', 'Terminals', ['Ordering code'], [['T-1']]),
  ]);
  expect(understand('isolater').didYouMean).toBe('isolator');
  expect(understand('terminalblock').terms.map(({ alternatives }) => alternatives[0]?.stems)).toEqual([
    ['terminal'],
    ['block'],
  ]);
});

it('corrects short words, and words whose ending only looks like a plural', () => {
  const glands = createProductSearch([
    newIndexedProduct('Brass Gland, White', 'Glands', ['Ordering code'], [['G-1']]),
  ]);
  expect(glands.understand('wihte gland').didYouMean).toBe('white gland');
  expect(glands.understand('brsas gland').didYouMean).toBe('brass gland');
});
