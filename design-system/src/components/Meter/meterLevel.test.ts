import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meterLevel, meterLevels } from './meterLevel.ts';

const range = { min: 0, max: 100 };

it.each([
  ['a value without limits', { value: 50 }, null],
  ['a value in the middle', { value: 50, low: 25, high: 75 }, 'optimum'],
  ['a value at the lower limit', { value: 25, low: 25, high: 75 }, 'optimum'],
  ['a value at the upper limit', { value: 75, low: 25, high: 75 }, 'optimum'],
  ['a value below the limits', { value: 24.9, low: 25, high: 75 }, 'suboptimum'],
  ['a value above the limits', { value: 75.1, low: 25, high: 75 }, 'suboptimum'],
  ['a low value where low is best', { value: 10, low: 25, high: 75, optimum: 0 }, 'optimum'],
  ['a value in the middle where low is best', { value: 50, low: 25, high: 75, optimum: 0 }, 'suboptimum'],
  ['a high value where low is best', { value: 90, low: 25, high: 75, optimum: 0 }, 'poor'],
  ['a low value where high is best', { value: 10, low: 25, high: 75, optimum: 100 }, 'poor'],
  ['a value below a lower limit alone', { value: 10, low: 25 }, 'suboptimum'],
  ['a value above an upper limit alone where low is best', { value: 90, high: 75, optimum: 0 }, 'suboptimum'],
  ['a value beyond the range', { value: 400, low: 25, high: 75 }, 'suboptimum'],
  ['a value between reversed limits', { value: 60, low: 75, high: 25 }, 'optimum'],
  ['a value of NaN', { value: Number.NaN, low: 25, high: 75 }, 'suboptimum'],
  ['limits of NaN', { value: 50, low: Number.NaN, high: Number.NaN }, 'optimum'],
])('rates %s', (_name, value, level) => expect(meterLevel({ ...range, ...value })).toBe(level));

it('assigns a level to any value with a limit', () => {
  const number = fc.double();
  fc.assert(
    fc.property(number, number, number, number, number, number, (value, min, max, low, high, optimum) => {
      expect(meterLevels).toContain(meterLevel({ value, min, max, low, high, optimum }));
    }),
  );
});
