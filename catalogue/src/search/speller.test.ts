import { describe, expect, it } from 'vitest';
import { Speller } from './speller.ts';

const spellerOf = (...words: string[]) => {
  const speller = new Speller();
  for (const word of words) speller.add(word);
  return speller;
};

describe('correct', () => {
  it.each([
    ['glnad', ['gland']],
    ['glan', ['gland']],
    ['gland', ['gland']],
    ['glands', ['gland']],
    ['glxxd', []],
    ['contacotrs', ['contactors']],
    ['contacotsr', ['contactors']],
    ['kontacotsr', []],
    ['cab', []],
  ])('returns for %s the words %j', (typed, words) => {
    expect(spellerOf('gland', 'contactors', 'cap').correct(typed)).toEqual(words);
  });

  it('returns only the words with the fewest errors', () => {
    expect(spellerOf('connectors', 'contactors', 'contractor').correct('contactor')).toEqual([
      'contactors',
      'contractor',
    ]);
  });

  it('returns at most four words', () => {
    expect(spellerOf('boxea', 'boxeb', 'boxec', 'boxed', 'boxee').correct('boxes')).toHaveLength(4);
  });

  it('allows as many errors as the typed word has letters for, not its stem', () => {
    const speller = spellerOf('termanal');
    expect(speller.correct('terminel')).toEqual([]);
    expect(speller.correct('terminel', 10)).toEqual(['termanal']);
  });

  it('knows each word once, and none that is short, has digits or several words', () => {
    expect(spellerOf('gland', 'gland').correct('glend')).toEqual(['gland']);
    expect(spellerOf('gl', 'gland2', 'cable_gland').complete('gl')).toEqual([]);
    expect(spellerOf('gland2').correct('gland2')).toEqual([]);
  });

  it('forgets removed words', () => {
    const speller = spellerOf('gland', 'grand');
    speller.remove('gland');
    speller.remove('unknown');
    expect(speller.correct('gland')).toEqual(['grand']);
    speller.add('gland');
    expect(speller.correct('gland')).toEqual(['gland']);
  });
});

it('corrects the stem, else the typed word', () => {
  const speller = spellerOf('brass', 'gland');
  expect(speller.correctWord('glnads', 'glnad')).toEqual(['gland']);
  expect(speller.correctWord('brsas', 'brsa')).toEqual(['brass']);
  expect(speller.correctWord('xyz', 'xyz')).toEqual([]);
});

it('completes typed text to the shortest words', () => {
  const speller = spellerOf('contactors', 'contact', 'contactor', 'contacts', 'contacting', 'gland');
  expect(speller.complete('cont')).toEqual(['contact', 'contacts', 'contactor', 'contactors']);
  expect(speller.complete('co')).toEqual([]);
  expect(speller.complete('tact')).toEqual([]);
  expect(spellerOf('cap').complete('cap')).toEqual(['cap']);
});

it('spells a stem as its shortest word', () => {
  const speller = new Speller();
  for (const word of ['moulding', 'moulded', 'mouldes']) speller.addWritten('mold', word);
  expect(speller.written('mold')).toBe('moulded');
  expect(speller.written('gland')).toBeUndefined();
});
