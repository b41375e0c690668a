import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meterLevel, meterLevels } from './meterLevel.ts';

const range = { min: 0, max: 100 };

it.each([
  ['no limits', { value: 50 }, null],
  ['in the middle', { value: 50, low: 25, high: 75 }, 'optimum'],
  ['at the lower limit', { value: 25, low: 25, high: 75 }, 'optimum'],
  ['at the upper limit', { value: 75, low: 25, high: 75 }, 'optimum'],
  ['below', { value: 24.9, low: 25, high: 75 }, 'suboptimum'],
  ['above', { value: 75.1, low: 25, high: 75 }, 'suboptimum'],
  ['low is best', { value: 10, low: 25, high: 75, optimum: 0 }, 'optimum'],
  ['low is best, in the middle', { value: 50, low: 25, high: 75, optimum: 0 }, 'suboptimum'],
  ['low is best, high', { value: 90, low: 25, high: 75, optimum: 0 }, 'poor'],
  ['high is best, low', { value: 10, low: 25, high: 75, optimum: 100 }, 'poor'],
  ['a lower limit alone', { value: 10, low: 25 }, 'suboptimum'],
  ['an upper limit alone, and low is best', { value: 90, high: 75, optimum: 0 }, 'suboptimum'],
  ['beyond the range', { value: 400, low: 25, high: 75 }, 'suboptimum'],
  ['limits the wrong way round', { value: 60, low: 75, high: 25 }, 'optimum'],
  ['no number', { value: Number.NaN, low: 25, high: 75 }, 'suboptimum'],
  ['limits that are no numbers', { value: 50, low: Number.NaN, high: Number.NaN }, 'optimum'],
])('%s', (_name, value, level) => expect(meterLevel({ ...range, ...value })).toBe(level));

it('assigns a level to any value with a limit', () => {
  const number = fc.double();
  fc.assert(
    fc.property(number, number, number, number, number, number, (value, min, max, low, high, optimum) => {
      expect(meterLevels).toContain(meterLevel({ value, min, max, low, high, optimum }));
    }),
  );
});
