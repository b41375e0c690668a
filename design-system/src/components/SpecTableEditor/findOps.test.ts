import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCells, matchAt, matcherOf, nextMatch, replaceInCells } from './findOps.ts';
import type { GridRows } from './specGridOps.ts';

const rows: GridRows = [
  ['Code', 'Range (mm)'],
  ['EV-1', '3–6.5 mm'],
  ['ev-10', 'EV-1'],
];

describe('findCells', () => {
  it.each([
    [
      { text: 'ev-1' },
      [
        [1, 0],
        [2, 0],
        [2, 1],
      ],
    ],
    [
      { text: 'EV-1', isCaseSensitive: true },
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      { text: 'ev-1', isWholeCell: true },
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [{ text: '(mm)' }, [[0, 1]]],
    [{ text: '.' }, [[1, 1]]],
    [{ text: '' }, []],
  ])('finds %j in %j', (query, cells) => {
    expect(findCells(rows, query).map(({ row, column }) => [row, column])).toEqual(cells);
  });

  it('treats any text literally', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (text) => {
        expect(matcherOf({ text, isCaseSensitive: true })(`a${text}b`)).toBe(true);
        expect(matcherOf({ text, isWholeCell: true })(text)).toBe(true);
      }),
    );
    expect(matcherOf({ text: 'a.c' })('abc')).toBe(false);
    expect(matcherOf({ text: '' })('')).toBe(false);
    expect(matcherOf({ text: 'a', isWholeCell: true })('ab')).toBe(false);
  });

  it('tests each text on its own', () => {
    const matches = matcherOf({ text: 'a' });
    expect([matches('ba'), matches('ab'), matches('a')]).toEqual([true, true, true]);
  });
});

describe('nextMatch', () => {
  const matches = findCells(rows, { text: 'ev' });

  it('continues from a cell and wraps around', () => {
    expect(nextMatch(matches, { row: 0, column: 0 }, 'next')).toEqual({ row: 1, column: 0 });
    expect(nextMatch(matches, { row: 2, column: 0 }, 'next')).toEqual({ row: 2, column: 1 });
    expect(nextMatch(matches, { row: 2, column: 1 }, 'next')).toEqual({ row: 1, column: 0 });
    expect(nextMatch(matches, { row: 2, column: 0 }, 'previous')).toEqual({ row: 1, column: 0 });
    expect(nextMatch(matches, { row: 1, column: 0 }, 'previous')).toEqual({ row: 2, column: 1 });
    expect(nextMatch([], { row: 1, column: 0 }, 'next')).toBeNull();
    expect(matchAt(matches, { row: 2, column: 1 })).toBe(2);
    expect(matchAt(matches, { row: 0, column: 1 })).toBe(-1);
  });
});

describe('replaceInCells', () => {
  it('replaces each occurrence, and only in the given cells', () => {
    for (const isCaseSensitive of [true, false]) {
      const query = { text: 'm', isCaseSensitive };
      expect(replaceInCells(rows, [{ row: 1, column: 1 }], { query, replacement: '$&' })).toEqual([
        rows[0],
        ['EV-1', '3–6.5 $&$&'],
        rows[2],
      ]);
    }
  });

  it('leaves nothing to find unless the replacement contains it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '.'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 4 }), (grid) => {
        const query = { text: 'ab' };
        const replaced = replaceInCells(grid, findCells(grid, query), { query, replacement: 'x' });
        expect(findCells(replaced, query)).toEqual([]);
        if (findCells(grid, query).length === 0) expect(replaced).toBe(grid);
      }),
    );
  });

  it('returns the same rows for an empty query', () => {
    expect(replaceInCells(rows, [{ row: 1, column: 1 }], { query: { text: '' }, replacement: 'x' })).toBe(
      rows,
    );
  });
});
