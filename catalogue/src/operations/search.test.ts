import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightMatches, matchingRows, searchWords } from './search.ts';

it('splits a query into words regardless of case, width and spacing', () => {
  expect(searchWords('  M20  Gland m20 ')).toEqual(['m20', 'gland']);
  expect(searchWords('Ｍ２０')).toEqual(['m20']);
  expect(searchWords(' ')).toEqual([]);
  expect(searchWords('a b c d e f g h i j k l')).toEqual([...'abcdefghij']);
});

it('folds diacritics of European scripts, but no vowels of Indian ones', () => {
  expect(searchWords('Müller ÅNGSTRÖM e\u0301t\u00E9')).toEqual(['muller', 'angstrom', 'ete']);
  expect(searchWords('कि')).toEqual(['कि']);
});

describe('highlighted parts', () => {
  it('mark letters with diacritics, and keep them', () => {
    expect(highlightMatches('Fa. Müller', ['muller'])).toEqual([
      { text: 'Fa. ', isMatch: false },
      { text: 'Müller', isMatch: true },
    ]);
    expect(highlightMatches('ﬁx Müller', ['muller']).at(-1)).toEqual({ text: 'Müller', isMatch: true });
  });

  it('mark the matches', () => {
    expect(highlightMatches('EV-BG-M20', ['m20', 'gland'])).toEqual([
      { text: 'EV-BG-', isMatch: false },
      { text: 'M20', isMatch: true },
    ]);
  });

  it('mark every match, and nothing for a blank word', () => {
    expect(highlightMatches('aXaX', ['x', ''])).toEqual([
      { text: 'a', isMatch: false },
      { text: 'X', isMatch: true },
      { text: 'a', isMatch: false },
      { text: 'X', isMatch: true },
    ]);
    expect(highlightMatches('ab', [''])).toEqual([{ text: 'ab', isMatch: false }]);
    expect(highlightMatches('', ['a'])).toEqual([]);
  });

  it('omit function words, unless there are no others', () => {
    const marked = (words: string[]) =>
      highlightMatches('Gland for Cable', words).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
    expect(marked(['gland', 'for', 'the', 'cable'])).toEqual(['Gland', 'Cable']);
    expect(marked(['for'])).toEqual(['for']);
    expect(marked(['for', ''])).toEqual(['for']);
  });

  it('merge overlapping matches', () => {
    expect(highlightMatches('abcd', ['abc', 'bcd'])).toEqual([{ text: 'abcd', isMatch: true }]);
  });

  it('join to the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
        expect(
          highlightMatches(text, words)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('matching rows', () => {
  const table = {
    headers: ['Ordering code', 'Thread', 'Colour'],
    rows: [
      { a1: 'EV-NG-M20-BK', a2: 'M20', a3: 'black' },
      { a1: 'EV-NG-M20-GY', a2: 'M20', a3: 'grey' },
      { a1: 'EV-NG-M25-BK', a2: 'M25', a3: 'black' },
    ],
  };

  it('contain the most words', () => {
    expect(matchingRows(table, ['m20', 'black', 'gland'])).toEqual([table.rows[0]]);
    expect(matchingRows(table, ['m20', 'gland'])).toEqual(table.rows.slice(0, 2));
  });

  it('are found in columns with the names of inherited properties (O71)', () => {
    for (const key of Object.getOwnPropertyNames(Object.prototype)) {
      const row = Object.fromEntries([[key, 'M20']]);
      expect(matchingRows({ headers: ['Code'], rows: [{ a1: 'M16' }, row, {}] }, ['m20'])).toEqual([row]);
    }
  });

  it('are empty when no row contains any word', () => {
    expect(matchingRows(table, ['gland'])).toEqual([]);
    expect(matchingRows(table, [])).toEqual([]);
  });
});
