import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { completeLastWord, withoutLastWord } from './begunWords.ts';
import { createProductSearch } from './productSearch.ts';

const named = (name: string, description = '') => ({
  ...newIndexedProduct(name, 'Products', ['Ordering code'], []),
  description,
});
const search = createProductSearch([
  named('Thermal Overload Relay', 'In the terms of IEC 60947.'),
  named('Cam Switch, Change-Over'),
  named('Terminal Block'),
  named('Earth Terminal Block'),
  named('Termination Kit'),
  named('Brass Cable Gland'),
  named('Braided Sleeve'),
  named('Brass Lock Nut'),
]);

it.each([
  ['over', 'overload'],
  ['thermal Over', 'thermal overload'],
  ['term', 'terminal'],
  ['bra', 'brass'],
])('completes %s to %s', (text, expected) => {
  expect(completeLastWord(text, search.index, search.written)).toBe(expected);
});

it.each(['relay', 'relays', 'xyz', 'te', 'EV-BG-M2', 'ev-term', 'term 4', 'cable, 25', ''])(
  'leaves "%s" as it is',
  (text) => {
    expect(completeLastWord(text, search.index, search.written)).toBe(text);
  },
);

it('completes no word to that of removed products', () => {
  const changing = createProductSearch([named('Terminal Block'), named('Termination Kit')]);
  changing.remove(0);
  expect(completeLastWord('term', changing.index, changing.written)).toBe('termination');
});

it.each([
  ['nylon gland m2', 'nylon gland'],
  ['rccb 30m ', 'rccb'],
  ['gland', ''],
  ['', ''],
])('removes the last word of "%s"', (text, expected) => {
  expect(withoutLastWord(text)).toBe(expected);
});
