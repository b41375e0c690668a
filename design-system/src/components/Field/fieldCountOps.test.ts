import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, lengthStatus } from './fieldCountOps.ts';

it.each([
  ['', 0],
  ['Relay', 5],
  ['e\u0301', 1],
  ['👩🏽‍🔧', 1],
  ['a\nb', 3],
])('counts the characters of %j: %d', (text, count) => expect(countCharacters(text)).toBe(count));

describe('lengthStatus', () => {
  it.each([
    [49, { min: 50 }, 'missing', 1],
    [50, { min: 50 }, 'enough', 50],
    [120, { min: 50 }, 'enough', 120],
    [0, { max: 10 }, 'left', 10],
    [10, { max: 10 }, 'left', 0],
    [11, { max: 10 }, 'over', 1],
    [3, { min: 5, max: 10 }, 'missing', 2],
    [7, {}, 'enough', 7],
  ])('of length %d with %o is %s %d', (length, limits, kind, count) => {
    expect(lengthStatus(length, limits)).toEqual({ kind, count });
  });

  it('is never negative', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (length, min, max) => {
        expect(lengthStatus(length, { min, max }).count).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
