import { expect, it } from 'vitest';
import { queriedProducts } from '../fixtures/queriedProducts.ts';
import { createProductSearch } from './productSearch.ts';

const { search } = createProductSearch(queriedProducts);

it('ignores the words before "for" unless the catalogue contains one of them', () => {
  const purposes = (query: string) =>
    search(query).query.terms.map(({ text, isPurpose }) => [text, isPurpose]);
  expect(purposes('pls send rate for timer')).toEqual([['timer', false]]);
  expect(purposes('zqxw for timer')).toContainEqual(['timer', false]);
  expect(purposes('lock nut for timer')).toContainEqual(['timer', true]);
  expect(purposes('NC block for timer')).toContainEqual(['timer', true]);
});

it.each([
  ['a word with a meaning of its own', 'cable tie black uv', ['cable tie', 'black', 'uv']],
  ['a filler word', 'is relay in stock', ['relay']],
  ['a word after a quantity', 'black 20 mm tie', ['black', 'tie']],
  ['Hindi between the words of a phrase', 'cable ka tie', ['cable tie']],
])('forms no phrase of: %s', (_reason, query, terms) => {
  expect(search(query).query.terms.map(({ text }) => text)).toEqual(terms);
});

it('forms no phrase across a quantity', () => {
  const { terms } = search('lock 20 mm nut').query;
  expect(terms.map(({ text }) => text)).toEqual(['lock', 'nut']);
  expect(search('back nut').query.terms.map(({ text }) => text)).toEqual(['back nut']);
  expect(search('back 20 mm nut').query.terms.map(({ text }) => text)).toEqual(['back', 'nut']);
});

it('reads the words before "ke liye" as the purpose', () => {
  const { terms } = search('contactor ke liye relay').query;
  expect(terms.map(({ text, isPurpose }) => [text, isPurpose])).toEqual([
    ['contactor', true],
    ['relay', false],
  ]);
});

it('does not read the place of use as a purpose', () => {
  const { terms } = search('relay for outdoor use').query;
  expect(terms.map(({ text, isPurpose }) => [text, isPurpose])).toEqual([
    ['relay', false],
    ['outdoor', false],
  ]);
});

it('reads the purpose before "ke liye" only back to a quantity', () => {
  const purposes = (query: string) =>
    search(query).query.terms.map(({ text, isPurpose }) => [text, isPurpose]);
  expect(purposes('relay 3 hp timer ke liye')).toEqual([
    ['relay', false],
    ['timer', true],
  ]);
  expect(purposes('contactor 5 hp ke liye relay')).toEqual([
    ['contactor', true],
    ['relay', false],
  ]);
});
