import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastMilestone, progressFraction, usableSegments } from './progressGeometry.ts';

it.each([
  ['a value in the middle', { value: 40, min: 0, max: 100 }, 0.4],
  ['a value in a range from 1', { value: 3, min: 1, max: 5 }, 0.5],
  ['a value below the range', { value: -1, min: 0, max: 100 }, 0],
  ['a value above the range', { value: 101, min: 0, max: 100 }, 1],
  ['a range without width that is reached', { value: 5, min: 5, max: 5 }, 1],
  ['a range without width that is not reached', { value: 4, min: 5, max: 5 }, 0],
  ['a reversed range', { value: 3, min: 10, max: 5 }, 0],
  ['a value of NaN', { value: Number.NaN, min: 0, max: 100 }, 0],
  ['a start of NaN', { value: 50, min: Number.NaN, max: 100 }, 0],
  ['an end of NaN', { value: 50, min: 0, max: Number.NaN }, 0],
  ['an infinite value in a range without an end', { value: Infinity, min: 0, max: Infinity }, 1],
  ['a range wider than the largest number', { value: 9e307, min: -1.7e308, max: 1.7e308 }, 0],
  ['a range without an end', { value: 3, min: 0, max: Number.POSITIVE_INFINITY }, 0],
])('returns a fraction for %s', (_name, progress, fraction) =>
  expect(progressFraction(progress)).toBe(fraction),
);

const progress = fc.record({ value: fc.double(), min: fc.double(), max: fc.double() });

it('returns a fraction between 0 and 1 for any numbers', () => {
  fc.assert(
    fc.property(progress, (given) => {
      const fraction = progressFraction(given);
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThanOrEqual(1);
    }),
  );
});

it('never returns a smaller fraction for a larger value', () => {
  const number = fc.double({ noNaN: true });
  fc.assert(
    fc.property(number, number, number, number, (one, other, min, max) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(progressFraction({ value: less, min, max })).toBeLessThanOrEqual(
        progressFraction({ value: more, min, max }),
      );
    }),
  );
});

it.each([
  ['before the first', 24, null],
  ['at one', 25, 25],
  ['between two', 74, 50],
  ['at the end, in any order', 100, 100],
  ['of NaN', Number.NaN, null],
])('returns the last milestone %s', (_name, percent, milestone) => {
  expect(lastMilestone(percent, [50, 25, 100, 75])).toBe(milestone);
});

it.each([
  [4, 4],
  [3.9, 3],
  [1, 1],
  [20, 20],
  [21, 20],
  [Number.POSITIVE_INFINITY, 20],
])('divides a bar of %d segments into %i parts', (segments, parts) =>
  expect(usableSegments(segments)).toBe(parts),
);
