import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxLines, rowHeights, wrappedLines } from './wrapGeometry.ts';

describe('wrappedLines', () => {
  it.each([
    ['', 10, 1],
    ['brass', 10, 1],
    ['nickel plated brass', 10, 3],
    ['nickel plated brass', 13, 2],
    ['nickel-plated', 8, 2],
    ['a\nb\n', 10, 3],
    ['abcdefghijkl', 5, 3],
    ['ab abcdefghij cd', 5, 4],
    ['text', 0, 4],
  ])('breaks %j at %i characters into %i lines', (text, perLine, lines) => {
    expect(wrappedLines(text, perLine)).toBe(lines);
  });

  it('never needs fewer lines in narrower columns, and has room for every character', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-', '\n'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (words, perLine) => {
        const lines = wrappedLines(words, perLine);
        expect(lines).toBeGreaterThanOrEqual(words.split('\n').length);
        expect(lines * perLine).toBeGreaterThanOrEqual(words.replace(/\s/g, '').length);
      }),
    );
  });
});

describe('rowHeights', () => {
  const options = { widths: [104, 104], rowPx: 38, textScale: 1 };

  it('grows rows by their longest cell, up to a limit, and never the header', () => {
    const long = 'nickel plated brass';
    expect(
      rowHeights(
        [
          [long, long],
          ['a', 'b'],
          ['a', long],
          ['x\n'.repeat(40), ''],
        ],
        options,
      ),
    ).toEqual([38, 38, 78, 38 + (maxLines - 1) * 20]);
    expect(rowHeights([['a'], [long]], { widths: [104], rowPx: 44, textScale: 2 })).toEqual([44, 204]);
  });
});
