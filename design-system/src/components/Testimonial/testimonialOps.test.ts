import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, roundRating } from './testimonialOps.ts';

describe('the stars of a rating', () => {
  it.each([
    [4, 4],
    [4.6, 5],
    [0, 1],
    [-3, 1],
    [9, 5],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('of %d are %s (S-107)', (rating, stars) => expect(roundRating(rating)).toBe(stars));

  it('are an integer from 1 to 5', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (rating) => {
        expect([1, 2, 3, 4, 5]).toContain(roundRating(rating));
      }),
    );
  });
});

describe('the initials of a name', () => {
  it.each([
    ['Arindam Sen', 'AS'],
    ['  kavita   r. deshmukh ', 'KD'],
    ['Suresh', 'S'],
    ['अरिंदम सेन', 'अस'],
    ['', ''],
  ])('of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
