import type { Suggestions } from '@elvora/catalogue/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allResults, markedText, suggestionGroups } from './suggestionGroups.ts';

const nothing: Suggestions = {
  understood: [],
  codes: [],
  products: [],
  categories: [],
  properties: [],
  totals: { products: 0, sizes: 0 },
};

describe('suggestions by kind', () => {
  it('link to the size of a code, and to all sizes by a property', () => {
    const groups = suggestionGroups('m20', {
      ...nothing,
      codes: [
        {
          code: 'EV-BG-M20',
          marks: [[6, 9]],
          isExact: false,
          productId: 2,
          productName: 'Brass Cable Gland',
          picture: null,
          figures: [],
        },
      ],
      properties: [{ key: 'entryThread', name: 'Entry thread', marks: [], sizeCount: 109 }],
    });
    expect(groups.map(({ title, suggestions }) => [title, suggestions[0]?.href])).toEqual([
      ['Codes', '/product/2?size=EV-BG-M20#size'],
      ['Properties', '/products?sort=entryThread&look=table'],
    ]);
    expect(groups[0]?.suggestions[0]?.name).toEqual([
      { text: 'EV-BG-', isMatch: false },
      { text: 'M20', isMatch: true },
    ]);
  });

  it('have no empty groups', () => {
    expect(suggestionGroups('m20', nothing)).toEqual([]);
  });

  it('end with a link to all results, or to the search before any are known', () => {
    const loaded = { text: 'm20', result: { ...nothing, totals: { products: 1, sizes: 6 } } };
    expect(allResults('m20 ', loaded)).toEqual({
      href: '/search?query=m20',
      label: 'All results: 1 product, 6 sizes',
    });
    expect(allResults('m20', { text: 'm20', result: nothing }).label).toBe('Search for “m20”');
    // The response to an earlier text.
    expect(allResults('m20 gland', loaded)).toEqual({
      href: '/search?query=m20+gland',
      label: 'Search for “m20 gland”',
    });
  });
});

it('splits a text at its marks without losing a letter', () => {
  const places = fc.uniqueArray(fc.nat(40), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string({ minLength: 41 }), places, (text, ends) => {
      const sorted = ends.toSorted((a, b) => a - b);
      const marks = sorted.flatMap((from, at): [number, number][] => {
        const to = sorted[at + 1];
        return at % 2 === 0 && to !== undefined ? [[from, to]] : [];
      });
      const parts = markedText(text, marks);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.filter(({ isMatch }) => isMatch)).toHaveLength(marks.length);
    }),
  );
});
