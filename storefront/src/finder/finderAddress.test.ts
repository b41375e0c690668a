import { newFinderFacet } from '@elvora/catalogue/fixtures';
import { describe, expect, it } from 'vitest';
import {
  facetValues,
  finderHrefs,
  hiddenFields,
  nextSort,
  submittedSearch,
  textWithout,
  withToggled,
} from './finderAddress.ts';

describe('the address of a form', () => {
  it('has its filters in one order, without empty fields and pages', () => {
    const fields: [string, string][] = [
      ['where', 'thread:M20 × 1.5'],
      ['page', '3'],
      ['query', ' gland '],
      ['min.cable', ''],
      ['where', 'material:Brass'],
    ];
    expect(submittedSearch(fields)).toBe('query=gland&where=material:Brass&where=thread:M20%20%C3%97%201.5');
    expect(submittedSearch(fields.toReversed())).toBe(submittedSearch(fields));
  });
});

describe('a pressed value', () => {
  const fields: [string, string][] = [
    ['where', 'material:Brass'],
    ['where', 'thread:PG 7'],
    ['query', 'material:Brass'],
  ];

  it('is added to the fields of the form, or removed', () => {
    const brass = { name: 'where', value: 'material:Brass' };
    expect(withToggled(fields.slice(1), { ...brass, checked: false })).toEqual([
      ...fields.slice(1),
      ['where', 'material:Brass'],
    ]);
    expect(withToggled(fields, { ...brass, checked: true })).toEqual(fields.slice(1));
  });
});

describe('links of a result', () => {
  const hrefs = finderHrefs('/search', 'query=gland&where=material:Brass&sort=cable&page=2');

  it('keep the rest of the query', () => {
    expect(hrefs.page(3)).toBe('/search?query=gland&where=material:Brass&sort=cable&page=3');
    expect(hrefs.look('table')).toBe('/search?query=gland&where=material:Brass&sort=cable&look=table');
    expect(hrefs.cleared('gland')).toBe('/search?query=gland&sort=cable');
    expect(hrefs.at('')).toBe('/search');
  });

  it('sort ascending, descending, and not at all', () => {
    expect([nextSort(null, 'cable'), nextSort('cable', 'cable'), nextSort('-cable', 'cable')]).toEqual([
      'cable',
      '-cable',
      null,
    ]);
    expect(hrefs.sortedBy('cable')).toBe('/search?query=gland&where=material:Brass&sort=-cable');
  });
});

describe('the hidden fields of a form', () => {
  const { query } = finderHrefs(
    '/p',
    'query=gland&where=cable:9..12&where=material:Brass&where=pack:50&unit=in',
  );

  it('contain the values without a visible field', () => {
    const facets = [
      newFinderFacet({ kind: 'range' }),
      newFinderFacet({
        key: 'material',
        values: [{ value: 'Brass', label: 'Brass', sizeCount: 2, isChosen: true }],
      }),
    ];
    expect(hiddenFields(query, { facets, hasTextField: true })).toEqual([
      ['where', 'pack:50'],
      ['unit', 'in'],
    ]);
    expect(hiddenFields(query, { facets: [], hasTextField: false })).toEqual([
      ['query', 'gland'],
      ['where', 'cable:9..12'],
      ['where', 'material:Brass'],
      ['where', 'pack:50'],
      ['unit', 'in'],
    ]);
  });
});

it('"not stated" is a separate value while it is selected or some sizes lack the property', () => {
  expect(facetValues(newFinderFacet())).toEqual([]);
  expect(facetValues(newFinderFacet({ notStatedCount: 2 }))).toEqual([
    { value: '-', label: 'Not stated', count: 2, isSelected: false },
  ]);
  expect(facetValues(newFinderFacet({ isNotStatedChosen: true }))).toMatchObject([
    { count: 0, isSelected: true },
  ]);
});

it('a text loses the interpreted parts, in any case', () => {
  expect(textWithout('Brass gland 9-12 mm IP68', ['brass', '9-12 mm', 'ip68', ''])).toBe('gland');
  expect(textWithout('25a', ['25a'])).toBe('');
  expect(textWithout('relay', ['socket'])).toBe('relay');
});
